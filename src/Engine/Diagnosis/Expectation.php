<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Error\ValueText;
use Kiln\Plan\Guard;
use Kiln\Plan\Read;
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

    public static function of(Read\ReadNode $node): string
    {
        return match ($node::class) {
            Read\Scalar::class => Words::kinds($node->kinds),
            Read\Nullable::class => self::of($node->inner) . ' or null',
            Read\NullOnly::class => 'null',
            Read\OptionalOf::class, Read\Coerced::class => self::of($node->inner),
            Read\EnumFrom::class => self::values(self::caseValues($node)),
            Read\DateFrom::class => 'date (' . \implode(' or ', \array_map(static fn(string $format): string => $format === '' ? 'RFC 3339' : $format, $node->formats === [] ? [''] : $node->formats)) . ')',
            Read\BytesFrom::class => $node->isLeaf ? 'bytes' : 'base64',
            Read\IntervalFrom::class => 'duration (' . ($node->format ?? 'ISO 8601') . ')',
            Read\ListOf::class => 'array',
            Read\ShapeOf::class => $node->isTuple ? 'array' : 'object',
            Read\AnyArray::class => 'array or object',
            Read\IteratorOf::class, Read\ArrayObjectOf::class, Read\CollectionOf::class => self::of($node->array),
            Read\RefillOrCreate::class => self::of($node->create),
            Read\MapOf::class,
            Read\StdClassOf::class,
            Read\ObjectOf::class,
            Read\Discriminated::class,
            Read\PopulateOrCreate::class => 'object',
            Read\OneOf::class => \implode(' or ', \array_unique(\array_map(self::ofCase(...), \array_filter($node->cases, static fn(Read\UnionCase $case): bool => !$case->guard instanceof Guard\IsInstance)))),
            Read\ValueFrom::class => $node->expected,
            Read\Convert::class => 'converted value',
            Read\Anything::class, Read\RawFrom::class => 'anything',
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
    public static function caseValues(Read\EnumFrom $node): array
    {
        return \array_map(
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
            Guard\IsScalar::class => $guard->kind->value,
            Guard\IsInstance::class => $guard->class,
            Guard\IsList::class => 'list',
            Guard\IsArray::class => 'array',
            Guard\IsObject::class => 'object',
            Guard\Always::class, Guard\HasKeys::class, Guard\HasValue::class, Guard\IsBackedValue::class => 'anything',
        };
    }

    private static function ofCase(Read\UnionCase $case): string
    {
        return match ($case->guard::class) {
            Guard\HasKeys::class => 'object with ' . ValueText::list($case->guard->keys, self::VALUES),
            Guard\HasValue::class => 'object with ' . ValueText::quoted($case->guard->field) . ': '
                . self::values($case->guard->values),
            Guard\Always::class, Guard\IsArray::class, Guard\IsBackedValue::class, Guard\IsInstance::class, Guard\IsList::class, Guard\IsObject::class, Guard\IsScalar::class => self::of($case->value),
        };
    }
}
