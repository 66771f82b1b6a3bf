<?php

declare(strict_types=1);

namespace Kiln\Lab;

/** What turns values into text, and text into values. */
final readonly class Functions
{
    /**
     * @param \Closure(mixed): string $write
     * @param \Closure(string): mixed $read
     */
    public function __construct(public \Closure $write, public \Closure $read) {}
}
