<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

use Kiln\Bridge\Jms\Verify\Record;
use Kiln\Bridge\Jms\Verify\Verdict;

/**
 * What came of all comparisons for one class, or one type.
 *
 * @internal
 */
final readonly class Subject
{
    /**
     * @param list<Record> $records
     */
    public function __construct(public string $name, public array $records) {}

    public function count(?Verdict $verdict = null): int
    {
        $count = 0;
        foreach ($this->records as $record) {
            $count += $verdict === null || $record->verdict === $verdict ? $record->count : 0;
        }

        return $count;
    }

    /**
     * @return array<string, int> by verdict; only those that occur
     */
    public function verdicts(): array
    {
        $verdicts = [];
        foreach (Verdict::cases() as $verdict) {
            $count = $this->count($verdict);
            if ($count > 0) {
                $verdicts[$verdict->value] = $count;
            }
        }

        return $verdicts;
    }

    /**
     * @param list<Record> $records
     *
     * @return list<self> by type, sorted
     */
    public static function byType(array $records): array
    {
        $types = [];
        foreach ($records as $record) {
            $types[$record->type][] = $record;
        }
        \ksort($types, \SORT_STRING);
        $subjects = [];
        foreach ($types as $ofType) {
            $subjects[] = new self($ofType[0]->type, $ofType);
        }

        return $subjects;
    }
}
