<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\SyntaxError;
use Kiln\Format\Utf8;

/**
 * Reads scalars (YAML 1.2.2, chapters 7.3 and 8.1), each in one pass over its text.
 *
 * @internal
 */
final readonly class ScalarReader
{
    private const IN_FLOW = ',[]{}';

    private const ESCAPES = [
        '0' => "\0", 'a' => "\x07", 'b' => "\x08", 't' => "\t", "\t" => "\t", 'n' => "\n", 'v' => "\x0B", 'f' => "\x0C", 'r' => "\r", 'e' => "\x1B",
        ' ' => ' ', '"' => '"', '/' => '/', '\\' => '\\', 'N' => "\u{85}", '_' => "\u{A0}", 'L' => "\u{2028}", 'P' => "\u{2029}",
    ];

    private const CODES = ['x' => 2, 'u' => 4, 'U' => 8];

    public function __construct(private Source $source) {}

    /**
     * @param int  $indent spaces that a further line begins with at least
     * @param bool $isKey  whether it ends with the line
     */
    public function plain(int $indent, bool $inFlow, bool $isKey = false): Scalar
    {
        $source = $this->source;
        $text = $source->text;
        $start = $source->at;
        if (!$this->beginsPlain($start, $inFlow)) {
            $source->fail($this->whyNotPlain());
        }
        $end = $this->plainLine($start, $inFlow);
        $value = \substr($text, $start, $end - $start);
        while (!$isKey) {
            $at = $end + \strspn($text, " \t", $end);
            $breaks = $spaces = $line = 0;
            while (($text[$at] ?? '') === "\n") {
                $line = $at + 1;
                $spaces = \strspn($text, ' ', $line);
                $at = $line + \strspn($text, " \t", $line);
                ++$breaks;
            }
            $character = $text[$at] ?? '';
            if ($breaks === 0 || $spaces < $indent || $character === '#' || $character === '' || $source->isMarker($line)) {
                break;
            }
            $next = $this->plainLine($at, $inFlow);
            if ($next === $at) {
                break;
            }
            $value .= ($breaks === 1 ? ' ' : \str_repeat("\n", $breaks - 1)) . \substr($text, $at, $next - $at);
            $end = $next;
        }
        $source->at = $end;

        return new Scalar($start, $value);
    }

    /**
     * Whether a ":" separates a key from its value.
     */
    public function isColon(int $offset, bool $inFlow): bool
    {
        return ($this->source->text[$offset] ?? '') === ':' && !$this->isPlainSafe($offset + 1, $inFlow);
    }

    /**
     * @param int $indent spaces that a further line begins with at least
     */
    public function single(int $indent): Scalar
    {
        $source = $this->source;
        $text = $source->text;
        $start = $source->at++;
        $value = '';
        while (true) {
            $length = \strcspn($text, "'\n", $source->at);
            $part = \substr($text, $source->at, $length);
            $source->at += $length;
            $character = $text[$source->at] ?? '';
            if ($character === "\n") {
                $value .= \rtrim($part, " \t") . $this->fold($indent, $start);
            } elseif ($character === '') {
                $source->notClosed($start);
            } elseif (($text[$source->at + 1] ?? '') === "'") {
                $value .= $part . "'";
                $source->at += 2;
            } else {
                ++$source->at;

                return new Scalar($start, $value . $part, Scalar::SINGLE);
            }
        }
    }

    /**
     * @param int $indent spaces that a further line begins with at least
     */
    public function double(int $indent): Scalar
    {
        $source = $this->source;
        $text = $source->text;
        $start = $source->at++;
        $value = $line = '';
        while (true) {
            $length = \strcspn($text, "\"\\\n", $source->at);
            $line .= \substr($text, $source->at, $length);
            $source->at += $length;
            $character = $text[$source->at] ?? '';
            if ($character === '\\') {
                // Blanks before an escape are not at the end of the line.
                $value .= $line . $this->escape($indent, $start);
                $line = '';
            } elseif ($character === "\n") {
                $value .= \rtrim($line, " \t") . $this->fold($indent, $start);
                $line = '';
            } elseif ($character === '') {
                $source->notClosed($start);
            } else {
                ++$source->at;

                return new Scalar($start, $value . $line, Scalar::DOUBLE);
            }
        }
    }

    /**
     * A literal or folded scalar, up to the beginning of the line behind it.
     *
     * @param int $parent spaces before what it belongs to; -1 for a document
     */
    public function block(int $parent): Scalar
    {
        $source = $this->source;
        $text = $source->text;
        $start = $source->at;
        if (\preg_match('/\G[|>](?:([1-9])([+-]?)|([+-])([1-9]?))?(?:[ \t]++(?:#[^\n]*+)?)?(?=\n|\z)/', $text, $header, \PREG_UNMATCHED_AS_NULL, $start) !== 1) {
            $source->at += \strcspn($text, " \t\n", $start);
            $source->fail('this is not how a block scalar begins: behind "|" or ">" there are a digit from 1 to 9 and "+" or "-", or none of them, and the line ends');
        }
        $digit = $header[1] ?? $header[4] ?? '';
        $chomping = $header[2] ?? $header[3] ?? '';
        $source->at = \min(\strlen($text), $start + \strlen($header[0]) + 1);
        $lines = $this->blockLines($parent, $digit === '' ? null : \max($parent, 0) + (int) $digit);
        $style = $text[$start] === '|' ? Scalar::LITERAL : Scalar::FOLDED;
        $trailing = 0;
        while ($lines !== [] && $lines[\count($lines) - 1] === '') {
            \array_pop($lines);
            ++$trailing;
        }
        $value = $style === Scalar::LITERAL ? \implode("\n", $lines) : self::folded($lines);
        $value .= match ($chomping) {
            '-' => '',
            '+' => \str_repeat("\n", $trailing + ($lines === [] ? 0 : 1)),
            default => $lines === [] ? '' : "\n",
        };

        return new Scalar($start, $value, $style);
    }

    /**
     * @param ?int $indent of the lines; null where the first one says it
     *
     * @return list<string>
     */
    private function blockLines(int $parent, ?int $indent): array
    {
        $source = $this->source;
        $text = $source->text;
        $length = \strlen($text);
        $lines = [];
        $longest = 0;
        while ($source->at < $length) {
            $spaces = \strspn($text, ' ', $source->at);
            $character = $text[$source->at + $spaces] ?? "\n";
            if ($character === "\n") {
                $longest = \max($longest, $spaces);
            } elseif ($spaces < ($indent ?? $parent + 1) || ($spaces === 0 && $source->isMarker($source->at))) {
                if ($character === "\t" && ($text[$source->at + \strspn($text, " \t", $source->at)] ?? "\n") === "\n") {
                    $source->fail('unexpected tab: an empty line of a block scalar has only spaces', $source->at + $spaces);
                }
                break;
            } elseif ($indent === null) {
                $indent = $spaces;
                if ($longest > $indent) {
                    $source->fail('a blank line above has more spaces than the first line of the text: say how many are not part of it, as in "|2"');
                }
            }
            $end = $source->at + \strcspn($text, "\n", $source->at);
            $lines[] = $indent === null ? '' : \substr($text, $source->at + $indent, \max(0, $end - $source->at - $indent));
            $source->at = \min($length, $end + 1);
        }

        return $lines;
    }

    /**
     * A break between two lines is a space, unless one of them begins with a blank; empty lines are breaks (section 8.1.3).
     *
     * @param list<string> $lines
     */
    private static function folded(array $lines): string
    {
        $value = '';
        $empty = 0;
        $wasIndented = null;
        foreach ($lines as $line) {
            if ($line === '') {
                ++$empty;
                continue;
            }
            $isIndented = $line[0] === ' ' || $line[0] === "\t";
            $value .= match (true) {
                $wasIndented === null => \str_repeat("\n", $empty),
                $wasIndented || $isIndented => \str_repeat("\n", $empty + 1),
                $empty === 0 => ' ',
                default => \str_repeat("\n", $empty),
            } . $line;
            $empty = 0;
            $wasIndented = $isIndented;
        }

        return $value;
    }

    private function beginsPlain(int $offset, bool $inFlow): bool
    {
        $character = $this->source->text[$offset] ?? '';

        return match ($character) {
            '-', '?', ':' => $this->isPlainSafe($offset + 1, $inFlow),
            '', "\n", "\t", ' ', ',', '[', ']', '{', '}', '#', '&', '*', '!', '|', '>', "'", '"', '%', '@', '`' => false,
            default => true,
        };
    }

    private function whyNotPlain(): string
    {
        $found = $this->source->found();

        return match ($this->source->text[$this->source->at] ?? '') {
            '@', '`' => "unexpected {$found}: it is reserved, and can only stand in quotes",
            '%' => 'unexpected "%": directives stand before "---", and only behind the end of a document, "..."; a text that begins with it needs quotes',
            "\t" => 'unexpected tab: only spaces indent',
            default => "unexpected {$found}: expected a value",
        };
    }

    private function isPlainSafe(int $offset, bool $inFlow): bool
    {
        $character = $this->source->text[$offset] ?? "\n";

        return $character !== ' ' && $character !== "\n" && $character !== "\t" && !($inFlow && \str_contains(self::IN_FLOW, $character));
    }

    /**
     * @return int where the text of this line ends, without blanks
     */
    private function plainLine(int $start, bool $inFlow): int
    {
        $text = $this->source->text;
        $stops = $inFlow ? ":#\n" . self::IN_FLOW : ":#\n";
        $at = $start;
        while (true) {
            $at += \strcspn($text, $stops, $at);
            $character = $text[$at] ?? '';
            if ($character === ':' ? !$this->isPlainSafe($at + 1, $inFlow) : ($character !== '#' || $at === $start || $this->source->isSpace($at - 1))) {
                break;
            }
            ++$at;
        }
        while ($at > $start && ($text[$at - 1] === ' ' || $text[$at - 1] === "\t")) {
            --$at;
        }

        return $at;
    }

    /**
     * Moves from a line break in quotes to the text behind it.
     *
     * @return string what the break, and empty lines behind it, stand for
     */
    private function fold(int $indent, int $opened): string
    {
        $source = $this->source;
        $text = $source->text;
        $breaks = 0;
        while (($text[$source->at] ?? '') === "\n") {
            $line = $source->at + 1;
            $spaces = \strspn($text, ' ', $line);
            $source->at = $line + \strspn($text, " \t", $line);
            $character = $text[$source->at] ?? '';
            ++$breaks;
            if ($character === '') {
                $source->notClosed($opened);
            }
            if ($character !== "\n" && $spaces < $indent) {
                $source->fail("this line of a text in quotes needs at least {$indent} spaces before it", $line);
            }
            if ($source->isMarker($line)) {
                $source->fail('a document ends here, and a text in quotes has not ended', $line);
            }
        }

        return $breaks === 1 ? ' ' : \str_repeat("\n", $breaks - 1);
    }

    private function escape(int $indent, int $opened): string
    {
        $source = $this->source;
        $text = $source->text;
        $character = $text[$source->at + 1] ?? '';
        if (isset(self::ESCAPES[$character])) {
            $source->at += 2;

            return self::ESCAPES[$character];
        }
        if ($character === "\n") {
            ++$source->at;

            return \rtrim($this->fold($indent, $opened), ' ');
        }
        if (!isset(self::CODES[$character])) {
            $character === '' ? $source->notClosed($opened) : $source->fail('there is no such escape: a backslash is written as "\\\\", or the text in single quotes');
        }
        $start = $source->at;
        $code = $this->code(self::CODES[$character]);
        if ($code >= 0xD800 && $code <= 0xDBFF && \substr($text, $source->at, 2) === '\u') {
            // Two halves, as JSON has them.
            $low = $this->code(4);
            $code = $low >= 0xDC00 && $low <= 0xDFFF ? 0x10000 + (($code & 0x3FF) << 10) + ($low & 0x3FF) : $code;
        }
        if ($code >= 0xD800 && $code <= 0xDFFF) {
            $source->fail('half of a surrogate pair', $start, SyntaxError::LONE_SURROGATE);
        }
        if ($code > 0x10FFFF) {
            $source->fail('there is no such character: the last one is \U0010FFFF', $start);
        }

        return Utf8::character($code);
    }

    private function code(int $digits): int
    {
        $source = $this->source;
        $hexadecimal = \substr($source->text, $source->at + 2, $digits);
        if (\strlen($hexadecimal) !== $digits || !\ctype_xdigit($hexadecimal)) {
            $source->fail("expected {$digits} hexadecimal digits");
        }
        $source->at += 2 + $digits;

        return (int) \hexdec($hexadecimal);
    }
}
