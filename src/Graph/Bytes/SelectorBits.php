<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * How a mixed column says which of its columns each cell comes from: in 1, 2 or 4 bits, the first cell in the lowest bits.
 *
 * @internal
 */
final class SelectorBits
{
    /** @var array<int, list<list<int>>> bits => byte => the selectors in it */
    private static array $lists = [];

    /** @var array<array-key, string> eight selectors, of one bit each => the byte */
    private static array $texts = [];

    /** @var list<list<bool>>|null byte => its bits */
    private static ?array $booleans = null;

    /**
     * @param int<2, max> $columns
     *
     * @return int<1, 4>
     */
    public static function for(int $columns): int
    {
        return match (true) {
            $columns === 2 => 1,
            $columns <= 4 => 2,
            default => 4,
        };
    }

    /**
     * @param non-empty-list<int> $selectors
     */
    public static function pack(array $selectors, int $columns): string
    {
        $bits = self::for(\max(2, $columns));
        $bytes = '';
        if ($bits === 1) {
            // A list of bits as one text, from which each byte is looked up.
            $known = self::ofTexts();
            foreach (\str_split(\implode('', $selectors), 8) as $text) {
                $bytes .= $known[$text] ?? $known[\str_pad($text, 8, '0')];
            }

            return $bytes;
        }
        foreach (\array_chunk($selectors, \max(1, \intdiv(8, $bits))) as $chunk) {
            $byte = 0;
            foreach ($chunk as $position => $selector) {
                $byte |= $selector << $bits * $position;
            }
            $bytes .= \chr($byte);
        }

        return $bytes;
    }

    /**
     * @return array<array-key, string> eight selectors, of one bit each => the byte; PHP makes integers of some keys, both here and there
     */
    private static function ofTexts(): array
    {
        if (self::$texts === []) {
            for ($byte = 0; $byte < 256; ++$byte) {
                self::$texts[\strrev(\sprintf('%08b', $byte))] = \chr($byte);
            }
        }

        return self::$texts;
    }

    /**
     * @return list<list<bool>> byte => its bits
     */
    public static function booleans(): array
    {
        return self::$booleans ??= \array_map(
            static fn(array $selectors): array => \array_map(\boolval(...), $selectors),
            self::lists(1),
        );
    }

    /**
     * @return list<list<int>> byte => the selectors in it
     */
    public static function lists(int $bits): array
    {
        if (!isset(self::$lists[$bits])) {
            $lists = [];
            for ($byte = 0; $byte < 256; ++$byte) {
                $selectors = [];
                for ($shift = 0; $shift < 8; $shift += $bits) {
                    $selectors[] = ($byte >> $shift) & ((1 << $bits) - 1);
                }
                $lists[] = $selectors;
            }
            self::$lists[$bits] = $lists;
        }

        return self::$lists[$bits];
    }
}
