<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\WriteNode;

/**
 * The types that generated writers count on without looking, because PHP itself refuses anything else: where a function takes
 * the value, or a method is called on it. All else is mixed.
 *
 * @internal
 */
final readonly class WriteTypes
{
    private const MIXED = 'mixed';

    public static function of(WriteNode $node): string
    {
        return match ($node::class) {
            ObjectOf::class, LazyOf::class, Date::class, EnumCase::class => Php::classType($node->class),
            Polymorphic::class => $node->class === null ? 'object' : Php::classType($node->class),
            Interval::class => '\DateInterval',
            StdClassOf::class => '\stdClass',
            ArrayObjectOf::class => '\ArrayObject<array-key, ' . self::of($node->array) . '>',
            IterableOf::class => self::around('iterable', self::itemOf($node)),
            ListOf::class => self::around('array', self::of($node->item)),
            MapOf::class => self::around('array', self::of($node->value)),
            OptionalOf::class => '\Kiln\Optional<' . self::of($node->inner) . '>',
            Nullable::class => self::of($node->inner) === self::MIXED ? self::MIXED : self::of($node->inner) . '|null',
            default => self::MIXED,
        };
    }

    private static function itemOf(IterableOf $node): string
    {
        return match ($node->array::class) {
            ListOf::class => self::of($node->array->item),
            MapOf::class => self::of($node->array->value),
            default => self::MIXED,
        };
    }

    private static function around(string $word, string $type): string
    {
        return $type === self::MIXED && $word === 'array' ? self::MIXED : "{$word}<{$type}>";
    }
}
