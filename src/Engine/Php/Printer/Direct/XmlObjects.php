<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Format\Xml\Syntax;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Milliseconds;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;

/**
 * Tells which objects code writes as XML without a tree.
 *
 * @internal
 */
final readonly class XmlObjects
{
    public static function areLeftToTree(WriteObject $object): bool
    {
        if (LeftToTree::isNeeded($object, true) || isset($object->notes['facts']['prefix'])) {
            return true;
        }
        foreach ($object->steps as $step) {
            if (($step instanceof Constant && !Syntax::isName($step->key)) || ($step instanceof WriteField && !self::isOrdinary($step))) {
                return true;
            }
        }

        return false;
    }

    private static function isOrdinary(WriteField $field): bool
    {
        $facts = $field->notes;
        foreach ($facts as $fact => $name) {
            if (str_starts_with($fact, 'item ') || ($fact === 'as' && ($name === 'any' || $name === 'mixed'))) {
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
        if (isset($facts['namespace']) && !self::isText($array instanceof ListOf ? $array->item : $field->value) && !$array instanceof MapOf) {
            return false;
        }

        return match (true) {
            $array instanceof MapOf => self::isText($array->value),
            $array instanceof ListOf => self::isElement($array->item),
            default => self::isElement($field->value),
        };
    }

    /**
     * Whether nothing in it has keys that may be names, or none.
     */
    private static function isElement(WriteNode $node): bool
    {
        return match (true) {
            $node instanceof Nullable, $node instanceof OptionalOf => self::isElement($node->inner),
            $node instanceof ListOf => self::isElement($node->item),
            $node instanceof IterableOf, $node instanceof CollectionOf, $node instanceof ArrayObjectOf => self::isElement($node->array),
            $node instanceof ValueOf => self::isElement($node->value),
            $node instanceof Union => array_filter($node->cases, static fn($case): bool => !self::isElement($case->value)) === [],
            default => !$node instanceof MapOf && !$node instanceof ShapeOf && !$node instanceof EmptyArray,
        };
    }

    private static function isText(WriteNode $node): bool
    {
        return match (true) {
            $node instanceof Nullable, $node instanceof OptionalOf => self::isText($node->inner),
            $node instanceof ValueOf => self::isText($node->value),
            default => $node instanceof Scalar || $node instanceof EnumCase || $node instanceof Date || $node instanceof Interval || $node instanceof Timestamp || $node instanceof Milliseconds || $node instanceof BytesOf,
        };
    }

    private static function arrayIn(WriteNode $node): ?WriteNode
    {
        return match (true) {
            $node instanceof Nullable, $node instanceof OptionalOf => self::arrayIn($node->inner),
            $node instanceof IterableOf, $node instanceof CollectionOf, $node instanceof ArrayObjectOf => $node->array,
            default => $node,
        };
    }
}
