<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Measure\Timing;
use Symfony\Component\Filesystem\Filesystem;
use Symfony\Component\Process\Process;

/** What a run says: tables as they come, then the goals, what Kiln loses and what was left out; and a file with every sample. */
final class Report
{
    /** What a run returns that has measured everything, and found that a goal is missed. */
    public const GOAL_MISSED = 3;

    /** Counts up when a key changes its meaning or goes away; new keys may appear at any time. */
    private const SCHEMA = 3;

    /** More than this, on the median, makes ratios unreliable. */
    private const MOST_DEVIATION = 0.05;

    private const SETTINGS = [
        'opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'opcache.validate_timestamps', 'memory_limit', 'zend.enable_gc',
        'zend.assertions', 'serialize_precision',
    ];

    /** @var list<Table> */
    private array $tables = [];

    /** @var list<Goal> */
    private array $goals = [];

    /** @var list<string> */
    private array $losses = [];

    /** @var list<string> */
    private array $warnings = [];

    /** @var array<string, mixed> */
    private readonly array $machine;

    /**
     * @param array<string, string> $versions
     * @param bool                  $isOfServers whether all is measured in a {@see \Kiln\Lab\Web\Server}, which has settings of its own
     */
    public function __construct(array $versions, bool $isOfServers = false)
    {
        $machine = self::machine();
        if ($isOfServers) {
            unset($machine['opcache'], $machine['settings']);
        }
        $this->machine = $machine + ['versions' => $versions];
        foreach ([...array_filter($machine, \is_scalar(...)), ...$versions] as $name => $value) {
            echo "{$name} ", \is_bool($value) ? ($value ? 'on' : 'off') : $value, "\n";
        }
        if (($machine['opcache'] ?? true) === false) {
            $this->warn('Opcache is off: servers run with it. Add: -d opcache.enable_cli=1');
        }
        if ($machine['load'] > 0.5) {
            $this->warn('The load before the run began says that something else was running.');
        }
        if (!$isOfServers && \ini_get('zend.assertions') === '1') {
            $this->warn('Assertions are on (zend.assertions=1): servers run without.');
        }
    }

    public function warn(string $text): void
    {
        $this->warnings[] = $text;
        fwrite(STDERR, "WARNING: {$text}\n");
    }

    public function progress(string $step): void
    {
        fwrite(STDERR, "{$step}\n");
    }

    /** A table without rows is not shown. */
    public function table(Table $table): void
    {
        if ($table->rows !== []) {
            $this->tables[] = $table;
            echo $table->markdown();
        }
    }

    /** A table as it stands in a document, to be copied. */
    public function documented(string $document, string $table): void
    {
        echo "\nFor {$document}:\n\n{$table}\n";
    }

    public function goals(Goal ...$goals): void
    {
        array_push($this->goals, ...array_values($goals));
    }

    public function loss(string ...$sentences): void
    {
        array_push($this->losses, ...array_values($sentences));
    }

    public function noise(string $what, Timing $timing): void
    {
        if ($timing->deviation() > self::MOST_DEVIATION * $timing->median()) {
            $this->warnings[] = \sprintf('%s: the times vary by %.0f %%.', $what, 100 * $timing->deviation() / $timing->median());
        }
    }

    /**
     * @param bool $judges whether a missed goal is a failure, as it is unless the run was only a trial
     *
     * @return int the exit code
     */
    public function finish(string $file, bool $judges): int
    {
        $states = array_count_values(array_map(static fn(Goal $goal): string => $goal->state(), $this->goals));
        [$missed, $others] = [$states['MISSED'] ?? 0, $states['not measured'] ?? 0];
        $rows = [];
        foreach ($this->goals as $goal) {
            $title = ['not measured' => '', 'out of reach' => 'Goals out of reach'][$goal->state()] ?? 'Goals';
            $rows[$title][$goal->title] = $goal->cells();
        }
        foreach (array_diff_key($rows, ['' => true]) as $title => $ofTitle) {
            echo (new Table($title, 'what', ['wanted', 'measured', ''], $ofTitle))->markdown();
        }
        echo $this->goals === [] ? '' : "\n- {$others} more were not measured.\n";
        foreach (['Where Kiln loses' => $this->losses, 'Warnings' => $this->warnings] as $heading => $lines) {
            echo $lines === [] ? '' : "\n## {$heading}\n\n- " . implode("\n- ", $lines) . "\n";
        }
        $results = ['schema' => self::SCHEMA, 'machine' => $this->machine, 'tables' => $this->tables, 'goals' => $this->goals, 'losses' => $this->losses, 'warnings' => $this->warnings];
        (new Filesystem())->mkdir(\dirname($file));
        // Not dumpFile(), which would put a file in the place of a device.
        file_put_contents($file, json_encode($results, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR) . "\n");
        echo "\nEvery sample is in {$file}\n";
        if ($missed > 0) {
            fwrite(STDERR, \sprintf("\n%d OF %d GOALS MISSED%s\n", $missed, \count($this->goals) - $others, $judges ? '' : ' (in a quick run, whose figures say nothing)'));
        }

        return $missed > 0 && $judges ? self::GOAL_MISSED : 0;
    }

    /** @return array<string, scalar|array<string, string>> where and when something was measured */
    private static function machine(): array
    {
        $cpu = is_readable('/proc/cpuinfo') ? (string) file_get_contents('/proc/cpuinfo') : '';
        $cores = max(1, (int) preg_match_all('/^processor\s*:/m', $cpu));
        $status = \function_exists('opcache_get_status') ? opcache_get_status(false) : false;
        $git = new Process(['git', 'describe', '--always', '--dirty', '--abbrev=12'], __DIR__);

        return [
            'cpu' => preg_match('/^model name\s*:\s*(.+)$/m', $cpu, $model) === 1 ? $model[1] : php_uname('m'),
            'cores' => $cores,
            'system' => php_uname('s') . ' ' . php_uname('r') . ' ' . php_uname('m'),
            // Over the last minute, for each core.
            'load' => round((sys_getloadavg()[0] ?? 0.0) / $cores, 2),
            'php' => PHP_VERSION . (PHP_ZTS === 1 ? ' ZTS' : ' NTS') . (PHP_DEBUG === 1 ? ' debug' : ''),
            'opcache' => \is_array($status) && $status['opcache_enabled'] === true,
            'date' => gmdate('Y-m-d\TH:i:s\Z'),
            'commit' => $git->run() === 0 ? trim($git->getOutput()) : 'unknown',
            'settings' => array_map(static fn(string $name): string => (string) \ini_get($name), array_combine(self::SETTINGS, self::SETTINGS)),
        ];
    }
}
