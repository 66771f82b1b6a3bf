<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A limit that a text or stream goes beyond, and where.
 *
 * @api
 */
final readonly class LimitExceeded
{
    public const TOO_LARGE = 'too_large';
    public const STRING_TOO_LONG = 'string_too_long';
    public const TOO_MANY_ELEMENTS = 'too_many_elements';

    /**
     * @param self::* $code
     * @param string  $message such as: the text has more than the 1000 bytes allowed
     */
    public function __construct(
        public string $code,
        public string $message,
        public int $limit,
        public Position $position,
    ) {}

    public static function text(string $text, int $limit): self
    {
        return new self(self::TOO_LARGE, \sprintf('the text has %d bytes, more than the %d allowed', \strlen($text), $limit), $limit, Position::in($text, $limit));
    }

    /** @param Position $start of the item that has more than $limit bytes */
    public static function item(int $limit, Position $start): self
    {
        return new self(self::TOO_LARGE, \sprintf('an item has more than the %d bytes allowed', $limit), $limit, $start);
    }
}
