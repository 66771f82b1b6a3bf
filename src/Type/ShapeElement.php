<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * @internal
 */
final readonly class ShapeElement implements \Stringable
{
    public function __construct(public int|string $key, public Type $type, public bool $optional = false) {}

    public function __toString(): string
    {
        $key = \is_string($this->key) && \preg_match('/^[A-Za-z_][A-Za-z0-9_]*$/D', $this->key) !== 1
            ? "'" . \addcslashes($this->key, "'\\") . "'"
            : (string) $this->key;

        return $key . ($this->optional ? '?' : '') . ': ' . $this->type;
    }
}
