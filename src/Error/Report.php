<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * The message of an exception: all problems in columns, with their hints below them.
 *
 *     Cannot build App\Order from JSON: 2 problems.
 *       1. lines[2].price   expected float, got string "12,50"   line 14, column 18
 *          -> App\Line::$price. [type_mismatch]
 *       2. customer.email   missing key                          line 4, column 15
 *          -> App\Customer::$email. Keys present: "e_mail", "name". Did you mean "e_mail"? [missing_key]
 *
 * @internal
 */
final class Report
{
    /** Longer cells do not push the other rows to the right. Characters. */
    private const PATH_WIDTH = 40;
    private const MESSAGE_WIDTH = 60;

    public static function of(string $headline, Violations $violations): string
    {
        $pathWidth = self::width(\array_map(static fn(Violation $violation): string => $violation->path, $violations->items), self::PATH_WIDTH);
        $messageWidth = self::width(\array_map(static fn(Violation $violation): string => $violation->message, $violations->items), self::MESSAGE_WIDTH);
        $numberWidth = \strlen((string) \count($violations->items));
        $indent = \str_repeat(' ', 2 + $numberWidth + 2);
        $text = "{$headline}: " . self::counted(\count($violations), 'problem') . '.';

        foreach ($violations->items as $index => $violation) {
            $row = self::pad($violation->path, $pathWidth) . '   ' . self::pad($violation->message, $messageWidth)
                . "   {$violation->place()}";
            $text .= "\n  " . \str_pad((string) ($index + 1), $numberWidth, ' ', \STR_PAD_LEFT) . '. ' . \rtrim($row)
                . "\n{$indent}-> " . self::advice($violation) . "[{$violation->code->value}]";
            if ($violation->excerpt !== '') {
                $text .= "\n{$indent}   " . \str_replace("\n", "\n{$indent}   ", $violation->excerpt);
            }
        }

        return $violations->rest === 0 ? $text : "{$text}\n  and " . \number_format($violations->rest) . ' more';
    }

    public static function counted(int $count, string $noun): string
    {
        return \number_format($count) . " {$noun}" . ($count === 1 ? '' : 's');
    }

    private static function advice(Violation $violation): string
    {
        return ($violation->origin === '' ? '' : "{$violation->origin}. ") . ($violation->hint === '' ? '' : "{$violation->hint} ");
    }

    /**
     * @param list<string> $cells
     */
    private static function width(array $cells, int $most): int
    {
        return \max([0, ...\array_filter(\array_map(self::length(...), $cells), static fn(int $length): bool => $length <= $most)]);
    }

    private static function pad(string $cell, int $width): string
    {
        return $cell . \str_repeat(' ', \max(0, $width - self::length($cell)));
    }

    /**
     * @return int Unicode code points
     */
    private static function length(string $text): int
    {
        return (int) \preg_match_all('/./us', $text);
    }
}
