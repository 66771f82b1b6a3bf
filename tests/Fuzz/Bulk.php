<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Tests\Fuzz\Subject\Ledgers;
use Kiln\Tests\Fuzz\Subject\Orders;

/**
 * Documents that are large enough to be decoded in batches.
 */
final readonly class Bulk
{
    /** From this many bytes on, a document or a member of it is decoded in batches. */
    public const LARGE = 32_768;

    /** Batches are cut from windows of this many bytes, and of four times as many, and so on. */
    private const WINDOWS = [16_384, 32_768, 65_536];

    /**
     * A JSON array of at least so many bytes.
     *
     * @param \Closure(): mixed $item
     */
    public static function array(Chance $chance, int $bytes, \Closure $item): string
    {
        $comma = $chance->oneOf([',', ', ', ",\n", " ,\r\n\t"]);
        $isPlain = $chance->percent(50);
        $items = [];
        for ($length = 0; $length < $bytes; $length += \strlen($last) + 1) {
            $last = $isPlain ? json_encode($item(), JSON_THROW_ON_ERROR) : JsonPrinter::print($item(), $chance);
            $items[] = $last;
        }

        return $chance->oneOf(['', ' ', "\n"]) . '[' . implode($comma, $items) . ']' . $chance->oneOf(['', ' ', "\n\n"]);
    }

    public static function orders(Chance $chance): string
    {
        return self::array($chance, self::bytes($chance), static fn(): \stdClass => Orders::order($chance));
    }

    /**
     * An object with one or two large members, at any place between others.
     */
    public static function ledger(Chance $chance): string
    {
        $members = ['"entries":' . self::array($chance, self::bytes($chance), static fn(): \stdClass => Ledgers::entry($chance, 2))];
        if ($chance->percent(40)) {
            $members[] = '"lines" : ' . self::array($chance, self::bytes($chance), static fn(): \stdClass => Orders::line($chance));
        }
        if ($chance->percent(40)) {
            $members[] = '"numbers":' . ($chance->percent(50) ? '[]' : self::array($chance, self::bytes($chance), static fn(): int => Tree::int($chance)));
        }
        if ($chance->percent(50)) {
            $members[] = '"title":' . JsonPrinter::print(Tree::text($chance), $chance);
        }
        if ($chance->percent(50)) {
            $members[] = '"last":' . JsonPrinter::print($chance->percent(30) ? null : Ledgers::entry($chance, 1), $chance);
        }
        foreach (['unknown', 'notes'] as $key) {
            if ($chance->percent(30)) {
                $members[] = "\"{$key}\":" . ($chance->percent(50)
                    ? JsonPrinter::print(Tree::anything($chance), $chance)
                    : self::array($chance, self::bytes($chance), static fn(): mixed => Tree::anything($chance)));
            }
        }

        return ' {' . implode($chance->oneOf([',', "\n, "]), $chance->shuffled($members)) . '}';
    }

    /**
     * A document with something done to it, often where its parts meet.
     */
    public static function damaged(string $json, Chance $chance): string
    {
        if ($chance->percent(40)) {
            return Damage::done($json, $json, $chance);
        }
        $at = max(0, min(\strlen($json), match ($chance->int(0, 3)) {
            0 => $chance->int(0, 80),
            1 => \strlen($json) - $chance->int(0, 80),
            2 => $chance->oneOf(self::WINDOWS) + $chance->int(-3, 3),
            default => $chance->int(0, \strlen($json)),
        }));

        return match ($chance->int(0, 3)) {
            0 => substr($json, 0, $at),
            1 => substr_replace($json, '', $at, $chance->int(1, 3)),
            2 => isset($json[$at]) ? substr_replace($json, $json[$at] ^ \chr(1 << $chance->int(0, 7)), $at, 1) : $json . ']',
            default => substr_replace($json, $chance->oneOf(['"', '\\', '[', ']', '{', '}', ',', ':', ' ', "\n", "\0", "\xFF", '1', 'null', '[]', ',[]', ',{}', ',{"id":1}', '""', ',"entries":[]', '"\u0065ntries":[],']), $at, $chance->int(0, 1)),
        };
    }

    private static function bytes(Chance $chance): int
    {
        return $chance->oneOf([self::LARGE, 40_000, 70_000, 120_000]);
    }
}
