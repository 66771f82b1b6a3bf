// Numbers as round() of PHP rounds them.
#ifndef KILN_VALUE_ROUNDING_H
#define KILN_VALUE_ROUNDING_H

#include "../program/operands.h"

extern "C" {
#include "ext/standard/php_math.h"
}

namespace kiln::value {

class Rounding {
public:
    // From two operands: the precision, and one of PHP_ROUND_HALF_*. What PHP does in
    // any other mode is undefined (php-src, ext/standard/math.c, php_round_helper()).
    void set(const Operands &operands, uint32_t position)
    {
        const zend_long precision = operands.number(position);
        const zend_long mode = operands.number(position + 1);
        if (precision < INT_MIN || precision > INT_MAX || mode < PHP_ROUND_HALF_UP || mode > PHP_ROUND_HALF_ODD) {
            operands.reject();
        }
        precision_ = static_cast<int>(precision);
        mode_ = static_cast<int>(mode);
    }

    double round(double number) const { return _php_math_round(number, precision_, mode_); }

private:
    int precision_;
    int mode_;
};

} // namespace kiln::value

#endif
