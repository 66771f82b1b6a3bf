<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\Excerpt;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;

/**
 * Passes over values of a stream, and checks that they are JSON, with memory that depends on neither their length nor their
 * number. Only a key or a number is held as a whole.
 *
 * @internal
 */
final class StreamedValues
{
    /** Bytes in which the end of an array or object is looked for, so that json_decode() checks it at once. */
    private const WINDOW = 16_384;

    /** As many arrays and objects are gone through one by one, at most, before the end of one is looked for again. */
    private const MOST_PATIENCE = 64;

    /** Likewise, where PHP's parser has failed: its stack has 10,000 entries, of which a level takes two to six. */
    private const TOO_DEEP = 5000;

    private const SCALAR = '/\A(?:true|false|null|-?+(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?+(?:[eE][+-]?+[0-9]++)?+)\z/';

    /** Content of a string up to an escape or a character that may go on behind the end of the text. */
    private const WHOLE_CHARACTERS = '/\G(?:[^\\\\"\x80-\xff]++|[\xc0-\xff][\x80-\xbf]{0,3}+(?!\z)|\\\\(?:u(?:[dD][89abAB][^"]{2}\\\\u.{4}|(?![dD][89abAB]).{4})|[^u]))++/s';

    /** No escape is longer: \ud83d\ude00. */
    private const LONGEST_CHARACTER = 12;

    /** How many arrays and objects are still gone through one by one. */
    private int $patience = 0;

    /** How many there are the next time. */
    private int $nextPatience = 1;

    /**
     * @param int<1, max> $levels       of arrays and objects that may be open
     * @param ?int        $longestToken bytes of a key or number
     */
    public function __construct(
        private readonly StreamBuffer $buffer,
        private readonly int $levels,
        private readonly ?int $longestToken,
    ) {}

    /**
     * Moves the buffer over the value that begins at the reader.
     *
     * @param int $level how many arrays and objects are around it
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function pass(int $level): void
    {
        $buffer = $this->buffer;
        // The brackets that are open, the outermost first.
        $open = '';
        while (true) {
            $first = $buffer->text[$buffer->at];
            if ($first === '[' || $first === '{') {
                $this->enter($level + \strlen($open));
                if (!$this->passWhole($level + \strlen($open))) {
                    ++$buffer->at;
                    $isArray = $first === '[';
                    $next = ($isArray ? State::FirstElement : State::FirstKey)->in($buffer);
                    if ($next !== ']' && $next !== '}') {
                        $open .= $first;
                        if (!$isArray) {
                            $this->passKey();
                        }
                        continue;
                    }
                    ++$buffer->at;
                }
            } else {
                $this->passScalar($first);
            }
            while (true) {
                if ($open === '') {
                    return;
                }
                $isArray = $open[-1] === '[';
                $this->passRun($isArray, $level + \strlen($open) - 1);
                if (($isArray ? State::ElementEnd : State::MemberEnd)->in($buffer) === ',') {
                    break;
                }
                ++$buffer->at;
                $open = \substr($open, 0, -1);
            }
            ++$buffer->at;
            ($isArray ? State::Element : State::Key)->in($buffer);
            if (!$isArray) {
                $this->passKey();
            }
        }
    }

    /**
     * @param int $level how many arrays and objects are around the one that begins at the reader
     *
     * @throws SyntaxException
     */
    public function enter(int $level): void
    {
        if ($level >= $this->levels) {
            $this->fail(SyntaxError::DEPTH_EXCEEDED, \sprintf('nested deeper than the %d levels allowed', $this->levels));
        }
    }

