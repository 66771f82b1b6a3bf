<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Engine\CollectorPause;
use Kiln\Format\Unbatchable;

/**
 * Reads a large list of objects a few items at a time.
 *
 * @internal
 */
final class BatchedReading
{
    /**
     * @param \Generator<int, list<mixed>>    $batches
     * @param \Closure(mixed, Reading): mixed $read
     *
     * @throws Unbatchable
     *
     * @return list<mixed>
     */
    public static function read(\Generator $batches, \Closure $read, Reading $reading): array
    {
        return CollectorPause::during(static function () use ($batches, $read, $reading): array {
            $all = [];
            foreach ($batches as $batch) {
                $items = $read($batch, $reading);
                if (!\is_array($items)) {
                    throw new Unbatchable();
                }
                array_push($all, ...array_values($items));
            }

            return $all;
        });
    }
}
