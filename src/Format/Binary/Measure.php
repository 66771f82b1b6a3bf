<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\SyntaxError;
use Kiln\Format\Utf8;
use Kiln\Limits;

/**
 * Goes over a document head by head, for what need not be looked at when it is decoded.
 *
 * @internal
 */
final readonly class Measure
{
    public function __construct(private Heads $heads) {}

    /**
     * What follows a mistake is not looked at: the document is refused then.
     *
     * @throws LimitException
     */
    public function refuseBeyond(string $bytes, Limits $limits): void
    {
        if ($limits->bytes !== null && \strlen($bytes) > $limits->bytes) {
            throw self::exceeded(LimitExceeded::TOO_LARGE, \sprintf('there are %d bytes, more than the %d allowed', \strlen($bytes), $limits->bytes), $limits->bytes, $limits->bytes);
        }
        // Each element and each byte of a string takes a byte.
        if (\strlen($bytes) <= \min($limits->stringLength ?? \PHP_INT_MAX, $limits->elements ?? \PHP_INT_MAX)) {
            return;
        }
        $elements = 0;
        foreach ($this->heads($bytes) as $offset => $head) {
            if ($limits->stringLength !== null && ($head->kind === Head::TEXT || $head->kind === Head::BYTES) && $head->count > $limits->stringLength) {
                throw self::exceeded(LimitExceeded::STRING_TOO_LONG, \sprintf('a string has %d bytes, more than the %d allowed', $head->count, $limits->stringLength), $limits->stringLength, $offset);
            }
            if ($limits->elements !== null && ($head->kind === Head::ITEMS || $head->kind === Head::MEMBERS)) {
                $elements += $head->count === Head::UNTIL_STOP ? $this->counted($bytes, $head) : $head->count;
                if ($elements > $limits->elements) {
                    throw self::exceeded(LimitExceeded::TOO_MANY_ELEMENTS, \sprintf('there are more than the %d elements and members allowed', $limits->elements), $limits->elements, $offset);
                }
            }
        }
    }

    /**
     * The first text that is not UTF-8.
     *
     * @param \Closure(): \Throwable $otherwise where there is none
     */
    public function notUtf8(string $bytes, \Closure $otherwise): \Throwable
    {
        foreach ($this->heads($bytes) as $head) {
            $invalid = $head->kind === Head::TEXT && $head->count >= 0 ? Utf8::firstInvalidOffset(\substr($bytes, $head->end, $head->count)) : null;
            if ($invalid !== null) {
                return new Malformed('text that is not valid UTF-8', $head->end + $invalid, SyntaxError::INVALID_UTF8);
            }
        }

        return $otherwise();
    }

    /**
     * @return \Generator<int, Head> by offset, in the order of the document, up to its end or the first mistake
     */
    private function heads(string $bytes): \Generator
    {
        $offset = 0;
        $end = \strlen($bytes);
        try {
            while ($offset < $end) {
                $head = $this->heads->at($bytes, $offset);
                if ($head === null) {
                    return;
                }
                yield $offset => $head;
                $offset = $head->end + (($head->kind === Head::TEXT || $head->kind === Head::BYTES) && $head->count > 0 ? $head->count : 0);
            }
        } catch (Malformed) {
        }
    }

    private function counted(string $bytes, Head $head): int
    {
        $offset = $head->end;
        $count = 0;
        try {
            for (; $this->heads->at($bytes, $offset)?->kind !== Head::STOP; ++$count) {
                $pending = [1];
                if (!$this->heads->skip($bytes, $offset, $pending)) {
                    break;
                }
            }
        } catch (Malformed) {
        }

        return $head->kind === Head::MEMBERS ? \intdiv($count + 1, 2) : $count;
    }

    /**
     * @param LimitExceeded::* $code
     */
    private static function exceeded(string $code, string $message, int $limit, int $offset): LimitException
    {
        return new LimitException(new LimitExceeded($code, $message, $limit, Position::atByte($offset)));
    }
}
