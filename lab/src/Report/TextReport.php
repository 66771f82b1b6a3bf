<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Direction;
use Symfony\Component\Console\Formatter\OutputFormatter;
use Symfony\Component\Console\Helper\Table;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * The results for people.
 */
final readonly class TextReport
{
    private const LONGEST_NOTE = 300;

    public function __construct(private OutputInterface $output) {}

    public function print(Results $results): void
    {
        $this->machine($results->machine);
        foreach ($results->titles as $workload => $title) {
            foreach (Direction::cases() as $direction) {
                $this->rows($results, $workload, $title, $direction);
            }
        }
        $this->firstUses($results->firstUses);
        $this->streams($results->streams);
        $this->replacements(Replacement::all($results));
        $this->goals($results);
        $this->list('Where Kiln loses', Losses::of($results), 'Nowhere in what was measured.');
        $this->list('Warnings', Noise::in($results), 'None: the machine was calm.');
    }

    private function machine(Machine $machine): void
    {
        $this->heading('Machine');
        $packages = [];
        foreach ($machine->packages as $package => $version) {
            $packages[] = "{$package} {$version}";
        }
        $load = $machine->load === null ? 'unknown' : implode(', ', array_map(static fn(float $load): string => \sprintf('%.2f', $load), $machine->load));
        $opcache = $machine->opcache ? 'on' : 'off';
        $this->output->writeln([
            "{$machine->cpu}, {$machine->cores} cores, {$machine->system}; load before: {$load}",
            "PHP {$machine->php}, opcache {$opcache}, JIT {$machine->settings['opcache.jit']}; {$machine->date}, commit " . ($machine->commit ?? 'unknown'),
            implode(', ', $packages),
        ]);
    }

    private function rows(Results $results, string $workload, string $title, Direction $direction): void
    {
        $table = [];
        $notes = [];
        $kiln = ($results->kilns($workload, $direction)[0] ?? null)->contender ?? Kiln::NAME;
        foreach ($results->rows as $row) {
            if ($row->workload !== $workload || $row->direction !== $direction) {
                continue;
            }
            $timing = $row->timing;
            $table[] = $timing === null ? [$row->contender, $row->verdict->value] : [
                $row->contender,
                Text::milliseconds($timing->median()),
                Text::milliseconds($timing->deviation()),
                Text::milliseconds($timing->min()) . '..' . Text::milliseconds($timing->max()),
                Text::ratio($results->ratio($row)),
                Text::ratio($results->ratio($row, $kiln)),
                $row->memory === null ? '' : Text::bytes($row->memory->peak),
                $row->memory === null ? '' : Text::bytes($row->memory->result),
                $row->memory?->plain === null ? '' : Text::ratio($row->memory->result / $row->memory->plain),
            ];
            if ($row->note !== null) {
                $notes[] = "{$row->contender}: " . mb_strimwidth($row->note, 0, self::LONGEST_NOTE, '…', 'UTF-8');
            }
        }
        if ($table === []) {
            return;
        }
        $this->heading(ucfirst($direction->value) . ": {$title} ({$workload})");
        $this->table(['contender', 'median ms', 'MAD ms', 'min..max ms', 'x ' . ExtJson::NAME, 'x ' . $kiln, 'peak memory', 'result', 'x plain objects'], $table, words: 1);
        $this->output->writeln(array_map(OutputFormatter::escape(...), $notes));
    }

    /**
     * @param list<FirstUseRow> $uses
     */
    private function firstUses(array $uses): void
    {
        if ($uses === []) {
            return;
        }
        $table = [];
        foreach ($uses as $use) {
            $table[] = [
                $use->workload,
                $use->direction->value,
                $use->contender,
                $use->cached ? 'filled' : 'empty',
                Text::milliseconds($use->library->median()),
                Text::milliseconds($use->classes->median()),
                (string) $use->count,
                Text::milliseconds($use->perClass()),
            ];
        }
        $this->heading('First use of classes, in fresh processes');
        $this->table(['workload', 'direction', 'contender', 'directory', 'library ms', 'classes ms', 'classes', 'ms per class'], $table, words: 4);
    }

    /**
     * @param list<StreamRow> $streams
     */
    private function streams(array $streams): void
    {
        if ($streams === []) {
            return;
        }
        $table = [];
        foreach ($streams as $stream) {
            $table[] = [
                $stream->direction->value,
                $stream->contender,
                number_format($stream->items),
                Text::bytes($stream->length),
                Text::bytes($stream->peakMemory),
                Text::milliseconds($stream->time),
                \sprintf('%.0f MB/s', $stream->length / 1e3 / $stream->time),
            ];
        }
        $this->heading('Kiln over streams');
        $this->table(['direction', 'contender', 'items', 'document', 'peak memory', 'time ms', 'speed'], $table, words: 2);
    }

    /**
     * @param list<Replacement> $replacements
     */
    private function replacements(array $replacements): void
    {
        if ($replacements === []) {
            return;
        }
        $table = [];
        foreach ($replacements as $replacement) {
            $table[] = [
                $replacement->workload,
                $replacement->direction->value,
                $replacement->kiln->contender,
                $replacement->ratio === null ? 'not measured' : ($replacement->isFastEnough() ? 'reached' : 'missed'),
                $replacement->isSmallEnough() ? 'reached' : ($replacement->ratio === null ? 'not measured' : 'missed'),
                self::median($replacement->jms),
                self::median($replacement->kiln),
                $replacement->ratio === null ? $replacement->kiln->verdict->value : Text::ratio($replacement->ratio) . ' x',
                \sprintf('%.0f x', $replacement->wanted),
                self::memory($replacement->jms),
                self::memory($replacement->kiln),
            ];
        }
        $this->heading('Kiln in the place of JMS: how many times less time, and memory that is not to exceed that of JMS');
        $this->table(['workload', 'direction', 'contender', 'time', 'memory', 'jms ms', 'Kiln ms', 'jms : Kiln', 'wanted', 'jms memory', 'Kiln memory'], $table, words: 5);
    }

    private static function median(Row $row): string
    {
        return $row->timing === null ? '' : Text::milliseconds($row->timing->median());
    }

    private static function memory(Row $row): string
    {
        return $row->memory === null ? '' : Text::bytes($row->memory->peak);
    }

    private function goals(Results $results): void
    {
        $table = [];
        foreach (Goal::all($results) as $goal) {
            $table[] = [$goal->title, $goal->wanted, $goal->measured ?? 'not measured', $goal->measured === null ? '' : ($goal->reached ? 'reached' : 'missed')];
        }
        $this->heading('Goals');
        $this->table(['what', 'wanted', 'measured', ''], $table, words: 4);
    }

    /**
     * @param list<string> $lines
     */
    private function list(string $heading, array $lines, string $none): void
    {
        $this->heading($heading);
        foreach ($lines === [] ? [$none] : $lines as $line) {
            $this->output->writeln('  ' . OutputFormatter::escape($line));
        }
    }

    private function heading(string $text): void
    {
        $this->output->writeln(['', '<info>' . OutputFormatter::escape($text) . '</info>']);
    }

    /**
     * @param list<string>       $headers
     * @param list<list<string>> $rows
     * @param int                $words   how many of the columns hold words; figures follow, aligned to the right
     */
    private function table(array $headers, array $rows, int $words): void
    {
        $table = (new Table($this->output))->setStyle('compact')->setHeaders($headers)->setRows($rows);
        $figures = (clone Table::getStyleDefinition('compact'))->setPadType(STR_PAD_LEFT);
        for ($column = $words; $column < \count($headers); ++$column) {
            $table->setColumnStyle($column, $figures);
        }
        $table->render();
    }
}
