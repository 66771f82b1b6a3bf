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

            return match (true) {
                $inner instanceof self => new self([Cast::Null, ...$inner->casts], new Nullable($inner->inner)),
                $inner instanceof EnumFrom, $inner instanceof DateFrom, $inner instanceof IntervalFrom, $inner instanceof ValueFrom => new self([Cast::Null], $node),
                default => $node,
            };
        }
        $casts = match (true) {
            $node instanceof Scalar => self::toScalar($node->kinds),
            $node instanceof EnumFrom && $node->isIntBacked => [Cast::Int],
            $node instanceof ListOf => [Cast::List],
            ($node instanceof ArrayObjectOf || $node instanceof CollectionOf || $node instanceof IteratorOf) && $node->array instanceof ListOf => [Cast::List],
            default => [],
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
        $has = static fn(ScalarKind ...$some): bool => array_intersect(array_column($some, 'value'), array_column($kinds, 'value')) !== [];
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
