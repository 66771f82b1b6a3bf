<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\CannotEncode;
use Kiln\Format\DirectOutput;
use Kiln\Format\Messages;

/**
 * What generated code has at hand that writes messages.
 *
 * @internal
 */
final class Output implements DirectOutput
{
    /** Numbers whose bytes are looked up. */
    private const LARGEST = 255;

    /** @var array<int, string> the bytes of small numbers, of lengths above all */
    public array $varints = [];

    /** Texts that nobody has looked at, to see whether they are UTF-8; behind each stands what parts them. */
    public string $unseen = '';

    private readonly Encoder $encoder;

    /**
     * @param string $before what stands before each message
     */
    public function __construct(private readonly string $before)
    {
        $this->encoder = new Encoder(new Messages(0, []), 0);
        for ($number = 0; $number <= self::LARGEST; ++$number) {
            $this->varints[] = $number < 0x80 ? \chr($number) : \chr($number) . "\x01";
        }
    }

    public function open(): string
    {
        $around = $this->unseen;
        $this->unseen = '';
        // Of a value that was refused.
        $this->encoder->takeUnseen();

        return $around;
    }

    public function check(string $text): string
    {
        if (\preg_match('//u', $this->unseen) !== 1) {
            throw new CannotEncode();
        }

        return $this->before . $text;
    }

    public function close(string $around): void
    {
        $this->unseen = $around;
    }

    public function plain(mixed $tree, int $depth, string ...$place): never
    {
        throw new CannotEncode('plain data has no numbers');
    }

    public function list(array $items): never
    {
        throw new CannotEncode('a list has no numbers');
    }

    public function place(): array
    {
        return [];
    }

    public function itemPlace(): array
    {
        return [];
    }

    /**
     * Where the bytes are not looked up.
     */
    public function varint(int $number): string
    {
        return $number > 0 && $number < 0x4000 ? \chr($number & 0x7F | 0x80) . \chr($number >> 7) : Wire::varint($number);
    }

    /**
     * What follows the tag of a value that is no message of a class.
     *
     * @throws CannotEncode
     */
    public function value(int $kind, mixed $value, int $more = 0): string
    {
        $bytes = $this->encoder->single($kind, $value, $more);
        $this->unseen .= $this->encoder->takeUnseen();

        return $bytes;
    }

    /**
     * The same of a google.protobuf.Value.
     *
     * @param int $levels of values that may lie inside each other
     *
     * @throws CannotEncode
     */
    public function any(mixed $value, int $levels): string
    {
        $bytes = $this->encoder->any($value, $levels);
        $this->unseen .= $this->encoder->takeUnseen();

        return $bytes;
    }

    /**
     * @throws CannotEncode
     */
    public function timestamp(\DateTimeInterface $date): string
    {
        $bytes = Timestamp::write($date);

        return $this->varints[\strlen($bytes)] . $bytes;
    }

    /**
     * A float that is zero; of these only the positive one is left out.
     */
    public function zero(float $number, string $tag): string
    {
        $packed = \pack('e', $number);

        return $packed === "\0\0\0\0\0\0\0\0" ? '' : $tag . $packed;
    }
}
