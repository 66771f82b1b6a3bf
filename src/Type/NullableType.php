<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * A type that also allows null. Never nested, and never around null or mixed.
 *
 * @internal
 */
final readonly class NullableType implements Type
{
    public function __construct(public Type $inner) {}

    /**
     * The type that also allows null: itself where it does already.
     */
    public static function of(Type $type): Type
    {
        return $type instanceof self || $type instanceof NullType || $type instanceof MixedType ? $type : new self($type);
    }

    public function __toString(): string
    {
        return $this->inner instanceof UnionType ? $this->inner . '|null' : '?' . $this->inner;
    }
}
