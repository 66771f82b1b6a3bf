<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
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
        return match (true) {
            $node instanceof ObjectOf, $node instanceof Date, $node instanceof EnumCase => Php::classType($node->class),
            $node instanceof Polymorphic => $node->class === null ? 'object' : Php::classType($node->class),
            $node instanceof Interval => '\DateInterval',
            $node instanceof StdClassOf => '\stdClass',
            $node instanceof ArrayObjectOf => '\ArrayObject<array-key, ' . self::of($node->array) . '>',
            $node instanceof IterableOf => self::around('iterable', self::itemOf($node)),
            $node instanceof ListOf => self::around('array', self::of($node->item)),
            $node instanceof MapOf => self::around('array', self::of($node->value)),
            $node instanceof OptionalOf => '\Kiln\Optional<' . self::of($node->inner) . '>',
            $node instanceof Nullable => self::of($node->inner) === self::MIXED ? self::MIXED : self::of($node->inner) . '|null',
            default => self::MIXED,
        };
    }

    private static function itemOf(IterableOf $node): string
    {
        return match (true) {
            $node->array instanceof ListOf => self::of($node->array->item),
            $node->array instanceof MapOf => self::of($node->array->value),
            default => self::MIXED,
        };
    }

    private static function around(string $word, string $type): string
    {
        return $type === self::MIXED && $word === 'array' ? self::MIXED : "{$word}<{$type}>";
    }
}
