<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Kiln\Lab\Contender\JsonFlags;
use Kiln\Lab\Direction;
use Kiln\Lab\Workload\Workload;
use Kiln\Serializer;

/**
 * Memory and time of Kiln's `write` and `read` over a long list: the items of a workload, over and over. Of the contenders
 * only Kiln streams; the others need the whole list and the whole document at once.
 */
final readonly class Streaming
{
    private const CHUNK = 8192;

    private const WARM_UP_ITEMS = 10;

    public function __construct(private Workload $workload, private Serializer $kiln) {}

    /**
     * @param positive-int $items
     *
     * @return array{peak: int, time: float, bytes: int} bytes of memory beyond those of the items themselves, milliseconds,
     *                                                   and the length of the document
     */
    public function measure(Direction $direction, int $items): array
    {
        $run = match ($direction) {
            Direction::Write => $this->writing(),
            Direction::Read => $this->reading(),
        };
        $run(self::WARM_UP_ITEMS);
        $bytes = 0;
        $start = hrtime(true);
        $memory = MemoryUse::of(static function () use ($run, $items, &$bytes): void {
            $bytes = $run($items);
        });

        return ['peak' => $memory->peak, 'time' => (hrtime(true) - $start) / 1e6, 'bytes' => $bytes];
    }

    /**
     * @return \Closure(int): int writes so many items and returns the number of bytes
     */
    private function writing(): \Closure
    {
        $objects = $this->workload->graph();
        if (!\is_array($objects) || $objects === []) {
            throw new \LogicException("The workload {$this->workload->name} is not a list.");
        }

        return function (int $items) use ($objects): int {
            $stream = fopen(PHP_OS_FAMILY === 'Windows' ? 'NUL' : '/dev/null', 'w');
            if ($stream === false) {
                throw new \RuntimeException('The null device cannot be opened.');
            }
            $this->kiln->write(self::repeat($objects, $items), $stream, 'json');
            $bytes = ftell($stream);
            fclose($stream);

            return (int) $bytes;
        };
    }

    /**
     * @return \Closure(int): int reads so many items and returns the number of bytes
     */
    private function reading(): \Closure
    {
        $document = $this->workload->document();
        if (!\is_array($document) || $document === []) {
            throw new \LogicException("The workload {$this->workload->name} is not a list.");
        }
        $texts = array_map(static fn(mixed $item): string => json_encode($item, JsonFlags::WRITE), array_values($document));

        return function (int $items) use ($texts): int {
            $bytes = 0;
            $read = 0;
            foreach ($this->kiln->read(self::chunks($texts, $items, $bytes), $this->workload->class, 'json') as $object) {
                $read += $object instanceof $this->workload->class ? 1 : 0;
            }

            return $read === $items ? $bytes : throw new \RuntimeException("Kiln read {$read} of {$items} items.");
        };
    }

    /**
     * @param non-empty-list<object> $objects
     *
     * @return \Generator<int, object>
     */
    private static function repeat(array $objects, int $items): \Generator
    {
        for ($i = 0; $i < $items; ++$i) {
            yield $objects[$i % \count($objects)];
        }
    }

    /**
     * @param non-empty-list<string> $texts
     *
     * @return \Generator<int, string> a JSON array in chunks that end anywhere
     */
    private static function chunks(array $texts, int $items, int &$bytes): \Generator
    {
        $buffer = '[';
        for ($i = 0; $i < $items; ++$i) {
            $buffer .= ($i > 0 ? ',' : '') . $texts[$i % \count($texts)];
            while (\strlen($buffer) >= self::CHUNK) {
                $bytes += self::CHUNK;
                yield substr($buffer, 0, self::CHUNK);
                $buffer = substr($buffer, self::CHUNK);
            }
        }
        $bytes += \strlen($buffer) + 1;
        yield $buffer . ']';
    }
}
