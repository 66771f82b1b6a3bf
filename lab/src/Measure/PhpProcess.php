<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * How the lab starts itself again in another process, with the settings of this one.
 */
final readonly class PhpProcess
{
    private const SETTINGS = [
        'opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'opcache.memory_consumption', 'opcache.interned_strings_buffer',
        'memory_limit', 'zend.assertions',
    ];

    /**
     * @param array<string, string> $settings that differ from those of this process
     */
    public function __construct(private string $script, private array $settings = []) {}

    /**
     * @param list<string> $arguments
     *
     * @return list<string>
     */
    public function command(array $arguments): array
    {
        $settings = [];
        foreach (self::SETTINGS as $setting) {
            $value = $this->settings[$setting] ?? \ini_get($setting);
            if ($value !== false) {
                array_push($settings, '-d', "{$setting}={$value}");
            }
        }

        return [PHP_BINARY, ...$settings, $this->script, ...$arguments];
    }
}
