#include "run.h"

namespace kiln::read {

bool too_deep()
{
    return unsupported("too many levels for the C stack");
}

void note_destructible(Run &run, zend_object *object)
{
    Destructible &noted = run.destructible;
    if (noted.count == noted.capacity) {
        noted.capacity = noted.capacity == 0 ? 16 : noted.capacity * 2;
        noted.objects = static_cast<zend_object **>(
            safe_erealloc(noted.objects, noted.capacity, sizeof(zend_object *), 0)
        );
    }
    GC_ADDREF(object);
    noted.objects[noted.count++] = object;
}

void keep_destructible(Run &run)
{
    Destructible &noted = run.destructible;
    for (uint32_t index = 0; index < noted.count; ++index) {
        zend_object *object = noted.objects[index];
        // Letting go of it properly would make it a suspect for the collector
        // of cycles, for nothing: the reference was never seen by anyone.
        if (GC_REFCOUNT(object) > 1) {
            GC_DELREF(object);
        } else {
            OBJ_RELEASE(object);
        }
    }
    if (noted.objects != nullptr) {
        efree(noted.objects);
    }
}

void drop_destructible(Run &run)
{
    Destructible &noted = run.destructible;
    for (uint32_t index = 0; index < noted.count; ++index) {
        GC_ADD_FLAGS(noted.objects[index], IS_OBJ_DESTRUCTOR_CALLED);
    }
    for (uint32_t index = 0; index < noted.count; ++index) {
        OBJ_RELEASE(noted.objects[index]);
    }
    if (noted.objects != nullptr) {
        efree(noted.objects);
    }
}

} // namespace kiln::read
