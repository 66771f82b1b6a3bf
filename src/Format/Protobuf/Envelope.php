<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\Binary\Malformed;

/**
 * What stands before a message in the topics of Confluent's schema registry: a zero, the number of the schema, and which of its
 * messages it is.
 *
 *     $builder->withFormat(new Protobuf(envelope: new Envelope(schema: 17)));
 *
 * A message that is read may be of any schema: readers pass over fields that they do not know.
 *
 * @see https://docs.confluent.io/platform/current/schema-registry/fundamentals/serdes-develop/index.html#wire-format
 *
 * @api
 */
final readonly class Envelope
{
    /**
     * @param int       $schema its number in the registry, of 32 bits
     * @param list<int> $index  of the message among those of the schema, then among those inside that, and so on
     */
    public function __construct(public int $schema, public array $index = [0]) {}

    /**
     * @internal
     */
    public function before(): string
    {
        $bytes = \pack('CN', 0, $this->schema);
        if ($this->index === [0]) {
            // The first message is so frequent that it has a form of its own.
            return "{$bytes}\0";
        }

        return $bytes . Wire::varint(Wire::zigzag(\count($this->index))) . \implode('', \array_map(static fn(int $index): string => Wire::varint(Wire::zigzag($index)), $this->index));
    }

    /**
     * @internal
     *
     * @throws Malformed
     *
     * @return int where the message begins
     */
    public static function end(string $bytes): int
    {
        if ($bytes === '' || $bytes[0] !== "\0") {
            throw new Malformed('an envelope begins with a zero', 0);
        }
        $at = 5;
        $count = self::varint($bytes, $at);
        if ($count < 0) {
            throw new Malformed('an envelope with a negative number of indices', 5);
        }
        for (; $count > 0; --$count) {
            self::varint($bytes, $at);
        }

        return $at;
    }

    private static function varint(string $bytes, int &$at): int
    {
        $number = 0;
        for ($shift = 0; $shift < 7 * Wire::LONGEST_VARINT; $shift += 7) {
            $byte = \ord($bytes[$at++] ?? throw Malformed::ended($bytes));
            $number |= ($byte & 0x7F) << $shift;
            if ($byte < 0x80) {
                break;
            }
        }

        return Wire::unzigzag($number);
    }
}
