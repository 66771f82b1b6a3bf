<?php

declare(strict_types=1);

namespace Kiln\Tests;

use Kiln\Tests\Bridge\Jms\PackageDeprecation;

final readonly class Warnings
{
    /**
     * @template T
     *
     * @param \Closure(): T $call
     *
     * @return array{T, list<string>} with what PHP warned of
     */
    public static function of(\Closure $call): array
    {
        $warnings = [];
        set_error_handler(static function (int $level, string $message, string $file) use (&$warnings): bool {
            if ((error_reporting() & $level) !== 0 && !PackageDeprecation::is($level, $message, $file)) {
                $warnings[] = "{$level}: {$message}";
            }

            return true;
        });
        // PHPUnit hides from error_reporting() what its own handler takes.
        $level = error_reporting(E_ALL);
        try {
            return [$call(), $warnings];
        } finally {
            error_reporting($level);
            restore_error_handler();
        }
    }
}
