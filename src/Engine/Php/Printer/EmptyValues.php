<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * Tells values apart that are empty, for members that are left out then.
 *
 * @internal
 */
final readonly class EmptyValues
{
    /**
     * The condition under which a value that is not null is not empty either: '' for always, null where only what is written
     * of it tells.
     */
    public static function notEmpty(Write\WriteNode $node, string $value): ?string
    {
        return match ($node::class) {
            Write\Nullable::class => self::notEmpty($node->inner, $value),
            Write\Scalar::class => \in_array(ScalarKind::String, $node->kinds, true) ? "{$value} !== ''" : '',
            Write\BytesOf::class => "{$value} !== ''",
            Write\ListOf::class, Write\MapOf::class, Write\AnyArray::class => "{$value} !== []",
            Write\Date::class, Write\Interval::class => $node->format === null ? '' : null,
            Write\EnumCase::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Leaf::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class, Write\StdClassOf::class,
            Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\OptionalOf::class, Write\ValueOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => null,
        };
    }
}
