<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Error\ValueText;
use Kiln\Plan\Guard;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsBackedValue;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsObject;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Plan\Read\AnyArray;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\ArrayObjectOf;
use Kiln\Plan\Read\BytesFrom;
use Kiln\Plan\Read\Coerced;
use Kiln\Plan\Read\CollectionOf;
use Kiln\Plan\Read\Convert;
use Kiln\Plan\Read\DateFrom;
use Kiln\Plan\Read\Discriminated;
use Kiln\Plan\Read\EnumFrom;
use Kiln\Plan\Read\IntervalFrom;
use Kiln\Plan\Read\IteratorOf;
use Kiln\Plan\Read\ListOf;
use Kiln\Plan\Read\MapOf;
use Kiln\Plan\Read\Nullable;
use Kiln\Plan\Read\NullOnly;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\OneOf;
use Kiln\Plan\Read\OptionalOf;
use Kiln\Plan\Read\PopulateOrCreate;
use Kiln\Plan\Read\RawFrom;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\RefillOrCreate;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Plan\Read\UnionCase;
use Kiln\Plan\Read\ValueFrom;
use Kiln\Plan\Text\Words;

/**
 * What a node takes, by the words of JSON and without names of classes: `int or null`, `array`, `date (RFC 3339)`.
 *
 * @internal
 */
final class Expectation
{
    /** Allowed values named in a message. */
    private const VALUES = 10;

    public static function of(ReadNode $node): string
    {
        return match ($node::class) {
            Scalar::class => Words::kinds($node->kinds),
            Nullable::class => self::of($node->inner) . ' or null',
            NullOnly::class => 'null',
            OptionalOf::class, Coerced::class => self::of($node->inner),
            EnumFrom::class => self::values(self::caseValues($node)),
            DateFrom::class => 'date (' . implode(' or ', array_map(static fn(string $format): string => $format === '' ? 'RFC 3339' : $format, $node->formats === [] ? [''] : $node->formats)) . ')',
            BytesFrom::class => $node->isLeaf ? 'bytes' : 'base64',
            IntervalFrom::class => 'duration (' . ($node->format ?? 'ISO 8601') . ')',
            ListOf::class => 'array',
            ShapeOf::class => $node->isTuple ? 'array' : 'object',
            AnyArray::class => 'array or object',
            IteratorOf::class, ArrayObjectOf::class, CollectionOf::class => self::of($node->array),
            RefillOrCreate::class => self::of($node->create),
            MapOf::class,
            StdClassOf::class,
            ObjectOf::class,
            Discriminated::class,
            PopulateOrCreate::class => 'object',
            OneOf::class => implode(' or ', array_unique(array_map(self::ofCase(...), array_filter($node->cases, static fn(UnionCase $case): bool => !$case->guard instanceof IsInstance)))),
            ValueFrom::class => $node->expected,
            Convert::class => 'converted value',
            Anything::class, RawFrom::class => 'anything',
        };
    }

    /**
     * `one of "open", "closed"`, or the only one there is.
     *
     * @param list<int|string> $values
     */
    public static function values(array $values): string
    {
        return (\count($values) === 1 ? '' : 'one of ') . ValueText::list($values, self::VALUES);
    }

    /**
     * @return list<int|string> values, or names of a pure enum
     */
    public static function caseValues(EnumFrom $node): array
    {
        return array_map(
            static fn(\UnitEnum $case): int|string => $case instanceof \BackedEnum && !$node->byName ? $case->value : $case->name,
            $node->class::cases(),
        );
    }

    /**
     * What a member of a union is when it is written, by the words of PHP.
     */
    public static function ofGuard(Guard $guard): string
    {
        return match ($guard::class) {
            IsScalar::class => $guard->kind->value,
            IsInstance::class => $guard->class,
            IsList::class => 'list',
            IsArray::class => 'array',
            IsObject::class => 'object',
            Always::class, HasKeys::class, HasValue::class, IsBackedValue::class => 'anything',
        };
    }

    private static function ofCase(UnionCase $case): string
    {
        return match ($case->guard::class) {
            HasKeys::class => 'object with ' . ValueText::list($case->guard->keys, self::VALUES),
            HasValue::class => 'object with ' . ValueText::quoted($case->guard->field) . ': '
                . self::values($case->guard->values),
            default => self::of($case->value),
        };
    }
}
