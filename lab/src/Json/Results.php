<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Measure\Timing;

/**
 * Everything that one run has measured.
 */
final class Results
{
    /** @var array<string, Row> */
    private array $rows = [];

    /** @var list<array{direction: Direction, contender: string, format: string, items: int, peak: float, time: float, bytes: float}> */
    public array $streams = [];

    /** @var array<string, array{workload: string, direction: Direction, contender: string, isCached: bool, library: Timing, classes: Timing, count: int}> */
    public array $firstUses = [];

    public function add(Row ...$rows): void
    {
        foreach ($rows as $row) {
            $this->rows[self::key($row->workload, $row->direction, $row->contender)] = $row;
        }
    }

    /**
     * @return list<Row>
     */
    public function rows(): array
    {
        return array_values($this->rows);
    }

    public function row(string $workload, Direction $direction, string $contender): ?Row
    {
        return $this->rows[self::key($workload, $direction, $contender)] ?? null;
    }

    /**
     * The time of a contender as a multiple of another's: the median of the ratios within each round, which stays right when
     * the machine slows down for a while.
     *
     * @return ?float null when one of the two was not timed
     */
    public function ratio(string $workload, Direction $direction, string $contender, string $to = Contender::JSON): ?float
    {
        $other = $this->row($workload, $direction, $to)?->timing;

        return $other === null ? null : $this->row($workload, $direction, $contender)?->timing?->ratioTo($other);
    }

    /**
     * @return ?float megabytes a second, of the longest stream
     */
    public function streamSpeed(Direction $direction, string $contender, string $format): ?float
    {
        $speed = null;
        foreach ($this->streams as $stream) {
            if ([$stream['direction'], $stream['contender'], $stream['format']] === [$direction, $contender, $format]) {
                $speed = $stream['bytes'] / 1e3 / $stream['time'];
            }
        }

        return $speed;
    }

    private static function key(string $workload, Direction $direction, string $contender): string
    {
        return "{$workload} {$direction->value} {$contender}";
    }
}
