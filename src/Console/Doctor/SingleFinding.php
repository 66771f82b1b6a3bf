<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * A part of the environment that there is only one thing to say about.
 *
 * @internal
 */
final readonly class SingleFinding implements Examination
{
    public function __construct(private Finding $finding) {}

    public function findings(): iterable
    {
        yield $this->finding;
    }
}
