<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Below;

/**
 * Prints what knows the options that hold below a property.
 *
 * @internal
 */
final readonly class BelowCall
{
    /**
     *     $kiln->below('author')
     */
    public static function print(?Below $below): string
    {
        if ($below === null) {
            return '$kiln';
        }

        return '$kiln->below(' . Php::literal($below->property) . ($below->named === [] ? '' : ', ' . Php::literal($below->named)) . ')';
    }

    /**
     *     $belowAuthors = $kiln->below('authors');
     */
    public static function inVariable(Below $below, Code $code): string
    {
        $variable = $code->variable('below' . \ucfirst($below->property));
        $code->line("{$variable} = " . self::print($below) . ';');

        return $variable;
    }
}
