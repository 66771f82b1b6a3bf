<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Symfony\Component\Process\Process;

/**
 * Where and when something was measured.
 */
final readonly class Machine
{
    private const SETTINGS = [
        'opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'opcache.optimization_level', 'opcache.validate_timestamps',
        'opcache.file_update_protection', 'memory_limit', 'zend.enable_gc', 'zend.assertions', 'serialize_precision',
    ];

    /**
     * @param array<string, string>      $settings of PHP, by name
     * @param array<string, string>      $packages versions by package
     * @param ?array{float, float, float} $load     over 1, 5 and 15 minutes, before the run
     * @param ?string                    $commit   of the working copy, null outside of a repository
     */
    private function __construct(
        public string $cpu,
        public int $cores,
        public string $system,
        public string $php,
        public bool $opcache,
        public array $settings,
        public array $packages,
        public ?array $load,
        public string $date,
        public ?string $commit,
    ) {}

    /**
     * @param array<string, string> $packages
     */
    public static function describe(array $packages): self
    {
        $cpuInfo = is_readable('/proc/cpuinfo') ? (string) file_get_contents('/proc/cpuinfo') : '';
        preg_match('/^model name\s*:\s*(.+)$/m', $cpuInfo, $model);
        $settings = [];
        foreach (self::SETTINGS as $name) {
            $value = \ini_get($name);
            $settings[$name] = $value === false ? 'not there' : $value;
        }
        $status = \function_exists('opcache_get_status') ? opcache_get_status(false) : false;

        return new self(
            $model[1] ?? php_uname('m'),
            max(1, (int) preg_match_all('/^processor\s*:/m', $cpuInfo)),
            php_uname('s') . ' ' . php_uname('r') . ' ' . php_uname('m'),
            PHP_VERSION . (PHP_ZTS === 1 ? ' ZTS' : ' NTS') . (PHP_DEBUG === 1 ? ' debug' : ''),
            \is_array($status) && $status['opcache_enabled'] === true,
            $settings,
            $packages,
            self::load(),
            gmdate('Y-m-d\TH:i:s\Z'),
            self::commit(),
        );
    }

    /**
     * @return ?array{float, float, float}
     */
    public static function load(): ?array
    {
        $load = \function_exists('sys_getloadavg') ? sys_getloadavg() : false;

        return \is_array($load) ? [$load[0], $load[1], $load[2]] : null;
    }

    private static function commit(): ?string
    {
        $git = new Process(['git', 'describe', '--always', '--dirty', '--abbrev=12'], __DIR__);

        return $git->run() === 0 ? trim($git->getOutput()) : null;
    }
}
