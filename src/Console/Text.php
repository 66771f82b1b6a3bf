<?php

declare(strict_types=1);

namespace Kiln\Console;

use Symfony\Component\Console\Formatter\OutputFormatter;

/**
 * Small things that answers say.
 *
 * @internal
 */
final class Text
{
    /**
     * `1 file`, `2 files`.
     */
    public static function count(int $number, string $one, ?string $many = null): string
    {
        return $number . ' ' . ($number === 1 ? $one : $many ?? "{$one}s");
    }

    /**
     * Text of others, in which `<` begins no style.
     */
    public static function plain(string $text): string
    {
        return OutputFormatter::escape($text);
    }
}
