<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * The settings of another server interface (SAPI) than the command line, where each has a folder of its own, as on Debian and
 * Ubuntu: `/etc/php/8.2/fpm/php.ini`, and `/etc/php/8.2/fpm/conf.d` for what phpenmod(8) has enabled. In other places all of
 * them read the same folder.
 *
 * @internal
 */
final readonly class Sapi
{
    private const SCANNED = 'PHP_INI_SCAN_DIR';

    private function __construct(public string $name, private string $scanFolder) {}

    /**
     * @return ?self null where it has no folder of its own
     */
    public static function named(string $name): ?self
    {
        $folder = self::ownFolders()[$name] ?? null;

        return $folder === null ? null : new self($name, $folder);
    }

    /**
     * All but the command line.
     *
     * @return list<self>
     */
    public static function others(): array
    {
        $folders = \array_diff_key(self::ownFolders(), ['cli' => true]);

        return \array_map(static fn(string $name): self => new self($name, $folders[$name]), \array_keys($folders));
    }

    /**
     * Whether this process runs with its settings.
     */
    public function isInForce(): bool
    {
        return \getenv(self::SCANNED) === $this->scanFolder;
    }

    public function loads(string $extension): bool
    {
        return $this->run(['-r', 'exit(extension_loaded($argv[1]) ? 0 : 1);', '--', $extension])[0] === 0;
    }

    /**
     * Runs this PHP with its settings, and so with its extensions; what a pool of FPM sets by itself is not among them.
     *
     * @param list<string> $arguments
     *
     * @return array{int, string} exit code and standard output
     */
    public function run(array $arguments): array
    {
        // A folder in the place of php.ini: where there is none in it, none is read. Standard output is for answers.
        $command = [\PHP_BINARY, '-c', \dirname($this->scanFolder), '-d', 'display_errors=stderr', ...$arguments];
        $process = \proc_open($command, [1 => ['pipe', 'w']], $pipes, null, [self::SCANNED => $this->scanFolder] + \getenv());
        if ($process === false || !\is_resource($pipes[1] ?? null)) {
            return [-1, ''];
        }
        $output = (string) \stream_get_contents($pipes[1]);

        return [\proc_close($process), $output];
    }

    /**
     * @return array<string, string> the folder with ini files by name of the interface
     */
    private static function ownFolders(): array
    {
        $folders = [];
        $scanned = \getenv(self::SCANNED);
        foreach ($scanned === false ? [''] : \explode(\PATH_SEPARATOR, $scanned) as $folder) {
            // What is empty stands for the folder that PHP was built with.
            if (\preg_match('~^(/.+)/(?:cli|fpm|apache2|cgi|embed)/conf\.d$~D', $folder === '' ? \PHP_CONFIG_FILE_SCAN_DIR : $folder, $match) !== 1) {
                continue;
            }
            $found = \glob("{$match[1]}/*/conf.d", \GLOB_ONLYDIR);
            foreach ($found === false ? [] : $found as $own) {
                $folders[\basename(\dirname($own))] ??= $own;
            }
        }

        return $folders;
    }
}
