<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Direction;

/**
 * A ratio that Kiln sets itself, and what came of it.
 */
final readonly class Goal
{
    private function __construct(public string $title, public string $wanted, public ?string $measured, public bool $reached) {}

    /**
     * @return list<self>
     */
    public static function all(Results $results): array
    {
        return [
            self::atMost($results, 'catalogue', Direction::Write, 1.6),
            self::atMost($results, 'catalogue', Direction::Read, 1.7),
            self::atMost($results, 'catalogue-private', Direction::Write, 2.0),
            self::atMost($results, 'catalogue-private', Direction::Read, 2.0),
            self::ahead($results, Direction::Write, 20.0),
            self::ahead($results, Direction::Read, 9.0),
            self::streaming($results, 1_000_000),
            self::firstUse($results, 5.0),
        ];
    }

    private static function atMost(Results $results, string $workload, Direction $direction, float $most): self
    {
        $row = $results->row($workload, $direction, Kiln::NAME);
        $ratio = $row === null ? null : $results->ratio($row);

        return new self(
            "{$direction->value} {$workload}, against " . ExtJson::NAME,
            \sprintf('at most %.1f x', $most),
            $ratio === null ? null : \sprintf('%.2f x', $ratio),
            $ratio !== null && $ratio <= $most,
        );
    }

    private static function ahead(Results $results, Direction $direction, float $least): self
    {
        $row = $results->row('catalogue', $direction, 'jms');
        $ratio = $row === null ? null : $results->ratio($row, Kiln::NAME);

        return new self(
            "{$direction->value} catalogue, jms against " . Kiln::NAME,
            \sprintf('at least %.0f x', $least),
            $ratio === null ? null : \sprintf('%.1f x', $ratio),
            $ratio !== null && $ratio >= $least,
        );
    }

    private static function streaming(Results $results, int $most): self
    {
        $peaks = [];
        foreach ($results->streams as $stream) {
            if ($stream->direction === Direction::Write) {
                $peaks[] = $stream->peakMemory;
            }
        }
        $peak = $peaks === [] ? null : max($peaks);

        return new self(
            'peak memory of write to a stream',
            'under ' . Text::bytes($most),
            $peak === null ? null : Text::bytes($peak),
            $peak !== null && $peak < $most,
        );
    }

    private static function firstUse(Results $results, float $most): self
    {
        $times = [];
        foreach ($results->firstUses as $use) {
            if ($use->contender === Kiln::NAME && !$use->cached) {
                $times[] = $use->perClass();
            }
        }
        $time = $times === [] ? null : max($times);

        return new self(
            'first use of a class, the slowest workload',
            \sprintf('under %.0f ms', $most),
            $time === null ? null : \sprintf('%.2f ms', $time),
            $time !== null && $time < $most,
        );
    }
}
