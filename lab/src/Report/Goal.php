<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\Jms;
use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Contender\KilnJms;
use Kiln\Lab\Contender\KilnLiip;
use Kiln\Lab\Contender\Liip;
use Kiln\Lab\Direction;

/**
 * A ratio that Kiln sets itself, and what came of it.
 */
final readonly class Goal
{
    /** What two medians of the same work differ by on a calm machine. */
    private const NOISE = 0.05;

    /** The workload that Liip takes part in. */
    private const LIIP = 'jms-catalogue-public';

    /** How much of Liip's time Kiln may take, by what Kiln takes the place of and runs on. */
    private const BESIDE_LIIP = [KilnLiip::NAME => 0.85, KilnLiip::NATIVE => 0.2, KilnJms::NAME => 0.85, KilnJms::NATIVE => 0.2];

    private function __construct(public string $title, public string $wanted, public ?string $measured, public bool $reached) {}

    /**
     * @return list<self>
     */
    public static function all(Results $results): array
    {
        return [
            ...self::besideLiip($results),
            self::atMost($results, 'catalogue', Direction::Write, Kiln::NAME, 1.6),
            self::atMost($results, 'catalogue', Direction::Read, Kiln::NAME, 1.7),
            self::atMost($results, 'catalogue-private', Direction::Write, Kiln::NAME, 2.0),
            self::atMost($results, 'catalogue-private', Direction::Read, Kiln::NAME, 2.0),
            self::ahead($results, Direction::Write, Kiln::NAME, 20.0),
            self::ahead($results, Direction::Read, Kiln::NAME, 9.0),
            self::atMost($results, 'catalogue', Direction::Write, Kiln::NATIVE, 0.45),
            self::atMost($results, 'catalogue', Direction::Read, Kiln::NATIVE, 0.40),
            self::privateAsPublic($results, Direction::Write),
            self::privateAsPublic($results, Direction::Read),
            self::ahead($results, Direction::Write, Kiln::NATIVE, 75.0),
            self::ahead($results, Direction::Read, Kiln::NATIVE, 40.0),
            self::peakAboveOutput($results, 1.2),
            self::objectsRead($results, 1.1),
            self::streaming($results, 1_000_000),
            self::firstUse($results, 5.0),
        ];
    }

    /**
     * @return list<self> none where Liip did not take part
     */
    private static function besideLiip(Results $results): array
    {
        $goals = [];
        foreach (Direction::cases() as $direction) {
            $liip = $results->row(self::LIIP, $direction, Liip::NAME);
            if ($liip?->timing === null) {
                continue;
            }
            foreach (self::BESIDE_LIIP as $name => $most) {
                $kiln = $results->row(self::LIIP, $direction, $name);
                $title = "{$direction->value} " . self::LIIP . ", {$name} against " . Liip::NAME;
                $goals[] = self::ratioAtMost($title, $kiln === null ? null : $results->ratio($kiln, Liip::NAME), $most);
                $memory = $kiln?->memory === null || $liip->memory === null ? null : $kiln->memory->peak / $liip->memory->peak;
                $goals[] = self::ratioAtMost("{$title}, memory at its height", $memory, 1.0);
            }
        }

        return $goals;
    }

    private static function atMost(Results $results, string $workload, Direction $direction, string $kiln, float $most): self
    {
        $row = $results->row($workload, $direction, $kiln);

        return self::ratioAtMost("{$direction->value} {$workload}, {$kiln} against " . ExtJson::NAME, $row === null ? null : $results->ratio($row), $most);
    }

    private static function ahead(Results $results, Direction $direction, string $kiln, float $least): self
    {
        $row = $results->row('catalogue', $direction, Jms::NAME);
        $ratio = $row === null ? null : $results->ratio($row, $kiln);

        return new self(
            "{$direction->value} catalogue, " . Jms::NAME . " against {$kiln}",
            \sprintf('at least %.0f x', $least),
            $ratio === null ? null : \sprintf('%.1f x', $ratio),
            $ratio !== null && $ratio >= $least,
        );
    }

    /**
     * Both workloads have the same document, and the yardstick does the same work in both.
     */
    private static function privateAsPublic(Results $results, Direction $direction): self
    {
        $ratios = [];
        foreach (['catalogue-private', 'catalogue'] as $workload) {
            $row = $results->row($workload, $direction, Kiln::NATIVE);
            $ratios[] = $row === null ? null : $results->ratio($row);
        }
        [$private, $public] = $ratios;

        return self::ratioAtMost(
            "{$direction->value}, private readonly properties against public ones, " . Kiln::NATIVE,
            $private === null || $public === null ? null : $private / $public,
            1.0 + self::NOISE,
        );
    }

    private static function peakAboveOutput(Results $results, float $most): self
    {
        $memory = $results->row('catalogue', Direction::Write, Kiln::NATIVE)?->memory;

        return self::ratioAtMost('write catalogue, memory at its height against the text, ' . Kiln::NATIVE, $memory === null ? null : $memory->peak / $memory->result, $most);
    }

    private static function objectsRead(Results $results, float $most): self
    {
        $memory = $results->row('catalogue', Direction::Read, Kiln::NATIVE)?->memory;

        return self::ratioAtMost('read catalogue, memory of the objects against plain ones, ' . Kiln::NATIVE, $memory?->plain === null ? null : $memory->result / $memory->plain, $most);
    }

    private static function ratioAtMost(string $title, ?float $ratio, float $most): self
    {
        return new self($title, \sprintf('at most %.2f x', $most), $ratio === null ? null : \sprintf('%.2f x', $ratio), $ratio !== null && $ratio <= $most);
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
            if (\in_array($use->contender, [Kiln::NAME, Kiln::NATIVE], true) && !$use->cached) {
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
