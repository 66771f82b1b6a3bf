<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Type\ScalarKind;

/**
 * Data that may have come as text. What cannot be cast stays as it is, so that the node refuses it.
 *
 * @internal
 */
final readonly class Coerced implements ReadNode
{
    /**
     * @param non-empty-list<Cast> $casts one after the other
     */
    public function __construct(
        public array $casts,
        public ReadNode $inner,
    ) {}

    /**
     * A node that also takes what text, or a single value, stands for.
     */
    public static function of(ReadNode $node): ReadNode
    {
        if ($node instanceof Nullable) {
            $inner = $node->inner;

            return match ($inner::class) {
                self::class => new self([Cast::Null, ...$inner->casts], new Nullable($inner->inner)),
                EnumFrom::class, DateFrom::class, IntervalFrom::class, ValueFrom::class => new self([Cast::Null], $node),
                Scalar::class, BytesFrom::class, Anything::class, NullOnly::class, Nullable::class, OptionalOf::class, AnyArray::class, ListOf::class, MapOf::class, ShapeOf::class, StdClassOf::class, ArrayObjectOf::class, CollectionOf::class, IteratorOf::class,
                ObjectOf::class, Discriminated::class, OneOf::class, PopulateOrCreate::class, RefillOrCreate::class, Convert::class, RawFrom::class => $node,
            };
        }
        $casts = match ($node::class) {
            Scalar::class => self::toScalar($node->kinds),
            EnumFrom::class => $node->isIntBacked ? [Cast::Int] : [],
            ListOf::class => [Cast::List],
            ArrayObjectOf::class, CollectionOf::class, IteratorOf::class => $node->array instanceof ListOf ? [Cast::List] : [],
            self::class, DateFrom::class, IntervalFrom::class, ValueFrom::class, BytesFrom::class, Anything::class, NullOnly::class, OptionalOf::class, AnyArray::class, MapOf::class, ShapeOf::class, StdClassOf::class,
            ObjectOf::class, Discriminated::class, OneOf::class, PopulateOrCreate::class, RefillOrCreate::class, Convert::class, RawFrom::class => [],
        };

        return $casts === [] ? $node : new self($casts, $node);
    }

    /**
     * @param non-empty-list<ScalarKind> $kinds
     *
     * @return list<Cast> none where any text fits
     */
    private static function toScalar(array $kinds): array
    {
        $has = static fn(ScalarKind ...$some): bool => \array_intersect(\array_column($some, 'value'), \array_column($kinds, 'value')) !== [];
        if ($has(ScalarKind::String)) {
            return [];
        }

        return [
            ...($has(ScalarKind::Int) ? [Cast::Int] : []),
            ...($has(ScalarKind::Float) ? [Cast::Float] : []),
            ...($has(ScalarKind::Bool, ScalarKind::True, ScalarKind::False) ? [Cast::Bool] : []),
        ];
    }
}
