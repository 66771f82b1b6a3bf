<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\Binary\Malformed;
use Kiln\Format\Item;
use Kiln\Format\LengthPrefix;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxException;

/**
 * Cuts a stream of messages, each with its length before it.
 *
 * @internal
 */
final readonly class Delimited
{
    public function __construct(private LengthPrefix $prefix) {}

    /**
     * @param iterable<string> $chunks
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return \Generator<int, Item>
     */
    public function split(iterable $chunks, ?int $maxItemBytes): \Generator
    {
        $buffer = new StreamBuffer($chunks);
        while ($buffer->skip('') !== '') {
            $length = $this->length($buffer);
            $start = $buffer->positionAt($buffer->at)->offset;
            // What is announced is not allocated before it is there.
            if ($maxItemBytes !== null && $length > $maxItemBytes) {
                throw new LimitException(LimitExceeded::item($maxItemBytes, Position::atByte($start)));
            }
            while (\strlen($buffer->text) - $buffer->at < $length) {
                if (!$buffer->more()) {
                    throw $this->wrong(Malformed::ended(\substr($buffer->text, $buffer->at)), $buffer);
                }
            }

            yield new Item(\substr($buffer->text, $buffer->at, $length), Position::atByte($start));
            $buffer->at += $length;
        }
    }

    /**
     * @throws SyntaxException
     */
    private function length(StreamBuffer $buffer): int
    {
        if ($this->prefix === LengthPrefix::Grpc) {
            if ($this->byte($buffer) !== 0) {
                throw $this->wrong(new Malformed('a compressed message, which cannot be read', 0), $buffer);
            }

            return $this->byte($buffer) << 24 | $this->byte($buffer) << 16 | $this->byte($buffer) << 8 | $this->byte($buffer);
        }
        $length = $shift = 0;
        do {
            $byte = $this->byte($buffer);
            $length |= ($byte & 0x7F) << $shift;
            $shift += 7;
        } while ($byte > 0x7F && $shift < 7 * Wire::LONGEST_VARINT);

        return $byte <= 0x7F && $length >= 0 && $length <= 0x7FFF_FFFF ? $length : throw $this->wrong(new Malformed('a length that no message has', 0), $buffer);
    }

    /**
     * @throws SyntaxException
     */
    private function byte(StreamBuffer $buffer): int
    {
        if (!isset($buffer->text[$buffer->at]) && !$buffer->more()) {
            throw $this->wrong(Malformed::ended(''), $buffer);
        }

        return \ord($buffer->text[$buffer->at++]);
    }

    private function wrong(Malformed $malformed, StreamBuffer $buffer): SyntaxException
    {
        return new SyntaxException($malformed->in(\substr($buffer->text, $buffer->at))->error->within(Position::atByte($buffer->positionAt($buffer->at)->offset)));
    }
}
