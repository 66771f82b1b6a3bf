<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

/**
 * A stretch of bytes.
 */
final readonly class Span
{
    public function __construct(public Organ $organ, public int $at, public int $length) {}

    public function of(string $bytes): string
    {
        return substr($bytes, $this->at, $this->length);
    }
}
