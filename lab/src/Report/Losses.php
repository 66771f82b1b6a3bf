<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/**
 * Where Kiln loses: every contender that takes less time or less memory for the same work, the yardstick included, and every
 * goal that was missed. Made from the figures, so that nobody can forget one.
 */
final readonly class Losses
{
    /**
     * @return list<string> sentences
     */
    public static function of(Results $results): array
    {
        $contenders = array_map(static fn(Row $row): string => $row->contender, $results->rows);
        if (array_intersect(Results::KILN, $contenders) === []) {
            return ['Kiln did not take part.'];
        }
        $losses = [];
        foreach ($results->rows as $row) {
            if (!\in_array($row->contender, Results::KILN, true)) {
                foreach ($results->kilns($row->workload, $row->direction) as $kiln) {
                    array_push($losses, ...self::against($results, $kiln, $row));
                }
            } elseif ($row->verdict === Verdict::NotInstalled) {
                $losses[] = "{$row->direction->value} {$row->workload}: {$row->contender} did not take part, for PHP runs without the extension.";
            } elseif ($row->verdict !== Verdict::Timed) {
                $losses[] = "{$row->direction->value} {$row->workload}: {$row->contender} was not timed ({$row->verdict->value}). {$row->note}";
            }
        }
        array_push($losses, ...self::firstUses($results));
        foreach (Goal::all($results) as $goal) {
            if ($goal->measured !== null && !$goal->reached) {
                $losses[] = "Goal missed: {$goal->title} is {$goal->measured}, wanted is {$goal->wanted}.";
            }
        }

        foreach (Replacement::all($results) as $replacement) {
            array_push($losses, ...$replacement->misses());
        }

        return $losses;
    }

    /**
     * @return list<string>
     */
    private static function against(Results $results, Row $kiln, Row $rival): array
    {
        $losses = [];
        $ratio = $results->ratio($kiln, $rival->contender);
        if ($ratio !== null && $ratio > 1) {
            $losses[] = \sprintf('%s %s: %s takes %.2f times the time of %s.', $rival->direction->value, $rival->workload, $kiln->contender, $ratio, $rival->contender);
        }
        if ($kiln->memory !== null && $rival->memory !== null && $kiln->memory->peak > $rival->memory->peak) {
            $losses[] = \sprintf(
                '%s %s: %s needs %s of memory at its height, %s %s.',
                $rival->direction->value,
                $rival->workload,
                $kiln->contender,
                Text::bytes($kiln->memory->peak),
                $rival->contender,
                Text::bytes($rival->memory->peak),
            );
        }

        return $losses;
    }

    /**
     * @return list<string>
     */
    private static function firstUses(Results $results): array
    {
        $losses = [];
        foreach ($results->firstUses as $rival) {
            foreach (\in_array($rival->contender, Results::KILN, true) ? [] : Results::KILN as $name) {
                $kiln = $results->firstUse($rival->workload, $rival->direction, $name, $rival->cached);
                if ($kiln !== null && $kiln->classes->median() > $rival->classes->median()) {
                    $losses[] = \sprintf(
                        '%s %s, first use of its classes%s: %s takes %s ms, %s %s ms.',
                        $rival->direction->value,
                        $rival->workload,
                        $rival->cached ? ' with a filled directory' : '',
                        $kiln->contender,
                        Text::milliseconds($kiln->classes->median()),
                        $rival->contender,
                        Text::milliseconds($rival->classes->median()),
                    );
                }
            }
        }

        return $losses;
    }
}
