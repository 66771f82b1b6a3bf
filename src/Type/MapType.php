<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * `array<K, V>`: values by key.
 *
 * @internal
 */
final readonly class MapType implements Type
{
    /**
     * @param ?ScalarKind                    $key  {@see ScalarKind::Int}, {@see ScalarKind::String}, or null for `array-key`
     * @param ?class-string<\UnitEnum>       $enum whose values, or names, the keys are
     */
    public function __construct(public ?ScalarKind $key, public Type $value, public ?string $enum = null) {}

    public function __toString(): string
    {
        return \sprintf('array<%s, %s>', $this->enum ?? $this->key->value ?? 'array-key', $this->value);
    }
}
