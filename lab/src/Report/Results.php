<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Contender\KilnJms;
use Kiln\Lab\Contender\KilnLiip;
use Kiln\Lab\Direction;

/**
 * Everything that one run has measured.
 */
final readonly class Results
{
    /** The forms of Kiln, of which a workload is meant for some. */
    public const KILN = [Kiln::NAME, Kiln::NATIVE, KilnJms::NAME, KilnJms::NATIVE, KilnLiip::NAME, KilnLiip::NATIVE];

    /**
     * @param array<string, string> $titles    by name of the workload
     * @param list<Row>             $rows
     * @param list<FirstUseRow>     $firstUses
     * @param list<StreamRow>       $streams
     * @param list<string>          $omissions what could not be measured, and why
     */
    public function __construct(
        public Machine $machine,
        public array $titles,
        public array $rows,
        public array $firstUses,
        public array $streams,
        public array $omissions,
    ) {}

    public function row(string $workload, Direction $direction, string $contender): ?Row
    {
        foreach ($this->rows as $row) {
            if ($row->workload === $workload && $row->direction === $direction && $row->contender === $contender) {
                return $row;
            }
        }

        return null;
    }

    /**
     * Kiln in those of its forms that have done the work.
     *
     * @return list<Row>
     */
    public function kilns(string $workload, Direction $direction): array
    {
        return array_values(array_filter(array_map(fn(string $name): ?Row => $this->row($workload, $direction, $name), self::KILN)));
    }

    public function firstUse(string $workload, Direction $direction, string $contender, bool $cached): ?FirstUseRow
    {
        foreach ($this->firstUses as $use) {
            if ($use->workload === $workload && $use->direction === $direction && $use->contender === $contender && $use->cached === $cached) {
                return $use;
            }
        }

        return null;
    }

    /**
     * The time of a contender as a multiple of another's: the median of the ratios within each round, which stays right when
     * the machine slows down for a while.
     *
     * @return ?float null when one of the two was not timed
     */
    public function ratio(Row $row, string $to = ExtJson::NAME): ?float
    {
        $other = $this->row($row->workload, $row->direction, $to)?->timing;

        return $other === null ? null : $row->timing?->ratioTo($other);
    }
}
