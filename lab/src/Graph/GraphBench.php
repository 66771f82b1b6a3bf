<?php

declare(strict_types=1);

namespace Kiln\Lab\Graph;

use Kiln\Lab\Measure\Timing;

/**
 * Compares all forms with all values. Each measurement has a process of its own; forms take turns, and a ratio is the median of
 * those within the rounds.
 */
final readonly class GraphBench
{
    public function __construct(private string $script, private string $directory, private int $rounds) {}

    /**
     * @param list<GraphWorkload> $workloads
     *
     * @return array<string, array<string, array{bytes: int, live: int, read: list<float>, write: list<float>}>>
     */
    public function run(array $workloads): array
    {
        $results = [];
        foreach ($workloads as $workload) {
            $forms = array_values(array_filter(GraphForm::cases(), static fn(GraphForm $form): bool => $form->isThere()));
            foreach ($forms as $form) {
                $form->write($workload->value(), $this->file($form, $workload));
            }
            $measured = [];
            for ($round = 0; $round < $this->rounds; ++$round) {
                shuffle($forms);
                foreach ($forms as $form) {
                    $measured[$form->value][] = $this->measure($form, $workload);
                }
            }
            $row = [];
            foreach (GraphForm::cases() as $form) {
                if (isset($measured[$form->value])) {
                    $row[$form->value] = [
                        'bytes' => (int) filesize($this->file($form, $workload)),
                        'live' => (int) $measured[$form->value][0]['live'],
                        'read' => array_column($measured[$form->value], 'read'),
                        'write' => array_column($measured[$form->value], 'write'),
                    ];
                }
            }
            $results[$workload->value] = $row;
            echo self::table($workload, $row), "\n";
        }

        return $results;
    }

    /**
     * @param array<string, array{bytes: int, live: int, read: list<float>, write: list<float>}> $row
     */
    private static function table(GraphWorkload $workload, array $row): string
    {
        $text = \sprintf("%-18s %12s %8s %14s %8s %14s %12s\n", $workload->value, 'bytes', 'x', 'read, us', 'x', 'to file, us', 'live, bytes');
        $base = $row[GraphForm::Igbinary->value] ?? $row[GraphForm::Serialize->value];
        foreach ($row as $form => $measured) {
            if ($measured['read'] === [] || $measured['write'] === [] || $base['read'] === []) {
                continue;
            }
            $read = new Timing($measured['read']);
            $text .= \sprintf(
                "  %-16s %12d %8.2f %14.1f %8.2f %14.1f %12d\n",
                $form,
                $measured['bytes'],
                $measured['bytes'] / $base['bytes'],
                $read->median(),
                $read->ratioTo(new Timing($base['read'])),
                (new Timing($measured['write']))->median(),
                $measured['live'],
            );
        }

        return $text;
    }

    /**
     * @return array{read: float, live: float, write: float}
     */
    private function measure(GraphForm $form, GraphWorkload $workload): array
    {
        $command = [
            \PHP_BINARY,
            '-d', 'opcache.enable_cli=1', '-d', 'opcache.jit=disable', '-d', 'opcache.jit_buffer_size=0',
            '-d', 'opcache.file_update_protection=0', '-d', 'opcache.memory_consumption=512', '-d', 'memory_limit=2G',
            $this->script, 'probe', $form->value, $workload->value, $this->file($form, $workload),
        ];
        $process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
        if ($process === false) {
            throw new \RuntimeException('No process can be started.');
        }
        $output = stream_get_contents($pipes[1]);
        if (proc_close($process) !== 0) {
            throw new \RuntimeException("The measurement of {$form->value} failed: {$output}");
        }
        $measured = json_decode((string) $output, true, flags: JSON_THROW_ON_ERROR);
        \assert(\is_array($measured));
        [$read, $live, $write] = [$measured['read'] ?? null, $measured['live'] ?? null, $measured['write'] ?? null];

        return is_numeric($read) && is_numeric($live) && is_numeric($write)
            ? ['read' => (float) $read, 'live' => (float) $live, 'write' => (float) $write]
            : throw new \RuntimeException("Not a measurement: {$output}");
    }

    private function file(GraphForm $form, GraphWorkload $workload): string
    {
        return "{$this->directory}/{$workload->value}.{$form->value}" . ($form->isCode() ? '.php' : '');
    }
}
