// What tests need and nobody else gets: only a build with --enable-kiln-dev has it.
#ifndef KILN_TESTING_BAILOUT_H
#define KILN_TESTING_BAILOUT_H

#ifdef KILN_DEV

namespace kiln::testing {

void register_functions();

} // namespace kiln::testing

#endif

#endif
