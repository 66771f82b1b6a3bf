<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Does what a test wants when it is restored.
 */
final class Restless
{
    /** @var (\Closure(self, array<array-key, mixed>): void)|null */
    public static ?\Closure $act = null;

    public mixed $kept = null;

    public function __construct(public mixed $value = null) {}

    public function __serialize(): array
    {
        return ['value' => $this->value];
    }

    public function __unserialize(array $data): void
    {
        $this->value = $data['value'];
        if (self::$act !== null) {
            (self::$act)($this, $data);
        }
    }
}
