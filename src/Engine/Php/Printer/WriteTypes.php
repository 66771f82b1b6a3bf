<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;

/**
 * The types that generated writers count on without looking, because PHP itself refuses anything else: where a function takes
 * the value, or a method is called on it. All else is mixed.
 *
 * @internal
 */
final readonly class WriteTypes
{
    private const MIXED = 'mixed';

    public static function of(Write\WriteNode $node): string
    {
        return match ($node::class) {
            Write\ObjectOf::class, Write\LazyOf::class, Write\Date::class, Write\EnumCase::class => Php::classType($node->class),
            Write\Polymorphic::class => $node->class === null ? 'object' : Php::classType($node->class),
            Write\Interval::class => '\DateInterval',
            Write\StdClassOf::class => '\stdClass',
            Write\ArrayObjectOf::class => '\ArrayObject<array-key, ' . self::of($node->array) . '>',
            Write\IterableOf::class => self::around('iterable', self::itemOf($node)),
            Write\ListOf::class => self::around('array', self::of($node->item)),
            Write\MapOf::class => self::around('array', self::of($node->value)),
            Write\OptionalOf::class => '\Kiln\Optional<' . self::of($node->inner) . '>',
            Write\Nullable::class => self::of($node->inner) === self::MIXED ? self::MIXED : self::of($node->inner) . '|null',
            Write\Scalar::class, Write\Timestamp::class, Write\Milliseconds::class, Write\BytesOf::class, Write\Leaf::class, Write\AnyArray::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\CollectionOf::class, Write\Union::class, Write\ValueOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => self::MIXED,
        };
    }

    private static function itemOf(Write\IterableOf $node): string
    {
        return match ($node->array::class) {
            Write\ListOf::class => self::of($node->array->item),
            Write\MapOf::class => self::of($node->array->value),
            Write\AnyArray::class => self::MIXED,
        };
    }

    private static function around(string $word, string $type): string
    {
        return $type === self::MIXED && $word === 'array' ? self::MIXED : "{$word}<{$type}>";
    }
}
