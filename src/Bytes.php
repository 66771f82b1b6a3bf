<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Attribute\Value;

/**
 * A string of bytes, where a string alone would be taken for text: in `mixed` and in arrays of it, and in the tree that a
 * format writes. A property that holds bytes is a string with {@see Attribute\Bytes}.
 *
 *     $serializer->serialize(['thumbnail' => new Bytes($png)], 'msgpack');
 *
 * It is base64 in JSON, and in any other format that has only text.
 *
 * @api
 */
final readonly class Bytes
{
    public function __construct(public string $bytes) {}

    /**
     * @param string $text base64 (RFC 4648, section 4), with its padding and nothing between
     *
     * @throws \InvalidArgumentException when it is something else
     */
    #[Value(expected: 'base64')]
    public static function fromBase64(string $text): self
    {
        return new self(self::decode($text) ?? throw new \InvalidArgumentException('Not base64.'));
    }

    #[Value]
    public function toBase64(): string
    {
        return \base64_encode($this->bytes);
    }

    /**
     * @internal
     *
     * @return ?string null where it is no base64
     */
    public static function decode(string $text): ?string
    {
        $bytes = \base64_decode($text, true);

        // PHP passes over whitespace, and needs no padding.
        return $bytes !== false && \strlen($text) === 4 * \intdiv(\strlen($bytes) + 2, 3) ? $bytes : null;
    }
}
