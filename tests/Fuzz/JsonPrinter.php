<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * Prints a value as JSON in one of the many ways in which the same can be written.
 */
final readonly class JsonPrinter
{
    /** More often none than some. */
    private const SPACES = ['', '', '', '', ' ', "\n", "\r\n\t", "  \n\n   "];

    /**
     * @param list<string> $spaces       between tokens, one of them each time
     * @param int          $escapes      how many of a hundred characters are written as \u, or as their short escape
     * @param int          $duplicates   how many of a hundred objects have a key twice, of which the last counts
     */
    private function __construct(private Chance $chance, private array $spaces, private int $escapes, private int $duplicates) {}

    public static function print(mixed $value, Chance $chance): string
    {
        $printer = match ($chance->int(0, 3)) {
            0 => new self($chance, [''], 0, 0),
            1 => new self($chance, self::SPACES, 0, 10),
            2 => new self($chance, [''], 10, 10),
            default => new self($chance, self::SPACES, 3, 3),
        };

        return $printer->space() . $printer->value($value) . $printer->space();
    }

    private function value(mixed $value): string
    {
        return match (true) {
            \is_string($value) => $this->string($value),
            \is_float($value) => $this->float($value),
            \is_array($value) => $this->enclosed('[', array_map($this->value(...), array_values($value)), ']'),
            $value instanceof \stdClass => $this->enclosed('{', $this->members($value), '}'),
            default => json_encode($value, JSON_THROW_ON_ERROR),
        };
    }

    /**
     * @return list<string>
     */
    private function members(\stdClass $object): array
    {
        // Not get_object_vars(), which hides keys that begin with NUL.
        $values = (array) $object;
        if ($values === []) {
            return [];
        }
        $members = [];
        foreach ($values as $key => $value) {
            $members[] = $this->member((string) $key, $this->value($value));
        }
        if ($this->chance->percent($this->duplicates)) {
            array_unshift($members, $this->member((string) $this->chance->oneOf(array_keys($values)), $this->value(Tree::anything($this->chance, 1))));
        }

        return $members;
    }

    private function member(string $key, string $value): string
    {
        return $this->string($key) . $this->space() . ':' . $this->space() . $value;
    }

    /**
     * @param list<string> $parts
     */
    private function enclosed(string $open, array $parts, string $close): string
    {
        $text = $open . $this->space();
        foreach ($parts as $index => $part) {
            $text .= ($index === 0 ? '' : ',' . $this->space()) . $part . $this->space();
        }

        return $text . $close;
    }

    private function string(string $text): string
    {
        $json = '';
        foreach (mb_str_split($text) as $character) {
            $json .= $this->chance->percent($this->escapes)
                ? '\\u' . implode('\\u', str_split(bin2hex(mb_convert_encoding($character, 'UTF-16BE', 'UTF-8')), 4))
                : substr(json_encode($character, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), 1, -1);
        }

        return '"' . $json . '"';
    }

    private function float(float $number): string
    {
        if (is_infinite($number)) {
            return $number > 0 ? '1e999' : '-1e999';
        }
        $json = json_encode($number, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);

        return $this->chance->percent(10) ? str_replace('e', 'E', $json) : $json;
    }

    private function space(): string
    {
        return $this->spaces === [] ? '' : $this->chance->oneOf($this->spaces);
    }
}
