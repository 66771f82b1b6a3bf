<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

/**
 * A random JSON text that knows where its values stand, because it noted it while it wrote them.
 */
final class RandomDocument
{
    private const SCALARS = [
        'null', 'true', 'false', '0', '-0', '7', '-12', '0.5', '1.0', '-3.25e-7', '1E5', '12345678901234567890', '1e400',
    ];

    private const CHARACTERS = [
        'a', 'Z', ' ', '/', '[', ']', '{', '}', ',', ':', 'é', '漢', '😀', "\u{FEFF}", "\x7F",
        '\\n', '\\"', '\\\\', '\\/', '\\u0041', '\\u00e9', '\\u6F22', '\\ud83d\\ude00', '\\u0000', '\\u007B',
    ];

    private const SPACES = ['', '', '', ' ', "\n", "\r\n", "\t", "  \n\n "];

    public string $text = '';

    /**
     * By path, of duplicate keys those of the last one.
     *
     * @var array<string, array{path: list<string|int>, start: int, end: int}>
     */
    public array $values = [];

    /** Elements of arrays and members of objects, duplicates included. */
    public int $elements = 0;

    /** Bytes of the longest string or key, without escapes. */
    public int $longestString = 0;

    private function __construct(private readonly Seed $seed) {}

    public static function value(Seed $seed, int $depth): self
    {
        $document = new self($seed);
        $document->space();
        $document->write([], $depth);
        $document->space();

        return $document;
    }

    public static function list(Seed $seed, int $depth): self
    {
        $document = new self($seed);
        $document->space();
        $document->writeList([], $depth);
        $document->space();

        return $document;
    }

    /** The text with something done to it that may break it. */
    public function damaged(): string
    {
        $text = $this->text;
        for ($times = $this->seed->oneOf([1, 1, 1, 2, 5]); $times > 0; --$times) {
            $at = $this->seed->chance->getInt(0, \strlen($text));
            $length = $this->seed->chance->getInt(0, 4);
            $text = match ($this->seed->chance->getInt(0, 5)) {
                0 => substr($text, 0, $at),
                1 => $at === \strlen($text) ? $text : substr_replace($text, $text[$at] ^ \chr(1 << $this->seed->chance->getInt(0, 7)), $at, 1),
                2 => substr_replace($text, '', $at, $length),
                3 => substr_replace($text, substr($text, $this->seed->chance->getInt(0, \strlen($text)), $length), $at, 0),
                4 => substr_replace($text, $this->seed->chance->getBytes(1), $at, 0),
                default => substr_replace($text, $this->seed->oneOf([
                    '{', '}', '[', ']', ',', ':', '"', '\\', '\\u', '\\ud800', '\\udc00', "\xFF", "\xE2\x82", "\xED\xA0\x80", "\0", "\n",
                    '-', '+', '.', 'e', '0', 'tru', 'TRUE', 'null', "\xEF\xBB\xBF", '[[[[', '"é"', '/**/', "'",
                ]), $at, 0),
            };
        }

        return $text;
    }

    /** @param list<string|int> $path */
    private function write(array $path, int $depth): void
    {
        $start = \strlen($this->text);

        match ($depth > 0 ? $this->seed->chance->getInt(0, 6) : $this->seed->chance->getInt(0, 2)) {
            0, 1 => $this->text .= $this->seed->oneOf(self::SCALARS),
            2 => $this->string(),
            3, 4 => $this->writeList($path, $depth),
            default => $this->writeObject($path, $depth),
        };

        $this->values[self::name($path)] = ['path' => $path, 'start' => $start, 'end' => \strlen($this->text)];
    }

    /** @param list<string|int> $path */
    private function writeList(array $path, int $depth): void
    {
        $this->text .= '[';
        $this->space();
        for ($i = 0, $count = $this->seed->chance->getInt(0, 5); $i < $count; ++$i) {
            $this->text .= $i > 0 ? ',' : '';
            $this->space();
            ++$this->elements;
            $this->write([...$path, $i], $depth - 1);
            $this->space();
        }
        $this->text .= ']';
    }

    /** @param list<string|int> $path */
    private function writeObject(array $path, int $depth): void
    {
        $this->text .= '{';
        $this->space();
        for ($i = 0, $count = $this->seed->chance->getInt(0, 5); $i < $count; ++$i) {
            $this->text .= $i > 0 ? ',' : '';
            $this->space();
            ++$this->elements;
            // From so few keys that some come twice.
            $key = $this->seed->oneOf([['"a"', 'a'], ['"\\u0061"', 'a'], ['"b/~"', 'b/~'], ['"0"', '0'], ['"1"', '1'], ['""', ''], ['"\\u0000x"', "\0x"], ['"é"', 'é']]);
            $this->longestString = max($this->longestString, \strlen($key[1]));
            $this->text .= $key[0];
            $this->space();
            $this->text .= ':';
            $this->space();
            $this->forget([...$path, $key[1]]);
            $this->write([...$path, $key[1]], $depth - 1);
            $this->space();
        }
        $this->text .= '}';
    }

    private function string(): void
    {
        $content = '';
        for ($count = $this->seed->oneOf([0, 1, 5, 40]); $count > 0; --$count) {
            $content .= $this->seed->oneOf(self::CHARACTERS);
        }
        $this->text .= '"' . $content . '"';
        $value = json_decode('"' . $content . '"');
        $this->longestString = max($this->longestString, \is_string($value) ? \strlen($value) : 0);
    }

    private function space(): void
    {
        $this->text .= $this->seed->oneOf(self::SPACES);
    }

    /** @param list<string|int> $path */
    private function forget(array $path): void
    {
        $name = self::name($path);
        foreach (array_keys($this->values) as $other) {
            if ($other === $name || str_starts_with($other, $name . "\n")) {
                unset($this->values[$other]);
            }
        }
    }

    /** @param list<string|int> $path */
    private static function name(array $path): string
    {
        // No key above holds a line feed.
        return implode('', array_map(static fn(string|int $segment): string => "\n" . $segment, $path));
    }
}
