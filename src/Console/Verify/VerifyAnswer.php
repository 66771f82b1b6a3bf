<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

use Kiln\Bridge\Jms\Verify\Record;
use Kiln\Bridge\Jms\Verify\Verdict;
use Kiln\Console\Answer;
use Kiln\Console\ExitCode;
use Kiln\Console\Scan\Skipped;
use Kiln\Console\Text;
use Kiln\Plan\Text\Columns;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln verify` has found.
 *
 * @internal
 */
final readonly class VerifyAnswer implements Answer
{
    /** Without -v. */
    private const SHOWN = 10;

    /**
     * @param list<Subject> $subjects
     * @param string        $source   a sentence
     * @param ?int          $seed     null for what was recorded
     * @param ?int          $cases    likewise
     * @param list<Skipped> $skipped
     * @param int           $damaged  lines that cannot be read
     * @param ?string       $idleness why Kiln has left every call to jms/serializer; null when it has not
     */
    public function __construct(
        private array $subjects,
        private string $source,
        private ?int $seed = null,
        private ?int $cases = null,
        private array $skipped = [],
        private int $damaged = 0,
        private ?string $idleness = null,
    ) {}

    public function exitCode(): ExitCode
    {
        return $this->compared() > 0 && $this->records(true) === [] && $this->idleness === null ? ExitCode::Ok : ExitCode::Findings;
    }

    public function text(OutputInterface $output): void
    {
        $output->writeln(Text::plain($this->source));
        foreach ($this->skipped as $skipped) {
            $output->writeln('<comment>!</comment> ' . Text::plain("{$skipped->class} is passed over: {$skipped->reason} ({$skipped->file})"));
        }
        if ($this->damaged > 0) {
            $output->writeln('<comment>!</comment> ' . Text::count($this->damaged, 'line') . ' cannot be read');
        }
        if ($this->subjects !== []) {
            $output->writeln(Text::plain("\n" . $this->table()));
        }
        $mismatches = $this->records(true);
        $shown = $output->isVerbose() ? $mismatches : \array_slice($mismatches, 0, self::SHOWN);
        foreach ($shown as $record) {
            self::mismatch($record, $output);
        }
        if (\count($shown) < \count($mismatches)) {
            $output->writeln('And ' . Text::count(\count($mismatches) - \count($shown), 'other mismatch', 'other mismatches') . "; -v shows all.\n");
        }
        foreach ($this->records(false) as $record) {
            $output->writeln('<comment>!</comment> ' . Text::plain("not compared, " . self::times($record) . ": {$record->type} by {$record->operation}: {$record->what}"));
        }
        $compared = $this->compared();
        $different = \array_sum(\array_column($mismatches, 'count'));
        $output->writeln(match (true) {
            $compared === 0 => '<fg=red>✗</> Nothing was compared.',
            $different === 0 && $this->idleness !== null => '<fg=red>✗</> ' . Text::plain("Nothing is proven, as Kiln leaves every call to jms/serializer: {$this->idleness}."),
            $different === 0 => '<info>✓</info> Kiln did what jms/serializer did in ' . ($compared === 1 ? 'the one call.' : "all {$compared} calls."),
            default => "<fg=red>✗</> Kiln did something else than jms/serializer in {$different} of " . Text::count($compared, 'call') . '.',
        });
    }

    public function json(): array
    {
        $total = \array_fill_keys(\array_column(Verdict::cases(), 'value'), 0);
        foreach ($this->subjects as $subject) {
            foreach ($subject->verdicts() as $verdict => $count) {
                $total[$verdict] += $count;
            }
        }

        return [
            'ok' => $this->exitCode() === ExitCode::Ok,
            'seed' => $this->seed,
            'cases' => $this->cases,
            'compared' => $this->compared(),
            'idleness' => $this->idleness,
            'verdicts' => $total,
            'types' => \array_map(static fn(Subject $subject): array => ['type' => $subject->name, 'verdicts' => (object) $subject->verdicts()], $this->subjects),
            'mismatches' => \array_map(static fn(Record $record): array => $record->toArray(), $this->records(true)),
            'notCompared' => \array_map(static fn(Record $record): array => [
                'type' => $record->type,
                'operation' => $record->operation,
                'reason' => $record->what,
                'count' => $record->count,
            ], $this->records(false)),
            'skipped' => \array_map(static fn(Skipped $skipped): array => [
                'class' => $skipped->class,
                'file' => $skipped->file,
                'reason' => $skipped->reason,
            ], $this->skipped),
            'damagedLines' => $this->damaged,
        ];
    }

    private function compared(): int
    {
        $compared = 0;
        foreach ($this->subjects as $subject) {
            $compared += $subject->count() - $subject->count(Verdict::NotCompared);
        }

        return $compared;
    }

    /**
     * @param bool $isMismatch whether mismatches or what was not compared
     *
     * @return list<Record> the worst first
     */
    private function records(bool $isMismatch): array
    {
        $records = [];
        foreach ($this->subjects as $subject) {
            foreach ($subject->records as $record) {
                if ($isMismatch ? $record->verdict->isMismatch() : $record->verdict === Verdict::NotCompared) {
                    $records[] = $record;
                }
            }
        }

        return Record::sorted($records);
    }

    private function table(): string
    {
        $verdicts = \array_filter(Verdict::cases(), fn(Verdict $verdict): bool => \array_filter($this->subjects, static fn(Subject $subject): bool => $subject->count($verdict) > 0) !== []);
        $table = new Columns(['TYPE', ...\array_values(\array_map(static fn(Verdict $verdict): string => \strtoupper($verdict->label()), $verdicts))]);
        foreach ($this->subjects as $subject) {
            $table->add([$subject->name, ...\array_values(\array_map(static fn(Verdict $verdict): string => $subject->count($verdict) === 0 ? '-' : (string) $subject->count($verdict), $verdicts))]);
        }

        return $table->text();
    }

    private static function mismatch(Record $record, OutputInterface $output): void
    {
        $context = $record->context === '' ? '' : " ({$record->context})";
        $output->writeln('<fg=red>✗</> ' . Text::plain("{$record->verdict->label()}, " . self::times($record) . ": {$record->type} by {$record->operation}{$context} at {$record->path}"));
        $output->writeln('    ' . Text::plain($record->what . self::sizes($record)));
        if ($record->jms !== null || $record->kiln !== null) {
            $output->writeln('    jms/serializer: ' . Text::plain(self::value($record->jms)));
            $output->writeln('    Kiln:           ' . Text::plain(self::value($record->kiln)));
        }
        if ($record->example !== null) {
            $output->writeln('    example:        ' . Text::plain(self::value($record->example)));
        }
        $output->writeln('');
    }

    private static function sizes(Record $record): string
    {
        return $record->jmsSize === null || $record->kilnSize === null || $record->jmsSize === $record->kilnSize
            ? ''
            : " (sizes of the whole: {$record->jmsSize} and {$record->kilnSize})";
    }

    private static function times(Record $record): string
    {
        return $record->count === 1 ? 'once' : "{$record->count} times";
    }

    private static function value(mixed $value): string
    {
        return \json_encode($value, \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_INVALID_UTF8_SUBSTITUTE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
    }
}
