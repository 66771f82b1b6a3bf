<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\Item;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\Splitter;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxException;

/**
 * Cuts a stream that is one JSON array into its elements.
 *
 * An empty stream and one of whitespace only are errors, as they hold no array. A byte order mark is an error, as in
 * json_decode() (RFC 8259, section 8.1, forbids to send one). The stream is read to its end, so that nothing but
 * whitespace can follow the array.
 *
 * @internal
 */
final readonly class ArraySplitter implements Splitter
{
    /**
     * @param int|null $maxItemBytes of one element as written
     * @param int|null $maxBytes     of the whole stream
     */
    public function __construct(
        private ?int $maxItemBytes = null,
        private ?int $maxBytes = null,
    ) {}

    public function split(iterable $chunks): \Generator
    {
        return $this->cut(new StreamBuffer($chunks, $this->maxBytes));
    }

    /**
     * @return \Generator<int, Item> see {@see split()}; while the caller has one, it may move the buffer over those that follow
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function cut(StreamBuffer $buffer): \Generator
    {
        State::Stream->in($buffer);

        yield from $this->elements($buffer);

        State::End->in($buffer);
    }

    /**
     * @return \Generator<int, Item> of the array that begins at the reader; moves the buffer over it
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function elements(StreamBuffer $buffer): \Generator
    {
        ++$buffer->at;

        if (State::FirstElement->in($buffer) !== ']') {
            yield $this->item($buffer);

            while ($buffer->skip(Hop::WHITESPACE) === ',') {
                ++$buffer->at;
                State::Element->in($buffer);

                yield $this->item($buffer);
            }

            State::ElementEnd->in($buffer);
        }

        ++$buffer->at;
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     */
    private function item(StreamBuffer $buffer): Item
    {
        $start = $buffer->positionAt($buffer->at);
        $hop = new ValueHop($buffer->text[$buffer->at]);
        $length = 1;

        while (true) {
            $length = $hop->advance($buffer->text, $buffer->at + $length) - $buffer->at;

            if ($this->maxItemBytes !== null && $length > $this->maxItemBytes) {
                throw new LimitException(LimitExceeded::item($this->maxItemBytes, $start));
            }
            if ($hop->done) {
                break;
            }
            if (!$buffer->more()) {
                $this->refuseCut($buffer, $start);
            }
        }

        $item = new Item(\substr($buffer->text, $buffer->at, $length), $start);
        $buffer->at += $length;

        return $item;
    }

    /**
     * The stream ends within an item.
     *
     * @throws SyntaxException
     */
    private function refuseCut(StreamBuffer $buffer, Position $start): never
    {
        // The item may have gone wrong long before the end, and that is then the first error.
        $error = (new SyntaxChecker())->firstError(\substr($buffer->text, $buffer->at), \PHP_INT_MAX);
        if ($error !== null) {
            throw new SyntaxException($error->within($start));
        }

        // A number or literal: complete for all we know.
        $buffer->at = \strlen($buffer->text);
        State::ElementEnd->refuse($buffer);
    }
}
