<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Plan\Write;

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
    public static function ofField(Write\WriteField $field): ?self
    {
        $omitsNull = \array_intersect_key([Write\OmitWhen::Null->name => true, Write\OmitWhen::Empty->name => true], \array_flip(\array_column($field->omitWhen, 'name'))) !== [];
        $node = $field->value instanceof Write\Nullable && $omitsNull ? $field->value->inner : $field->value;
        if ($node instanceof Write\OptionalOf && \in_array(Write\OmitWhen::Missing, $field->omitWhen, true)) {
            $node = $node->inner;
        }

        return self::of($node);
    }

    public static function of(Write\WriteNode $node): ?self
    {
        return match ($node::class) {
            Write\Scalar::class, Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class => self::Line,
            Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class => self::Table,
            Write\MapOf::class => self::of($node->value) === self::Line || self::isObject($node->value) ? self::Table : null,
            Write\ListOf::class => self::of($node->item) === self::Line ? self::Line : (self::isObject($node->item) ? self::Tables : null),
            Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class => self::of($node->array),
            Write\OptionalOf::class => self::of($node->inner) === self::Line ? self::Line : null,
            Write\ValueOf::class => self::of($node->value) === self::Line ? self::Line : null,
            Write\Union::class => self::ofUnion($node),
            Write\Nullable::class, Write\ShapeOf::class, Write\EmptyArray::class, Write\AnyArray::class, Write\StdClassOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => null,
        };
    }

    private static function isObject(Write\WriteNode $node): bool
    {
        return $node instanceof Write\ObjectOf || $node instanceof Write\LazyOf || $node instanceof Write\Polymorphic;
    }

    private static function ofUnion(Write\Union $union): ?self
    {
        foreach ($union->cases as $case) {
            if (self::of($case->value) !== self::Line) {
                return null;
            }
        }

        return self::Line;
    }
}
