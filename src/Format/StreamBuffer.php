<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * The part of a stream that is looked at: grows at its end, and forgets what lies before the reader.
 *
 * Each byte is copied a constant number of times, however small or large the chunks are.
 *
 * @internal
 */
final class StreamBuffer
{
    /** Larger chunks are taken in pieces of so many bytes, so that a large chunk is not held twice. */
    private const PIECE = 65536;

    /** What lies before the reader is forgotten once it has so many bytes, but for those that an excerpt would show. */
    private const FORGOTTEN = 4096;

    /** What was read and not forgotten. To be passed on at once and not kept: a second holder makes each growth a copy. */
    public string $text = '';

    /** The offset in $text of the reader; what lies before it may be forgotten with the next growth. */
    public int $at = 0;

    private readonly PositionCounter $counter;

    /** The offset in $text up to which lines and columns are counted. */
    private int $counted = 0;

    /** @var \Generator<int, string> */
    private readonly \Generator $chunks;

    private bool $isStarted = false;

    private string $chunk = '';

    /** Bytes of the chunk that are in $text, or were. */
    private int $taken = 0;

    /** Bytes of the stream that are in $text, or were. */
    private int $received = 0;

    /**
     * @param iterable<string> $chunks
     * @param int|null         $maxBytes of the whole stream
     */
    public function __construct(iterable $chunks, private readonly ?int $maxBytes = null)
    {
        $this->counter = new PositionCounter();
        $this->chunks = (static function () use ($chunks): \Generator {
            foreach ($chunks as $chunk) {
                yield $chunk;
            }
        })();
    }

    /**
     * Forgets most of what lies before the reader and adds at least one byte; false at the end of the stream.
     *
     * @throws LimitException
     */
    public function more(): bool
    {
        $piece = $this->nextPiece();
        if ($piece === '') {
            return false;
        }

        if ($this->at >= self::FORGOTTEN) {
            $this->countTo($this->at);
            $forgotten = $this->at - Excerpt::BEFORE - 1;
            $this->text = \substr($this->text, $forgotten);
            $this->counted -= $forgotten;
            $this->at -= $forgotten;
        }

        $this->text .= $piece;

        return true;
    }

    /**
     * Moves the reader to the next byte that is none of these, and returns it; '' at the end of the stream.
     *
     * @param string $bytes such as all whitespace of a format
     *
     * @throws LimitException
     */
    public function skip(string $bytes): string
    {
        do {
            $this->at += \strspn($this->text, $bytes, $this->at);
        } while (!isset($this->text[$this->at]) && $this->more());

        return $this->text[$this->at] ?? '';
    }

    /**
     * As {@see more()}, and whether there is at least twice as much as before from the reader on.
     *
     * @throws LimitException
     */
    public function doubles(): bool
    {
        $length = \strlen($this->text) - $this->at;

        return $this->more() && \strlen($this->text) - $this->at >= 2 * $length;
    }

    /**
     * @param \Closure(string, int, int): int $countCharacters see {@see PositionCounter::countBy()}
     */
    public function countBy(\Closure $countCharacters): void
    {
        $this->counter->countBy($countCharacters);
    }

    /** The place of an offset in $text within the stream. Offsets must not fall from call to call. */
    public function positionAt(int $offset): Position
    {
        $this->countTo($offset);

        return $this->counter->position();
    }

    private function countTo(int $offset): void
    {
        if ($offset > $this->counted) {
            $this->counter->advance($this->text, $this->counted, $offset - $this->counted);
            $this->counted = $offset;
        }
    }

    /** @throws LimitException */
    private function nextPiece(): string
    {
        while ($this->taken === \strlen($this->chunk)) {
            // Asked for only now: a slow stream may not have the next chunk yet.
            if ($this->isStarted) {
                $this->chunks->next();
            }
            $this->isStarted = true;
            if (!$this->chunks->valid()) {
                return '';
            }
            $this->chunk = $this->chunks->current();
            $this->taken = 0;
        }

        $size = self::PIECE;
        if ($this->maxBytes !== null) {
            $size = \min($size, $this->maxBytes - $this->received);
            if ($size <= 0) {
                throw new LimitException(new LimitExceeded(
                    LimitExceeded::TOO_LARGE,
                    \sprintf('the stream has more than the %d bytes allowed', $this->maxBytes),
                    $this->maxBytes,
                    $this->positionAt(\strlen($this->text)),
                ));
            }
        }

        $piece = \substr($this->chunk, $this->taken, $size);
        $this->taken += \strlen($piece);
        $this->received += \strlen($piece);

        return $piece;
    }
}
