<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * How the lab starts itself again in another process, with the settings of this one.
 */
final readonly class PhpProcess
{
    private const SETTINGS = ['opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size', 'memory_limit', 'zend.assertions'];

    public function __construct(private string $script) {}

    /**
     * @param list<string> $arguments
     *
     * @return list<string>
     */
    public function command(array $arguments): array
    {
        $settings = [];
        foreach (self::SETTINGS as $setting) {
            $value = \ini_get($setting);
            if ($value !== false) {
                array_push($settings, '-d', "{$setting}={$value}");
            }
        }

        return [PHP_BINARY, ...$settings, $this->script, ...$arguments];
    }
}
