<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Contender\Contenders;
use Kiln\Lab\Measure\Stopwatch;
use Kiln\Serializer;

/**
 * Memory and time of Kiln's `write` and `read` over a long list: the items of a workload, over and over. Of the contenders
 * only Kiln streams; the others need the whole list and the whole document at once.
 */
final readonly class Streaming
{
    public const FORMATS = ['json', 'ndjson'];

    private const CHUNK = 8192;

    /** @param string $format one of {@see FORMATS} */
    public function __construct(private Job $job, private int $items, private string $format) {}

    /**
     * @return array{peak: float, time: float, bytes: float} bytes of memory beyond those of the items themselves, milliseconds, and the
     *                                                       length of the document
     */
    public function sample(): array
    {
        [$contender, $workload] = [$this->job->contender, $this->job->workload];
        $engine = $contender->engine ?? throw new \LogicException("{$contender->name} does not stream.");
        $kiln = Contenders::serializer($engine, $workload, $this->job->directory);
        $objects = array_values((array) $workload->graph());
        $texts = array_map(static fn(mixed $item): string => json_encode($item, Contender::FLAGS), array_values((array) $workload->document()));
        $run = $this->job->direction === 'write'
            ? fn(int $items): int => $this->write($kiln, $objects, $items)
            : fn(int $items): int => $this->read($kiln, $texts, $items);
        // Everything is loaded when it is timed.
        $run(10);
        $bytes = 0;
        $time = 0.0;
        $memory = Stopwatch::memory(function () use ($run, &$bytes, &$time): void {
            $start = Stopwatch::now();
            $bytes = $run($this->items);
            $time = Stopwatch::now() - $start;
        });

        return ['peak' => (float) $memory['peak'], 'time' => $time, 'bytes' => (float) $bytes];
    }

    /**
     * @param list<mixed> $objects
     *
     * @return int bytes written
     */
    private function write(Serializer $kiln, array $objects, int $items): int
    {
        $repeated = static function () use ($objects, $items): \Generator {
            for ($i = 0; $i < $items; ++$i) {
                yield $objects[$i % \count($objects)];
            }
        };
        $stream = fopen('/dev/null', 'w');
        \assert($stream !== false);
        $kiln->write($repeated(), $stream, $this->format);
        $bytes = ftell($stream);
        fclose($stream);

        return (int) $bytes;
    }

    /**
     * @param list<string> $texts
     *
     * @return int bytes read
     */
    private function read(Serializer $kiln, array $texts, int $items): int
    {
        $bytes = $read = 0;
        [$opening, $separator, $closing] = $this->format === 'json' ? ['[', ',', ']'] : ['', "\n", "\n"];
        // Chunks end anywhere.
        $chunks = static function () use ($texts, $items, $opening, $separator, $closing, &$bytes): \Generator {
            $buffer = $opening;
            for ($i = 0; $i < $items; ++$i) {
                $buffer .= ($i > 0 ? $separator : '') . $texts[$i % \count($texts)];
                for (; \strlen($buffer) >= self::CHUNK; $buffer = substr($buffer, self::CHUNK)) {
                    $bytes += self::CHUNK;
                    yield substr($buffer, 0, self::CHUNK);
                }
            }
            $bytes += \strlen($buffer . $closing);
            yield $buffer . $closing;
        };
        foreach ($kiln->read($chunks(), $this->job->workload->class, $this->format) as $object) {
            $read += $object instanceof $this->job->workload->class ? 1 : 0;
        }

        return $read === $items ? $bytes : throw new \RuntimeException("Kiln read {$read} of {$items} items.");
    }
}
