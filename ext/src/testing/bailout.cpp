#ifdef KILN_DEV

#include "../../php_kiln.h"

#include "bailout.h"

// A bailout is how PHP leaves everything behind when memory is exhausted: a
// longjmp() from inside of emalloc(). Here it comes at an allocation of the
// test's choice, and the script goes on instead of ending, so that a test can
// see whether the extension still works.

namespace kiln::testing {

namespace {

// The handlers of an allocator are given nothing but the size.
ZEND_TLS zend_mm_heap *heap;
ZEND_TLS zend_long allocations_left;

void stop_counting()
{
    zend_mm_set_custom_handlers(heap, nullptr, nullptr, nullptr);
}

void count_allocation()
{
    if (allocations_left-- == 0) {
        stop_counting();
        zend_bailout();
    }
}

// The functions that these call do not ask whether there are handlers.

void *allocate(size_t size KILN_ALLOCATION_PLACE_DC)
{
    count_allocation();

    return zend_mm_alloc(heap, size);
}

void release(void *block KILN_ALLOCATION_PLACE_DC)
{
    zend_mm_free(heap, block);
}

void *reallocate(void *block, size_t size KILN_ALLOCATION_PLACE_DC)
{
    count_allocation();

    return zend_mm_realloc(heap, block, size);
}

// What a bailout loses of the state of the engine, which normally ends then.
struct Place {
    zend_execute_data *frame;
    zend_vm_stack stack;
    zval *stack_top;
    zval *stack_end;
    decltype(EG(fake_scope)) fake_scope;

    Place()
        : frame(EG(current_execute_data)),
          stack(EG(vm_stack)),
          stack_top(EG(vm_stack_top)),
          stack_end(EG(vm_stack_end)),
          fake_scope(EG(fake_scope))
    {
    }

    void restore() const
    {
        EG(current_execute_data) = frame;
        EG(vm_stack) = stack;
        EG(vm_stack_top) = stack_top;
        EG(vm_stack_end) = stack_end;
        EG(fake_scope) = fake_scope;
        EG(exception) = nullptr;
    }
};

} // namespace

} // namespace kiln::testing

// bail_out_at(int $allocation, callable $call): bool
//
// Whether the call, left at its allocation of that number counted from 0, got so far.
PHP_FUNCTION(Kiln_Native_Testing_bail_out_at)
{
    using namespace kiln::testing;

    zend_long allocation;
    zend_fcall_info call;
    zend_fcall_info_cache cache;

    ZEND_PARSE_PARAMETERS_START(2, 2)
        Z_PARAM_LONG(allocation)
        Z_PARAM_FUNC(call, cache)
    ZEND_PARSE_PARAMETERS_END();

    heap = zend_mm_get_heap();
    if (zend_mm_is_custom_heap(heap)) {
        zend_throw_error(nullptr, "The heap has handlers already (USE_ZEND_ALLOC=0)");
        RETURN_THROWS();
    }

    const Place place;
    zval result;
    ZVAL_UNDEF(&result);
    call.retval = &result;
    volatile bool is_left = false;

    allocations_left = allocation;
    zend_try {
        zend_mm_set_custom_handlers(heap, allocate, release, reallocate);
        zend_call_function(&call, &cache);
        stop_counting();
    } zend_catch {
        is_left = true;
        place.restore();
    } zend_end_try();

    if (!is_left) {
        zval_ptr_dtor(&result);
    }
    RETURN_BOOL(is_left);
}

namespace kiln::testing {

namespace {

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(bail_out_at_arguments, 0, 2, _IS_BOOL, 0)
    ZEND_ARG_TYPE_INFO(0, allocation, IS_LONG, 0)
    ZEND_ARG_TYPE_INFO(0, call, IS_CALLABLE, 0)
ZEND_END_ARG_INFO()

const zend_function_entry bailout_functions[] = {
    ZEND_NS_NAMED_FE("Kiln\\Native\\Testing", bail_out_at, ZEND_FN(Kiln_Native_Testing_bail_out_at), bail_out_at_arguments)
    ZEND_FE_END
};

} // namespace

void register_functions()
{
    zend_register_functions(nullptr, bailout_functions, nullptr, MODULE_PERSISTENT);
}

} // namespace kiln::testing

#endif
