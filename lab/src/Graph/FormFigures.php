<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Kiln\Lab\Measure\Timing;

/**
 * What was measured of one form with one value. Times are in microseconds.
 */
final readonly class FormFigures
{
    /**
     * @param int                $bytes of the form
     * @param int                $live  bytes of memory of the value that was read
     * @param int                $made  bytes of memory of the value as constructors make it
     * @param array<int, Timing> $web   a request behind a web server, by concurrency
     */
    public function __construct(
        public int $bytes,
        public int $live,
        public int $made,
        public Timing $read,
        public Timing $write,
        public array $web = [],
    ) {}
}
