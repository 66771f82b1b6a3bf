<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

use Kiln\Format\Item;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxException;

/**
 * Cuts a stream of values, one behind the other, into the values. Each head is looked at once, however the stream is cut.
 *
 * @internal
 */
final readonly class Sequence
{
    public function __construct(private Heads $heads) {}

    /**
     * @param iterable<string> $chunks
     * @param ?int             $maxItemBytes
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
            $start = $buffer->positionAt($buffer->at)->offset;
            $length = $this->length($buffer, $start, $maxItemBytes);

            yield new Item(\substr($buffer->text, $buffer->at, $length), Position::atByte($start));
            $buffer->at += $length;
        }
    }

    /**
     * Of the value at which the reader of the buffer is.
     *
     * @param int $start of it, in the stream
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function length(StreamBuffer $buffer, int $start, ?int $maxItemBytes): int
    {
        $length = 0;
        $pending = [1];
        do {
            $offset = $buffer->at + $length;
            try {
                $isWhole = $this->heads->skip($buffer->text, $offset, $pending);
            } catch (Malformed $malformed) {
                $malformed = new Malformed($malformed->getMessage(), $malformed->offset - $buffer->at, $malformed->kind);

                throw self::located($malformed, $buffer, $start);
            }
            $length = $offset - $buffer->at;
            // Of a value that has not come whole it is so much at least.
            if ($maxItemBytes !== null && $length > $maxItemBytes) {
                throw new LimitException(LimitExceeded::item($maxItemBytes, Position::atByte($start)));
            }
        } while (!$isWhole && $buffer->more());
        if (!$isWhole) {
            throw self::located(Malformed::ended(\substr($buffer->text, $buffer->at)), $buffer, $start);
        }

        return $length;
    }

    private static function located(Malformed $malformed, StreamBuffer $buffer, int $start): SyntaxException
    {
        return new SyntaxException($malformed->in(\substr($buffer->text, $buffer->at))->error->within(Position::atByte($start)));
    }
}
