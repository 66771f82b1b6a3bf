<?php

declare(strict_types=1);

namespace Kiln\Console;

/**
 * Answers for programs.
 *
 * @internal
 */
final class Json
{
    /** Raised when a member is removed or means something else; a new member does not raise it. */
    private const SCHEMA = 1;

    /**
     * @param array<string, mixed> $members
     */
    public static function document(array $members): string
    {
        return \json_encode(
            ['schema' => self::SCHEMA] + $members,
            \JSON_PRETTY_PRINT | \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_INVALID_UTF8_SUBSTITUTE | \JSON_THROW_ON_ERROR,
        );
    }
}
