<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Measure\Timing;

/**
 * What was found out about one contender with one workload in one direction. Memory is in bytes.
 */
final readonly class Row
{
    /**
     * @param ?Timing $timing  in milliseconds, null when it was not timed
     * @param ?string $problem why
     * @param ?int    $peak    memory of one call at its height
     * @param ?int    $result  memory of what it returns
     * @param ?int    $plain   what the same objects take when they are made one by one
     * @param ?int    $bytes   length of what is written
     */
    public function __construct(
        public string $workload,
        public Direction $direction,
        public string $contender,
        public ?Timing $timing = null,
        public ?string $problem = null,
        public ?int $peak = null,
        public ?int $result = null,
        public ?int $plain = null,
        public ?int $bytes = null,
    ) {}
}
