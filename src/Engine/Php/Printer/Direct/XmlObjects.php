<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Format\Xml\Syntax;
use Kiln\Plan\Write;

/**
 * Tells which objects code writes as XML without a tree.
 *
 * @internal
 */
final readonly class XmlObjects
{
    public static function areLeftToTree(Write\WriteObject $object): bool
    {
        if (LeftToTree::isNeeded($object, true) || isset($object->notes['facts']['prefix'])) {
            return true;
        }
        foreach ($object->steps as $step) {
            if (($step instanceof Write\Constant && !Syntax::isName($step->key)) || ($step instanceof Write\WriteField && !self::isOrdinary($step))) {
                return true;
            }
        }

        return false;
    }

    private static function isOrdinary(Write\WriteField $field): bool
    {
        $facts = $field->notes;
        foreach ($facts as $fact => $name) {
            if (\str_starts_with($fact, 'item ') || ($fact === 'as' && ($name === 'any' || $name === 'mixed'))) {
                return false;
            }
        }
        foreach (['name', 'item', 'entry', 'key'] as $fact) {
            if (isset($facts[$fact]) && !Syntax::isName((string) $facts[$fact])) {
                return false;
            }
        }
        if (!Syntax::isName($field->key) || isset($facts['keyElement']) || isset($facts['keyAsName'])) {
            return false;
        }
        if (($facts['as'] ?? null) === 'attribute' || ($facts['as'] ?? null) === 'text') {
            return self::isText($field->value);
        }
        $array = self::arrayIn($field->value);
        // What stands in an element of another namespace is in that, too.
        if (isset($facts['namespace']) && !self::isText($array instanceof Write\ListOf ? $array->item : $field->value) && !$array instanceof Write\MapOf) {
            return false;
        }

        return match (true) {
            $array instanceof Write\MapOf => self::isText($array->value),
            $array instanceof Write\ListOf => self::isElement($array->item),
            default => self::isElement($field->value),
        };
    }

    /**
     * Whether nothing in it has keys that may be names, or none.
     */
    private static function isElement(Write\WriteNode $node): bool
    {
        return match ($node::class) {
            Write\Nullable::class, Write\OptionalOf::class => self::isElement($node->inner),
            Write\ListOf::class => self::isElement($node->item),
            Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class => self::isElement($node->array),
            Write\ValueOf::class => self::isElement($node->value),
            Write\Union::class => \array_filter($node->cases, static fn($case): bool => !self::isElement($case->value)) === [],
            Write\MapOf::class, Write\ShapeOf::class, Write\EmptyArray::class => false,
            Write\Scalar::class, Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class,
            Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\StdClassOf::class, Write\AnyArray::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => true,
        };
    }

    private static function isText(Write\WriteNode $node): bool
    {
        return match ($node::class) {
            Write\Nullable::class, Write\OptionalOf::class => self::isText($node->inner),
            Write\ValueOf::class => self::isText($node->value),
            Write\Scalar::class, Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class => true,
            Write\ListOf::class, Write\MapOf::class, Write\ShapeOf::class, Write\EmptyArray::class, Write\AnyArray::class, Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class, Write\StdClassOf::class,
            Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\Leaf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => false,
        };
    }

    private static function arrayIn(Write\WriteNode $node): ?Write\WriteNode
    {
        return match ($node::class) {
            Write\Nullable::class, Write\OptionalOf::class => self::arrayIn($node->inner),
            Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class => $node->array,
            Write\ListOf::class, Write\MapOf::class, Write\ShapeOf::class, Write\EmptyArray::class, Write\AnyArray::class, Write\StdClassOf::class, Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\ValueOf::class,
            Write\Scalar::class, Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => $node,
        };
    }
}