    /**
     * The key that begins at the reader; moves on to the value.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public function key(): string
    {
        $buffer = $this->buffer;
        $start = $buffer->positionAt($buffer->at);
        $hop = new ValueHop('"');
        $length = 1;
        while (!$hop->done) {
            $length = $hop->advance($buffer->text, $buffer->at + $length) - $buffer->at;
            $this->refuseLong($length, $start);
            if (!$hop->done && !$buffer->more()) {
                $this->refuseText(\substr($buffer->text, $buffer->at), $start);
            }
        }
        $text = \substr($buffer->text, $buffer->at, $length);
        $key = \json_decode($text);
        if (!\is_string($key)) {
            $this->refuseText($text, $start);
        }
        $buffer->at += $length;
        $this->toMemberValue();

        return $key;
    }

    private function passKey(): void
    {
        $this->passString();
        $this->toMemberValue();
    }

    private function toMemberValue(): void
    {
        State::Colon->in($this->buffer);
        ++$this->buffer->at;
        State::MemberValue->in($this->buffer);
    }

    /**
     * Whether the array or object lies in the window as a whole, and was passed.
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function passWhole(int $level): bool
    {
        // Of an array in an array in an array, each looked for in vain, the bytes would be looked at for each of them.
        if ($this->patience > 0) {
            --$this->patience;

            return false;
        }
        $buffer = $this->buffer;
        $hop = new ValueHop($buffer->text[$buffer->at]);
        $length = 1;
        while (true) {
            $length = $hop->advance($buffer->text, $buffer->at + $length) - $buffer->at;
            $isLong = $length > self::WINDOW;
            if ($hop->done || $isLong || !$buffer->more()) {
                break;
            }
        }
        if (!$hop->done || $isLong) {
            $this->patience = $this->nextPatience;
            $this->nextPatience = \min(2 * $this->nextPatience, self::MOST_PATIENCE);

            return false;
        }
        $this->nextPatience = 1;

        return $this->passText(\substr($buffer->text, $buffer->at, $length), $level);
    }

    /**
     * Moves over the elements or members that lie in the window as a whole, if the reader is behind one.
     *
     * @param int $level how many arrays and objects are around theirs
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    private function passRun(bool $isArray, int $level): void
    {
        $buffer = $this->buffer;
        if ($buffer->skip(Hop::WHITESPACE) === ','
            && \preg_match($isArray ? WholeItems::ELEMENTS : WholeItems::MEMBERS, \substr($buffer->text, $buffer->at, self::WINDOW), $match) === 1
        ) {
            // A bracket in the place of the first comma leaves all others where they are.
            $this->passText($isArray ? '[' . \substr($match[0], 1) . ']' : '{' . \substr($match[0], 1) . '}', $level, \strlen($match[0]));
        }
    }

    /**
     * @param string $text   an array or object that begins at the reader
     * @param int    $level  how many arrays and objects are around it
     * @param ?int   $length of it in the stream
     *
     * @throws SyntaxException
     *
     * @return bool whether it was passed
     */
    private function passText(string $text, int $level, ?int $length = null): bool
    {
        $buffer = $this->buffer;
        $depth = JsonText::decodingDepth(\max(1, $this->levels - $level));
        \json_decode($text, true, $depth);
        if (\json_last_error() !== \JSON_ERROR_NONE) {
            $error = (new SyntaxChecker())->firstError($text, $depth);
            if ($error?->code === SyntaxError::DEPTH_EXCEEDED) {
                $buffer->at += $error->position->offset;
                $this->enter($this->levels);
            }

            if ($error !== null) {
                throw new SyntaxException($error->within($buffer->positionAt($buffer->at)));
            }
            // PHP's parser does not go as deep as is allowed here.
            $this->patience = self::TOO_DEEP;

            return false;
        }
        $buffer->at += $length ?? \strlen($text);

        return true;
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     */
    private function passScalar(string $first): void
    {
        if ($first === '"') {
            $this->passString();

            return;
        }
        $buffer = $this->buffer;
        $start = $buffer->positionAt($buffer->at);
        $hop = new ValueHop($first);
        $length = 1;
        do {
            $length = $hop->advance($buffer->text, $buffer->at + $length) - $buffer->at;
            $this->refuseLong($length, $start);
        } while (!$hop->done && $buffer->more());
        $text = \substr($buffer->text, $buffer->at, $length);
        if (\preg_match(self::SCALAR, $text) !== 1) {
            $this->refuseText($text, $start);
        }
        $buffer->at += $length;
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     */
    private function passString(): void
    {
        $buffer = $this->buffer;
        $opened = $buffer->positionAt($buffer->at);
        ++$buffer->at;
        while (true) {
            $quote = Hop::closingQuote($buffer->text, $buffer->at);
            if (($buffer->text[$quote] ?? '') === '"') {
                $this->passContent($quote - $buffer->at);
                ++$buffer->at;

                return;
            }
            $length = $this->wholeCharacters();
            $this->passContent($length);
            $left = \strlen($buffer->text) - $buffer->at;
            if ($length === 0 && $left >= self::LONGEST_CHARACTER) {
                $this->passContent($left);
            }
            if ($left < self::LONGEST_CHARACTER && !$buffer->more()) {
                $end = \strlen($buffer->text);

                throw new SyntaxException(SyntaxError::cutOff($buffer->positionAt($end), Excerpt::of($buffer->text, $end), $opened));
            }
        }
    }

    /**
     * @param int $length of a part of a string
     *
     * @throws SyntaxException
     */
    private function passContent(int $length): void
    {
        $text = '"' . \substr($this->buffer->text, $this->buffer->at, $length) . '"';
        if (\json_decode($text) === null) {
            // The quote has been passed, or was put there.
            $this->refuseText($text, (new Position(-1, 1, 0))->within($this->buffer->positionAt($this->buffer->at)));
        }
        $this->buffer->at += $length;
    }

    /**
     * How many bytes from the reader on end with no part of a character or escape, as far as they are looked at.
     */
    private function wholeCharacters(): int
    {
        return \preg_match(self::WHOLE_CHARACTERS, \substr($this->buffer->text, $this->buffer->at, self::WINDOW), $match) === 1 ? \strlen($match[0]) : 0;
    }

    /**
     * @throws LimitException
     */
    private function refuseLong(int $length, Position $start): void
    {
        if ($this->longestToken !== null && $length > $this->longestToken) {
            throw new LimitException(LimitExceeded::item($this->longestToken, $start));
        }
    }

    /**
     * @throws SyntaxException
     */
    private function refuseText(string $text, Position $start): never
    {
        $error = (new SyntaxChecker())->firstError($text) ?? throw new \LogicException('What ext/json refuses is JSON.');

        throw new SyntaxException($error->within($start));
    }

    /**
     * @param SyntaxError::* $code
     *
     * @throws SyntaxException
     */
    private function fail(string $code, string $message): never
    {
        throw new SyntaxException(new SyntaxError($code, $message, $this->buffer->positionAt($this->buffer->at), Excerpt::of($this->buffer->text, $this->buffer->at)));
    }
}
