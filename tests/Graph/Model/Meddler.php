<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Does something to others when it is encoded.
 */
final class Meddler
{
    /**
     * @param \Closure(): mixed $deed what it gives is kept
     */
    public function __construct(private \Closure $deed) {}

    public function __serialize(): array
    {
        return ['given' => ($this->deed)()];
    }

    public function __unserialize(array $data): void {}
}
