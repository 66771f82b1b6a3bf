<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * At least two types, none of them a union, nullable, null or mixed: null in a union makes a {@see NullableType} around it.
 *
 * @internal
 */
final readonly class UnionType implements Type
{
    /**
     * @param non-empty-list<Type> $members in canonical order (sorted by spelling)
     */
    public function __construct(public array $members) {}

    /**
     * One of several types in its simplest form: flat, without duplicates, sorted by spelling, null around it, and mixed where
     * one of them is mixed.
     *
     * @param array<Type> $types
     */
    public static function of(array $types): Type
    {
        $members = [];
        $isNullable = false;
        foreach (self::flat($types) as $type) {
            if ($type instanceof MixedType) {
                return $type;
            }
            if ($type instanceof NullType) {
                $isNullable = true;
            } else {
                $members[(string) $type] = $type;
            }
        }
        if (isset($members['bool']) || isset($members['true'], $members['false'])) {
            unset($members['true'], $members['false']);
            $members['bool'] = new ScalarType(ScalarKind::Bool);
        }
        if ($members === []) {
            return new NullType();
        }
        \ksort($members, \SORT_STRING);
        $members = \array_values($members);
        $type = \count($members) === 1 ? $members[0] : new self($members);

        return $isNullable ? new NullableType($type) : $type;
    }

    public function __toString(): string
    {
        return \implode('|', $this->members);
    }

    /**
     * @param array<Type> $types
     *
     * @return \Generator<int, Type>
     */
    private static function flat(array $types): \Generator
    {
        foreach ($types as $type) {
            if ($type instanceof self) {
                yield from self::flat($type->members);
            } elseif ($type instanceof NullableType) {
                yield from self::flat([$type->inner, new NullType()]);
            } else {
                yield $type;
            }
        }
    }
}
