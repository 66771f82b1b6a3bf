PHP_ARG_ENABLE([kiln],
  [whether to enable kiln],
  [AS_HELP_STRING([--enable-kiln], [Enable the native engine of Kiln])],
  [no])

PHP_ARG_ENABLE([kiln-dev],
  [whether to build kiln for its developers],
  [AS_HELP_STRING([--enable-kiln-dev], [Kiln: treat compiler warnings as errors, and add what only its tests need])],
  [no],
  [no])

PHP_ARG_ENABLE([kiln-asan],
  [whether to build kiln with sanitizers],
  [AS_HELP_STRING([--enable-kiln-asan], [Kiln: build with AddressSanitizer and UndefinedBehaviorSanitizer])],
  [no],
  [no])

if test "$PHP_KILN" != "no"; then
  PHP_REQUIRE_CXX()
  PHP_CXX_COMPILE_STDCXX([20], [mandatory], [KILN_STDCXX])

  PKG_CHECK_MODULES([SIMDJSON], [simdjson >= 3.0])
  PHP_EVAL_INCLINE([$SIMDJSON_CFLAGS])
  PHP_EVAL_LIBLINE([$SIMDJSON_LIBS], [KILN_SHARED_LIBADD])
  PHP_ADD_LIBRARY([stdc++], [1], [KILN_SHARED_LIBADD])
  PHP_SUBST([KILN_SHARED_LIBADD])

  dnl An unwinding through frames of PHP, which is C, is undefined; a type that
  dnl is visible may be taken from another extension that has the same name.
  dnl Which parameters a function of an extension has is up to PHP's macros.
  KILN_CXXFLAGS="$KILN_STDCXX -Wall -Wextra -Wno-unused-parameter"
  KILN_CXXFLAGS="$KILN_CXXFLAGS -fno-exceptions -fno-rtti -fvisibility=hidden"
  KILN_CXXFLAGS="$KILN_CXXFLAGS -DSIMDJSON_EXCEPTIONS=0 -DZEND_ENABLE_STATIC_TSRMLS_CACHE=1"

  if test "$PHP_KILN_DEV" != "no"; then
    KILN_CXXFLAGS="$KILN_CXXFLAGS -Werror -DKILN_DEV=1"
  fi

  if test "$PHP_KILN_ASAN" != "no"; then
    KILN_CXXFLAGS="$KILN_CXXFLAGS -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -g"
    KILN_SHARED_LIBADD="$KILN_SHARED_LIBADD -fsanitize=address,undefined"
  fi

  KILN_DIR=PHP_EXT_SRCDIR

  dnl GNU ld and those that know INSERT put functions in an order, see function_order.ld.
  if test "$ext_shared" = "yes"; then
    KILN_ORDER="-Wl,-T,$KILN_DIR/function_order.ld"
    AC_MSG_CHECKING([whether the linker can order functions])
    KILN_LDFLAGS=$LDFLAGS
    LDFLAGS="$LDFLAGS $KILN_ORDER"
    AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])], [
      AC_MSG_RESULT([yes])
      KILN_CXXFLAGS="$KILN_CXXFLAGS -ffunction-sections -DKILN_ORDERS_FUNCTIONS=1"
      KILN_SHARED_LIBADD="$KILN_SHARED_LIBADD $KILN_ORDER"
    ], [AC_MSG_RESULT([no])])
    LDFLAGS=$KILN_LDFLAGS
  fi

  dnl The files of a folder are compiled as one: most of what a file takes is the
  dnl headers that it shares with the others. So a name in an anonymous namespace
  dnl may stand once in a folder. A new file or folder needs no line here.
  KILN_UNITS=
  mkdir -p "$KILN_DIR/units"
  for KILN_FOLDER in $(cd "$KILN_DIR" && find src -name '*.cpp' | sed 's,/[[^/]]*$,,' | LC_ALL=C sort -u); do
    KILN_UNIT=units/$(echo "$KILN_FOLDER" | tr / _).cpp
    (cd "$KILN_DIR" && ls "$KILN_FOLDER"/*.cpp) | LC_ALL=C sort | sed 's,.*,#include "&",' > "$KILN_DIR/$KILN_UNIT"
    KILN_UNITS="$KILN_UNITS $KILN_UNIT"
  done
  PHP_ADD_BUILD_DIR(PHP_EXT_BUILDDIR[/units], [1])
  PHP_ADD_INCLUDE([$KILN_DIR])

  PHP_NEW_EXTENSION([kiln], [kiln.cpp $KILN_UNITS], [$ext_shared],, [$KILN_CXXFLAGS], [cxx])
  PHP_ADD_EXTENSION_DEP([kiln], [json])
  PHP_ADD_EXTENSION_DEP([kiln], [date])
  PHP_ADD_EXTENSION_DEP([kiln], [session], [true])
fi
