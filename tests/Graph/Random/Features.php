<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

/**
 * What of the format some bytes use.
 */
final class Features
{
    /** All that there is. */
    public const ALL = [
        'part 1', 'part 2', 'part 4', 'part 8', 'part 16', 'part 32', 'part 64',
        'block of text', 'block with lengths', 'more than one block',
        'restoring 0', 'restoring 1', 'restoring 2', 'scopes', 'no scopes',
        'form 0', 'form 1', 'form 2', 'more than one level',
        'kind 0', 'kind 1', 'kind 2', 'kind 3', 'kind 4', 'kind 5', 'kind 6', 'kind 7', 'kind 8', 'kind 9', 'kind 10', 'kind 11',
        'integers 0', 'integers 1', 'integers 2', 'integers 3', 'integers 4', 'integers 5', 'integers 6', 'integers 7', 'integers 8',
        'floats 0', 'floats 1', 'floats 2', 'floats 3', 'floats 4', 'floats 5', 'floats 6',
        'numbers in bytes', 'numbers that follow', 'selectors of 1 bit', 'selectors of 2 bits', 'selectors of 4 bits',
    ];

    /**
     * @return list<string>
     */
    public static function of(string $bytes): array
    {
        $features = [];
        for ($part = 1; $part <= 64; $part <<= 1) {
            $features[(\ord($bytes[2]) & $part) === 0 ? '' : "part {$part}"] = true;
        }
        foreach (Anatomy::of($bytes) as $span) {
            $first = \ord($bytes[$span->at]);
            foreach (match ($span->organ) {
                Organ::Block => [($first & 1) === 0 ? 'block of text' : 'block with lengths', ($first & 2) === 0 ? 'more than one block' : ''],
                Organ::Shape => ['restoring ' . ($first >> 1 & 3), ($first & 1) === 1 ? 'scopes' : 'no scopes'],
                Organ::Section => ['form ' . ($first >> 2 & 3), ($first & 3) === 2 ? 'more than one level' : ''],
                Organ::Head => ['kind ' . ($first >> 4), self::packing($first >> 4, $first & 15)],
                Organ::Packing => ["integers {$first}"],
                default => [],
            } as $feature) {
                $features[$feature] = true;
            }
        }

        return array_keys($features);
    }

    private static function packing(int $kind, int $packing): string
    {
        return match ($kind) {
            4 => "integers {$packing}",
            5 => "floats {$packing}",
            6, 7, 8, 9, 10 => $packing === 15 ? 'numbers that follow' : 'numbers in bytes',
            11 => match (true) {
                $packing === 2 => 'selectors of 1 bit',
                $packing <= 4 => 'selectors of 2 bits',
                default => 'selectors of 4 bits',
            },
            default => '',
        };
    }
}
