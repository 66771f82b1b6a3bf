<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

use Kiln\Bytes;
use Kiln\Format\SyntaxError;

/**
 * Makes a tree of a document.
 *
 * Formats bring loops that hold the frequent cases, because a call for each value takes longer than the value. Bytes that no
 * value begins with stand behind the document, so that its end need not be looked for at each value.
 *
 * @internal
 */
abstract class Reader
{
    /** As many bytes as the longest text that may be cut off without a look at the end, and the longest number, and one. */
    private const PADDING = 40;

    private const MOST_KEYS = 1_024;

    /** So many bytes of text are looked at together. */
    protected const TOGETHER = 65_536;

    protected readonly string $bytes;

    protected readonly int $end;

    protected int $at = 0;

    protected int $levels;

    /** Texts that nobody has looked at, to see whether they are UTF-8. A line end stands behind each, over which no UTF-8 goes. */
    protected string $unseen = '';

    /** @var array<array-key, true> keys of maps, most of which come again and again: each is looked at once */
    protected array $keys = [];

    /**
     * @param int    $depth   levels of lists and maps that may lie inside each other
     * @param string $nothing a byte that no value begins with
     */
    public function __construct(string $document, private readonly int $depth, string $nothing)
    {
        $this->bytes = $document . \str_repeat($nothing, self::PADDING);
        $this->end = \strlen($document);
        // Around the document there is none.
        $this->levels = \min($depth, \PHP_INT_MAX - 1) + 1;
    }

    /**
     * @throws Malformed
     */
    final public function read(): mixed
    {
        $tree = $this->items(1)[0];
        if ($this->at !== $this->end) {
            throw new Malformed('more bytes behind the value', $this->at);
        }
        $this->look();

        return $tree;
    }

    /**
     * A document that is the key of a map.
     *
     * @throws Malformed
     */
    final public function readKey(): int|string|null
    {
        $value = $this->read();

        return \is_int($value) || \is_string($value) ? $value : null;
    }

    /**
     * @throws Malformed
     *
     * @return list<mixed>
     */
    abstract protected function items(int $count): array;

    abstract protected function heads(): Heads;

    final protected function text(string $text): string
    {
        $this->unseen .= $text . "\n";

        return $text;
    }

    final protected function newKey(string $key): void
    {
        if (\count($this->keys) < self::MOST_KEYS) {
            $this->keys[$key] = true;
        }
        $this->text($key);
    }

    /**
     * Bytes that are text are text: it is not known here what they are read as.
     */
    final protected static function textOrBytes(string $bytes): string|Bytes
    {
        return \preg_match('//u', $bytes) === 1 ? $bytes : new Bytes($bytes);
    }

    /**
     * Beyond PHP's integers there are floats, as for JSON.
     *
     * @param int $number of 64 bits, of which PHP takes the first for a sign
     */
    final protected static function unsigned(int $number): int|float
    {
        return $number >= 0 ? $number : (float) \sprintf('%u', $number);
    }

    /**
     * @throws Malformed
     */
    final protected function content(int $length): string
    {
        if ($length > $this->end - $this->at) {
            throw $this->ended();
        }
        $content = \substr($this->bytes, $this->at, $length);
        $this->at += $length;

        return $content;
    }

    /**
     * A key that is neither text nor an integer.
     */
    final protected function notKey(int $start): Malformed
    {
        return new Malformed('a key that is neither text nor an integer from ' . \PHP_INT_MIN . ' to ' . \PHP_INT_MAX, $start);
    }

    final protected function tooDeep(): Malformed
    {
        return new Malformed("nested more than {$this->depth} levels deep", $this->at - 1, SyntaxError::DEPTH_EXCEEDED);
    }

    final protected function ended(): Malformed
    {
        return new Malformed('unexpected end of bytes', $this->end);
    }

    final protected function look(): void
    {
        if (\preg_match('//u', $this->unseen) !== 1) {
            throw (new Measure($this->heads()))->notUtf8(\substr($this->bytes, 0, $this->end), static fn(): \LogicException => new \LogicException('All text is UTF-8.'));
        }
        $this->unseen = '';
    }
}
