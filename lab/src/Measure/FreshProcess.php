<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

use Symfony\Component\Process\Process;

/**
 * Runs a probe of the lab in a PHP process of its own, with the settings of this one.
 */
final readonly class FreshProcess
{
    private const SETTINGS = ['opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'memory_limit'];

    private const MOST_SECONDS = 300.0;

    public function __construct(private string $script) {}

    /**
     * @param list<string> $arguments
     *
     * @throws ProbeFailed when the process fails, with what it said
     *
     * @return array<string, float|int> what the probe measured
     */
    public function run(array $arguments): array
    {
        $settings = [];
        foreach (self::SETTINGS as $setting) {
            $settings[] = '-d';
            $settings[] = $setting . '=' . \ini_get($setting);
        }
        $process = new Process([PHP_BINARY, ...$settings, $this->script, 'probe', ...$arguments], timeout: self::MOST_SECONDS);
        if ($process->run() !== 0) {
            throw new ProbeFailed(trim($process->getErrorOutput() . $process->getOutput()));
        }

        return self::numbers($process->getOutput());
    }

    /**
     * @return array<string, float|int>
     */
    private static function numbers(string $json): array
    {
        $numbers = [];
        $measured = json_decode($json, true);
        foreach (\is_array($measured) ? $measured : throw new ProbeFailed("Not the answer of a probe: {$json}") as $name => $value) {
            if (\is_int($value) || \is_float($value)) {
                $numbers[(string) $name] = $value;
            }
        }

        return $numbers;
    }
}
