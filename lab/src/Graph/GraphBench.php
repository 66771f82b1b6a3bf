<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Kiln\Lab\Measure\Timing;
use Kiln\Lab\Source\KilnExtension;

/**
 * Compares all forms with all values. Each measurement has a process of its own; forms take turns, and a ratio is the median of
 * those within the rounds.
 */
final readonly class GraphBench
{
    public function __construct(private string $script, private string $directory, private int $rounds, private ?GraphWeb $web) {}

    /**
     * @param list<GraphWorkload> $workloads
     *
     * @return array<string, array<string, FormFigures>> by workload and form
     */
    public function run(array $workloads): array
    {
        $results = [];
        foreach ($workloads as $workload) {
            $results[$workload->value] = $row = $this->row($workload);
            echo self::table($workload, $row), "\n";
        }

        return $results;
    }

    /**
     * @return array<string, FormFigures>
     */
    private function row(GraphWorkload $workload): array
    {
        $files = [];
        foreach (GraphForm::cases() as $form) {
            if ($form->isThere() && $form->takes($workload)) {
                $files[$form->value] = "{$this->directory}/{$workload->value}.{$form->value}" . ($form->isCode() ? '.php' : '');
                $form->write($workload->value(), $files[$form->value]);
            }
        }
        $web = $workload === GraphWorkload::ManyObjects ? $this->web?->run($files) ?? [] : [];
        $row = [];
        foreach ($this->rounds($workload, $files) as $form => $figures) {
            $row[$form] = new FormFigures(
                (int) filesize($files[$form] ?? ''),
                (int) $figures[0]['live'],
                (int) $figures[0]['made'],
                new Timing(array_column($figures, 'read')),
                new Timing(array_column($figures, 'write')),
                $web[$form] ?? [],
            );
        }

        return $row;
    }

    /**
     * @param array<string, string> $files by form
     *
     * @return array<string, non-empty-list<array{read: float, write: float, live: float, made: float}>> in the order of the files
     */
    private function rounds(GraphWorkload $workload, array $files): array
    {
        $measured = [];
        $order = array_keys($files);
        for ($round = 0; $round < $this->rounds; ++$round) {
            shuffle($order);
            foreach ($order as $form) {
                $measured[$form][] = $this->measure(GraphForm::from($form), $workload, $files[$form]);
            }
        }

        uksort($measured, static fn(string $one, string $other): int => array_search($one, array_keys($files), true) <=> array_search($other, array_keys($files), true));

        return $measured;
    }

    /**
     * @param array<string, FormFigures> $row
     */
    private static function table(GraphWorkload $workload, array $row): string
    {
        $columns = ['bytes', 'x', 'read, us', 'x', 'write, us', 'x', 'live, bytes', 'x'];
        $base = $row[GraphForm::Igbinary->value] ?? $row[GraphForm::Serialize->value];
        foreach (array_keys($base->web) as $concurrency) {
            array_push($columns, "web {$concurrency}, us", 'x');
        }
        $text = \sprintf('%-18s', $workload->value) . implode('', array_map(static fn(string $column): string => \sprintf('%14s', $column), $columns)) . "\n";
        foreach ($row as $form => $figures) {
            $cells = [
                $figures->bytes, $figures->bytes / $base->bytes,
                $figures->read->median(), $figures->read->ratioTo($base->read),
                $figures->write->median(), $figures->write->ratioTo($base->write),
                $figures->live, $figures->live / $base->live,
            ];
            foreach ($figures->web as $concurrency => $web) {
                array_push($cells, $web->median(), $web->ratioTo($base->web[$concurrency]));
            }
            $text .= \sprintf('  %-16s', $form) . implode('', array_map(
                static fn(int|float $cell): string => \is_int($cell) ? \sprintf('%14d', $cell) : \sprintf('%14.2f', $cell),
                $cells,
            )) . "\n";
        }

        return $text;
    }

    /**
     * @return array{read: float, write: float, live: float, made: float}
     */
    private function measure(GraphForm $form, GraphWorkload $workload, string $file): array
    {
        $command = [
            \PHP_BINARY,
            '-d', 'opcache.enable_cli=1', '-d', 'opcache.jit=disable', '-d', 'opcache.jit_buffer_size=0',
            '-d', 'opcache.file_update_protection=0', '-d', 'opcache.memory_consumption=512', '-d', 'memory_limit=4G',
            $this->script, 'probe', $form->value, $workload->value, $file,
        ];
        $process = proc_open($command, [1 => ['pipe', 'w']], $pipes, null, KilnExtension::environment($form === GraphForm::KilnNative) + getenv());
        if ($process === false) {
            throw new \RuntimeException('No process can be started.');
        }
        $output = stream_get_contents($pipes[1]);
        if (proc_close($process) !== 0) {
            throw new \RuntimeException("The measurement of {$form->value} failed: {$output}");
        }
        $measured = json_decode((string) $output, true, flags: JSON_THROW_ON_ERROR);
        \assert(\is_array($measured));
        ['read' => $read, 'write' => $write, 'live' => $live, 'made' => $made] = $measured + ['read' => null, 'write' => null, 'live' => null, 'made' => null];

        return is_numeric($read) && is_numeric($write) && is_numeric($live) && is_numeric($made)
            ? ['read' => (float) $read, 'write' => (float) $write, 'live' => (float) $live, 'made' => (float) $made]
            : throw new \RuntimeException("Not a measurement: {$output}");
    }
}
