<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Plan\Shape as Model;

/**
 * Arrays whose elements are known.
 *
 * @internal
 */
final readonly class ArrayShapes
{
    /**
     * @param list<Model\Member> $elements
     */
    public static function of(array $elements, bool $isTuple, bool $isOpen): Model\Shape
    {
        return $isTuple
            ? new Model\Tuple(\array_column($elements, 'shape'), \count(\array_filter(\array_column($elements, 'isRequired'))), $isOpen ? new Model\Anything() : null)
            : new Model\Record(\array_combine(\array_column($elements, 'key'), $elements), [], $isOpen);
    }
}
