<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

use Kiln\Bytes;
use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Wire;
use Kiln\Format\Binary\Writer;
use Kiln\Format\CannotEncode;
use Kiln\Format\UsualDate;

/**
 * The bytes of CBOR: definite lengths, and each head as short as it can be.
 *
 * @internal
 */
final readonly class CborWire implements Wire
{
    /** Major types (RFC 8949, section 3.1) in the first three bits. */
    private const TYPES = [Head::BYTES => 0x40, Head::TEXT => 0x60, Head::ITEMS => 0x80, Head::MEMBERS => 0xA0, Head::TAG => 0xC0];

    private const NEGATIVE = 0x20;

    /** Tag 0, and the head of a text of 25 bytes. */
    private const USUAL_DATE = "\xC0\x78\x19";

    private const SIMPLE = 0xE0;

    /**
     * @param bool $isShortest whether floats are as short as they can be (RFC 8949, section 4.2.1)
     * @param bool $hasSeconds whether dates are numbers
     */
    public function __construct(private bool $isShortest, private bool $hasSeconds) {}

    public function null(): string
    {
        return "\xF6";
    }

    public function true(): string
    {
        return "\xF5";
    }

    public function false(): string
    {
        return "\xF4";
    }

    public function integer(int $number): string
    {
        return $number >= 0 ? self::argument(0, $number) : self::argument(self::NEGATIVE, ~$number);
    }

    public function float(float $number): string
    {
        return $this->isShortest ? Floats::shortest($number) : \pack('CE', 0xFB, $number);
    }

    public function double(): ?string
    {
        return $this->isShortest ? null : "\xFB";
    }

    public function short(): string
    {
        return "\x19";
    }

    public function head(int $kind, int $count): string
    {
        return self::argument(self::TYPES[$kind], $count);
    }

    public function leaf(object $leaf, Writer $writer): string
    {
        return match (true) {
            $leaf instanceof Bytes => $this->head(Head::BYTES, \strlen($leaf->bytes)) . $leaf->bytes,
            $leaf instanceof \DateTimeInterface => $this->date($leaf),
            $leaf instanceof Tag => $this->head(Head::TAG, $leaf->number) . $writer->value($leaf->value),
            $leaf instanceof SimpleValue => $leaf->number < 24 ? \chr(self::SIMPLE | $leaf->number) : "\xF8" . \chr($leaf->number),
            default => throw new CannotEncode('an object of ' . $leaf::class),
        };
    }

    private function date(\DateTimeInterface $date): string
    {
        $usual = $this->hasSeconds ? null : UsualDate::text($date);
        if ($usual !== null) {
            return self::USUAL_DATE . $usual;
        }
        $text = $this->hasSeconds ? null : Dates::text($date);
        if ($text !== null) {
            return $this->head(Head::TAG, Dates::TEXT) . $this->head(Head::TEXT, \strlen($text)) . $text;
        }
        $seconds = Dates::seconds($date);

        return $this->head(Head::TAG, Dates::SECONDS) . (\is_int($seconds) ? $this->integer($seconds) : $this->float($seconds));
    }

    /**
     * @param int $type     in the first three bits
     * @param int $argument not negative
     */
    private static function argument(int $type, int $argument): string
    {
        return match (true) {
            $argument < 24 => \chr($type | $argument),
            $argument < 0x100 => \chr($type | 24) . \chr($argument),
            $argument < 0x1_0000 => \pack('Cn', $type | 25, $argument),
            $argument < 0x1_0000_0000 => \pack('CN', $type | 26, $argument),
            default => \pack('CJ', $type | 27, $argument),
        };
    }
}
