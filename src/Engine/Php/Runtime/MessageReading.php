<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

use Kiln\Format\Protobuf\Timestamp;

/**
 * What generated code has with it that reads a message of Protocol Buffers without a tree.
 *
 * @internal
 */
final class MessageReading
{
    /** What parts texts that are looked at together: no UTF-8 goes over it. */
    public const PART = "\n";

    /** What stands behind the message, so that code may look at the bytes behind its end: the longest tag, and eight bytes. */
    public const BEHIND = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";

    /** Those that were read, to see whether they are UTF-8. */
    public string $texts = '';

    /**
     * A google.protobuf.Timestamp as everybody writes it.
     *
     * @throws Mismatch where it is another one
     */
    public static function time(string $bytes, int $at, int $end): \DateTimeImmutable
    {
        $numbers = [8 => 0, 16 => 0];
        for ($least = 8; $at < $end; $least = $tag + 1) {
            $tag = \ord($bytes[$at++]);
            if (!isset($numbers[$tag]) || $tag < $least) {
                throw new Mismatch('time');
            }
            $number = \ord($bytes[$at++]);
            if ($number > 0x7F) {
                $number &= 0x7F;
                $shift = 0;
                do {
                    $byte = \ord($bytes[$at++]);
                    $number |= ($byte & 0x7F) << $shift += 7;
                } while ($byte > 0x7F);
                $shift < 64 || throw new Mismatch('time');
            }
            $numbers[$tag] = $number;
        }

        return $at === $end ? Timestamp::date($numbers[8], $numbers[16]) ?? throw new Mismatch('time') : throw new Mismatch('time');
    }
}
