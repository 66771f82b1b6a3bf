<?php

declare(strict_types=1);

namespace Kiln\System;

/**
 * A file operation that may fail without anybody being told: neither the user's error handler nor the error log.
 *
 * @internal
 */
final class Attempt
{
    /**
     * @template T
     *
     * @param \Closure(): T $operation
     *
     * @return array{T, string} the result and the first warning, '' when there was none; that something is deprecated is none
     */
    public static function of(\Closure $operation): array
    {
        $warning = '';
        \set_error_handler(static function (int $level, string $message) use (&$warning): bool {
            if ($warning === '' && ($level & (\E_DEPRECATED | \E_USER_DEPRECATED)) === 0) {
                $warning = $message;
            }

            return true;
        });
        try {
            $result = $operation();
        } finally {
            \restore_error_handler();
        }

        return [$result, $warning];
    }

    /**
     * Null when the file cannot be read: it may have gone since it was seen.
     */
    public static function read(string $path): ?string
    {
        [$bytes] = self::of(static fn(): string|false => \file_get_contents($path));

        return $bytes === false ? null : $bytes;
    }

    /**
     * Whether there was a file to remove.
     */
    public static function remove(string $path): bool
    {
        return self::of(static fn(): bool => \unlink($path))[0];
    }
}
