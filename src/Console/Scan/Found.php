<?php

declare(strict_types=1);

namespace Kiln\Console\Scan;

/**
 * What there is to compile.
 *
 * @internal
 */
final readonly class Found
{
    /**
     * @param list<Subject> $subjects each once, sorted by type
     * @param list<Skipped> $skipped
     */
    public function __construct(public array $subjects, public array $skipped) {}
}
