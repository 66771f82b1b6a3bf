<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\Leaf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Milliseconds;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;

/**
 * What a member of a table is in TOML, where its type says so.
 *
 * @internal
 */
enum TomlKind
{
    /** a key and a value */
    case Line;
    /** a header, and what is below it */
    case Table;
    /** a header for each item, or a key and `[]` */
    case Tables;

    /**
     * @return ?self null where only the value tells
     */
    public static function ofField(WriteField $field): ?self
    {
        $omitsNull = array_intersect_key([OmitWhen::Null->name => true, OmitWhen::Empty->name => true], array_flip(array_column($field->omitWhen, 'name'))) !== [];
        $node = $field->value instanceof Nullable && $omitsNull ? $field->value->inner : $field->value;
        if ($node instanceof OptionalOf && \in_array(OmitWhen::Missing, $field->omitWhen, true)) {
            $node = $node->inner;
        }

        return self::of($node);
    }

    public static function of(WriteNode $node): ?self
    {
        return match ($node::class) {
            Scalar::class, EnumCase::class, Date::class, Timestamp::class, Milliseconds::class, Interval::class, BytesOf::class, Leaf::class => self::Line,
            ObjectOf::class, LazyOf::class, Polymorphic::class => self::Table,
            MapOf::class => self::of($node->value) === self::Line || self::isObject($node->value) ? self::Table : null,
            ListOf::class => self::of($node->item) === self::Line ? self::Line : (self::isObject($node->item) ? self::Tables : null),
            IterableOf::class, CollectionOf::class, ArrayObjectOf::class => self::of($node->array),
            OptionalOf::class => self::of($node->inner) === self::Line ? self::Line : null,
            ValueOf::class => self::of($node->value) === self::Line ? self::Line : null,
            Union::class => self::ofUnion($node),
            default => null,
        };
    }

    private static function isObject(WriteNode $node): bool
    {
        return $node instanceof ObjectOf || $node instanceof LazyOf || $node instanceof Polymorphic;
    }

    private static function ofUnion(Union $union): ?self
    {
        foreach ($union->cases as $case) {
            if (self::of($case->value) !== self::Line) {
                return null;
            }
        }

        return self::Line;
    }
}
