<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\Item;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\Splitter;
use Kiln\Format\StreamBuffer;

/**
 * Cuts a stream of one JSON value per line into the lines.
 *
 * Lines end at LF or CRLF, the last one also at the end of the stream. Blank lines are passed over, so an empty stream
 * and one of whitespace only have no items. A byte order mark stays in the first item, which json_decode() then
 * refuses.
 *
 * @internal
 */
final readonly class NdjsonSplitter implements Splitter
{
    /**
     * @param int|null $maxItemBytes of one line, without whitespace at its beginning and without its LF or CRLF
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
     * @throws LimitException
     */
    public function cut(StreamBuffer $buffer): \Generator
    {
        while ($buffer->skip(Hop::WHITESPACE) !== '') {
            $start = $buffer->positionAt($buffer->at);
            $line = $this->line($buffer, $start);

            yield new Item(\rtrim($line, Hop::WHITESPACE), $start);
        }
    }

    /**
     * The rest of the line, without its LF; moves on to that.
     *
     * @throws LimitException
     */
    private function line(StreamBuffer $buffer, Position $start): string
    {
        $length = 0;

        do {
            $end = \strpos($buffer->text, "\n", $buffer->at + $length);
            $length = ($end === false ? \strlen($buffer->text) : $end) - $buffer->at;

            if ($this->maxItemBytes !== null && $length > $this->maxItemBytes) {
                $isReturn = $length === $this->maxItemBytes + 1 && $buffer->text[$buffer->at + $length - 1] === "\r";
                if (!$isReturn) {
                    throw new LimitException(LimitExceeded::item($this->maxItemBytes, $start));
                }
            }
        } while ($end === false && $buffer->more());

        $line = \substr($buffer->text, $buffer->at, $length);
        $buffer->at += $length;

        return $line;
    }
}
