<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

/**
 * What turns the objects of a workload into text, and text into objects.
 */
final readonly class Functions
{
    /**
     * @param \Closure(mixed): string $write
     * @param \Closure(string): mixed $read
     */
    public function __construct(public \Closure $write, public \Closure $read) {}
}
