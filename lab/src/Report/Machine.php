<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Symfony\Component\Process\Process;

/** Where and when something was measured. */
final readonly class Machine
{
    private const SETTINGS = ['opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'opcache.validate_timestamps', 'memory_limit', 'zend.enable_gc', 'zend.assertions', 'serialize_precision'];

    /** @return array<string, scalar|array<string, string>> */
    public static function describe(): array
    {
        $cpu = is_readable('/proc/cpuinfo') ? (string) file_get_contents('/proc/cpuinfo') : '';
        $status = \function_exists('opcache_get_status') ? opcache_get_status(false) : false;
        $loads = sys_getloadavg();
        $git = new Process(['git', 'describe', '--always', '--dirty', '--abbrev=12'], __DIR__);

        return [
            'cpu' => preg_match('/^model name\s*:\s*(.+)$/m', $cpu, $model) === 1 ? $model[1] : php_uname('m'),
            'cores' => self::cores($cpu),
            'system' => php_uname('s') . ' ' . php_uname('r') . ' ' . php_uname('m'),
            // Over the last minute, for each core.
            'load' => $loads === false ? 0.0 : round($loads[0] / self::cores($cpu), 2),
            'php' => PHP_VERSION . (PHP_ZTS === 1 ? ' ZTS' : ' NTS') . (PHP_DEBUG === 1 ? ' debug' : ''),
            'opcache' => \is_array($status) && $status['opcache_enabled'] === true,
            'date' => gmdate('Y-m-d\TH:i:s\Z'),
            'commit' => $git->run() === 0 ? trim($git->getOutput()) : 'unknown',
            'settings' => array_map(static fn(string $name): string => (string) \ini_get($name), array_combine(self::SETTINGS, self::SETTINGS)),
        ];
    }

    private static function cores(string $cpu): int
    {
        return max(1, (int) preg_match_all('/^processor\s*:/m', $cpu));
    }
}
