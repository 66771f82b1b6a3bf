// What tests need and nobody else gets: only a build with --enable-kiln-dev has it.
#ifndef KILN_TESTING_WIDTHS_H
#define KILN_TESTING_WIDTHS_H

#ifdef KILN_DEV

namespace kiln::testing {

// Functions to escape strings by each of the widths that the processor has.
void register_widths();

} // namespace kiln::testing

#endif

#endif
