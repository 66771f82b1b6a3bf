<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Symfony\Component\Process\Process;

/**
 * Where and when something was measured.
 */
final readonly class Machine
{
    private const SETTINGS = ['opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'opcache.validate_timestamps', 'memory_limit', 'zend.enable_gc', 'zend.assertions', 'serialize_precision'];

    /**
     * @param array<string, string> $versions of packages and extensions
     *
     * @return array{cpu: string, cores: int, system: string, load: list<float>, php: string, opcache: bool, settings: array<string, string>, versions: array<string, string>, date: string, commit: string}
     */
    public static function describe(array $versions): array
    {
        $cpuInfo = is_readable('/proc/cpuinfo') ? (string) file_get_contents('/proc/cpuinfo') : '';
        preg_match('/^model name\s*:\s*(.+)$/m', $cpuInfo, $model);
        $status = \function_exists('opcache_get_status') ? opcache_get_status(false) : false;
        $git = new Process(['git', 'describe', '--always', '--dirty', '--abbrev=12'], __DIR__);

        return [
            'cpu' => $model[1] ?? php_uname('m'),
            'cores' => self::cores(),
            'system' => php_uname('s') . ' ' . php_uname('r') . ' ' . php_uname('m'),
            'load' => self::loads(),
            'php' => PHP_VERSION . (PHP_ZTS === 1 ? ' ZTS' : ' NTS') . (PHP_DEBUG === 1 ? ' debug' : ''),
            'opcache' => \is_array($status) && $status['opcache_enabled'] === true,
            'settings' => array_map(static fn(string $name): string => (string) \ini_get($name), array_combine(self::SETTINGS, self::SETTINGS)),
            'versions' => $versions,
            'date' => gmdate('Y-m-d\TH:i:s\Z'),
            'commit' => $git->run() === 0 ? trim($git->getOutput()) : 'unknown',
        ];
    }

    /**
     * @param array{cpu: string, cores: int, system: string, load: list<float>, php: string, opcache: bool, settings: array<string, string>, date: string, commit: string, ...} $machine
     *
     * @return list<int|string> for people
     */
    public static function line(array $machine): array
    {
        $load = implode(', ', array_map(static fn(float $load): string => \sprintf('%.2f', $load), $machine['load']));

        return [$machine['cpu'], $machine['cores'], $machine['system'], $load, $machine['php'], $machine['opcache'] ? 'on' : 'off', $machine['settings']['opcache.jit'] ?? '', $machine['date'], $machine['commit']];
    }

    /**
     * Over the last minute, for each core.
     */
    public static function load(): float
    {
        return (self::loads()[0] ?? 0.0) / self::cores();
    }

    /**
     * @return list<float>
     */
    private static function loads(): array
    {
        $loads = sys_getloadavg();

        return $loads === false ? [] : $loads;
    }

    private static function cores(): int
    {
        return max(1, (int) preg_match_all('/^processor\s*:/m', is_readable('/proc/cpuinfo') ? (string) file_get_contents('/proc/cpuinfo') : ''));
    }
}
