// What tests need and nobody else gets: only a build with --enable-kiln-dev has it.
#ifndef KILN_TESTING_COLUMNS_H
#define KILN_TESTING_COLUMNS_H

#ifdef KILN_DEV

namespace kiln::testing {

// A function that writes values in columns, also small ones.
void register_columns();

} // namespace kiln::testing

#endif

#endif
