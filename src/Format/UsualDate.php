<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * Dates as most are, as RFC 3339 has them: of the years from 2000 to 2999, without a fraction of a second. Offsets with seconds, of
 * local mean time, are long out of use then where a zone has a name.
 *
 * @internal
 */
final readonly class UsualDate
{
    /**
     * @return ?string null for another date
     */
    public static function text(\DateTimeInterface $date): ?string
    {
        // "c" is printed in one go, faster than its letters one by one: six characters of "u", 25 of it, then those of "T". A zone without
        // a name has six of these, but where its offset has seconds, or the version of PHP says "GMT+0100".
        $text = $date->format('ucT');

        return \strncmp($text, '0000002', 7) === 0 && $text[16] === 'T' && (isset($text[37]) ? $date->getOffset() % 60 === 0 : $text[31] !== 'Z')
            ? \substr($text, 6, 25)
            : null;
    }
}
