<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Tells when it is given data, and keeps them.
 */
final class Ward
{
    /** @param array<array-key, mixed> $data */
    public function __construct(public array $data = []) {}

    /**
     * @return array<array-key, mixed>
     */
    public function __serialize(): array
    {
        return $this->data;
    }

    /**
     * @param array<array-key, mixed> $data
     */
    public function __unserialize(array $data): void
    {
        Grenade::$bangs[] = __FUNCTION__;
        $this->data = $data;
    }
}
