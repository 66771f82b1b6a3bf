<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\Utf8;

/**
 * What is said of words and keys that are wrong.
 *
 * @internal
 */
final readonly class Messages
{
    /**
     * @param bool $isTimeLike whether it begins as a date or a time does
     */
    public static function ofWord(string $word, bool $isTimeLike): string
    {
        $shown = Utf8::shown($word);

        return match (true) {
            $isTimeLike => "\"{$shown}\" is no date or time that exists, such as 1979-05-27T07:32:00Z",
            \preg_match('/\A(?:true|false|inf|nan|[+-]?(?:inf|nan|infinity))\z/i', $word) === 1 => "unknown word \"{$shown}\": true, false, inf and nan are written like that",
            \preg_match('/\A(?:null|nil|none|~)\z/i', $word) === 1 => "unknown word \"{$shown}\": TOML has no null. Leave out the key",
            \preg_match('/\A[+-]?0[0-9_]+/', $word) === 1 => "malformed number \"{$shown}\": no digit may follow a leading 0",
            \preg_match('/\A[+-]?[0-9.]/', $word) === 1 => "malformed number \"{$shown}\": digits must stand on both sides of \".\" and \"_\", and after \"e\"",
            default => "unknown word \"{$shown}\": put texts into quotes",
        };
    }
}
