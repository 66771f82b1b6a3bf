<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\CannotEncode;
use Kiln\Format\DirectOutput;
use Kiln\Format\Noted;
use Kiln\Format\UsualDate;
use Kiln\Format\UsualFloats;
use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

/**
 * Writes a tree as TOML: of each table first what stands on one line, then the tables in it, each with a header.
 *
 * @internal
 */
final class Writer implements DirectOutput
{
    use UsualFloats;

    private const NO_FRACTION = '.0';

    /** Of comments. */
    private const WIDTH = 78;

    private const BARE_KEY = '/\A[A-Za-z0-9_-]+\z/';

    /** What is escaped in a basic string: quotes, backslashes, control characters. A tab may stand as it is, and is escaped all the same. */
    public const TO_ESCAPE = '/["\\\\\x00-\x1F\x7F]/';

    /** With these flags json_encode() writes a text as it stands in TOML, but for what {@see check()} looks for. */
    public const JSON = \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_UNESCAPED_LINE_TERMINATORS;

    /** @var array<array-key, string> keys as they are written */
    public array $keys = [];

    private mixed $tree = null;

    public function __construct(private readonly int $depth) {}

    /**
     * @throws CannotEncode
     */
    public function write(mixed $tree): string
    {
        $this->tree = $tree;
        $members = self::members($tree) ?? throw new CannotEncode('a document is a table');

        $text = \ltrim($this->table($members, '', 1), "\n");

        // Once for the whole is far faster than for each string.
        return \preg_match('//u', $text) === 1 ? $text : throw new CannotEncode('malformed UTF-8');
    }

    public function open(): string
    {
        return '';
    }

    /**
     * json_encode() has looked at all texts, and {@see plain()} at those of trees. A few characters it leaves as they are.
     */
    public function check(string $text): string
    {
        if (\str_contains($text, "\x7F") || \str_contains($text, "\u{2028}") || \str_contains($text, "\u{2029}")) {
            throw new CannotEncode('a character that is not always written alike');
        }

        return $text === '' ? '' : \ltrim($text, "\n") . "\n";
    }

    public function close(string $around): void {}

    public function place(): array
    {
        return [''];
    }

    public function itemPlace(): array
    {
        throw new CannotEncode('a document is a table');
    }

    public function list(array $items): string
    {
        throw new CannotEncode('a document is a table');
    }

    /**
     * A table: its lines, each with a line break before it.
     */
    public function plain(mixed $tree, int $depth, string ...$place): string
    {
        $members = self::members($tree) ?? throw new CannotEncode('a document is a table');
        if ($depth < 1) {
            throw new CannotEncode("nested deeper than {$this->depth} levels");
        }
        $text = $this->table($members, $place[0], $this->depth - $depth + 1);
        if (\preg_match('//u', $text) !== 1) {
            throw new CannotEncode('malformed UTF-8');
        }

        return $text === '' ? '' : "\n" . \substr($text, 0, -1);
    }

    /**
     * A text that has something to escape.
     *
     * @throws CannotEncode
     */
    public function text(string $text): string
    {
        return self::string($text);
    }

    /**
     * @throws CannotEncode
     */
    public function time(\DateTimeInterface|LocalDateTime|LocalDate|LocalTime $time): string
    {
        return ($time instanceof \DateTimeInterface ? UsualDate::text($time) : null) ?? Times::write($time) ?? $this->refuse($time);
    }

    /**
     * A scalar.
     *
     * @throws CannotEncode
     */
    public function line(mixed $value): string
    {
        return $this->inline($value, 1);
    }

    /**
     * @param array<array-key, mixed> $members
     * @param string                  $prefix  the name of the table with a dot behind it; '' for the root
     *
     * @throws CannotEncode
     */
    private function table(array $members, string $prefix, int $depth): string
    {
        $lines = $below = '';
        foreach ($members as $key => $value) {
            $name = $this->keys[$key] ?? $this->key($key);
            if (\is_string($value)) {
                $lines .= \preg_match(self::TO_ESCAPE, $value) === 0 ? "{$name} = \"{$value}\"\n" : $name . ' = ' . self::string($value) . "\n";
            } elseif (\is_int($value)) {
                $lines .= "{$name} = {$value}\n";
            } elseif (\is_bool($value)) {
                $lines .= $value ? "{$name} = true\n" : "{$name} = false\n";
            } elseif (\is_float($value)) {
                $lines .= $name . ' = ' . self::float($value) . "\n";
            } elseif (\is_array($value) || $value instanceof \stdClass) {
                $isTable = $value instanceof \stdClass || !\array_is_list($value);
                if ($isTable) {
                    $below .= "\n[{$prefix}{$name}]\n" . $this->table((array) $value, "{$prefix}{$name}.", $this->deeper($depth));
                } elseif ($value !== [] && self::areTables($value)) {
                    $header = "\n[[{$prefix}{$name}]]\n";
                    $inner = $this->deeper($this->deeper($depth));
                    $innerPrefix = "{$prefix}{$name}.";
                    foreach ($value as $element) {
                        $below .= $header . $this->table((array) $element, $innerPrefix, $inner);
                    }
                } else {
                    $lines .= "{$name} = {$this->items($value, $this->deeper($depth))}\n";
                }
            } elseif ($value instanceof Noted) {
                $member = $this->noted($key, $value, $prefix, $depth);
                if (\str_starts_with($member, "\n")) {
                    $below .= $member;
                } else {
                    $lines .= $member;
                }
            } elseif ($value !== null) {
                $lines .= "{$name} = {$this->inline($value, $depth)}\n";
            }
        }

        return $lines . $below;
    }

    /**
     * A member with a comment, or on one line whatever it is.
     *
     * @throws CannotEncode
     */
    private function noted(int|string $key, Noted $noted, string $prefix, int $depth): string
    {
        $isInline = ($noted->facts['inline'] ?? false) === true && $noted->value !== null;
        $member = $isInline
            ? ($this->keys[$key] ?? $this->key($key)) . ' = ' . $this->inline($noted->value, $depth) . "\n"
            : $this->table([$key => $noted->value], $prefix, $depth);
        $description = $noted->facts['description'] ?? null;
        if (!\is_string($description) || $member === '') {
            return $member;
        }
        $comment = '# ' . \wordwrap((string) \preg_replace('/[\x00-\x08\x0A-\x1F\x7F]/', ' ', $description), self::WIDTH, "\n# ") . "\n";

        return \str_starts_with($member, "\n") ? "\n" . $comment . \substr($member, 1) : $comment . $member;
    }

    /**
     * A value on one line.
     *
     * @throws CannotEncode
     */
    private function inline(mixed $value, int $depth): string
    {
        return match (true) {
            \is_string($value) => self::string($value),
            $value instanceof Noted => $this->inline($value->value, $depth),
            \is_int($value) => (string) $value,
            \is_float($value) => self::float($value),
            \is_bool($value) => $value ? 'true' : 'false',
            \is_array($value) && \array_is_list($value) => $this->items($value, $this->deeper($depth)),
            \is_array($value), $value instanceof \stdClass => $this->inlineTable((array) $value, $this->deeper($depth)),
            $value instanceof \DateTimeInterface, $value instanceof LocalDateTime, $value instanceof LocalDate, $value instanceof LocalTime => Times::write($value) ?? $this->refuse($value),
            default => throw new CannotEncode(\get_debug_type($value) . ' in TOML'),
        };
    }

    /**
     * @param list<mixed> $items
     *
     * @throws CannotEncode
     */
    private function items(array $items, int $depth): string
    {
        $texts = [];
        foreach ($items as $item) {
            $texts[] = $this->inline($item, $depth);
        }

        return '[' . \implode(', ', $texts) . ']';
    }

    /**
     * @param array<array-key, mixed> $members
     *
     * @throws CannotEncode
     */
    private function inlineTable(array $members, int $depth): string
    {
        $texts = [];
        foreach ($members as $key => $value) {
            if ($value !== null && !($value instanceof Noted && $value->value === null)) {
                $texts[] = ($this->keys[$key] ?? $this->key($key)) . ' = ' . $this->inline($value, $depth);
            }
        }

        return $texts === [] ? '{}' : '{ ' . \implode(', ', $texts) . ' }';
    }

    /**
     * @throws CannotEncode
     */
    private function deeper(int $depth): int
    {
        return $depth < $this->depth ? $depth + 1 : throw new CannotEncode("nested deeper than {$this->depth} levels");
    }

    /**
     * @throws CannotEncode
     */
    public function key(int|string $key): string
    {
        return $this->keys[$key] = \preg_match(self::BARE_KEY, (string) $key) === 1 ? (string) $key : self::string((string) $key);
    }

    /**
     * @throws CannotEncode
     */
    private static function string(string $string): string
    {
        try {
            // What JSON escapes is escaped in TOML in the same way; it leaves DEL as it is.
            return \str_replace("\x7F", '\u007F', \json_encode($string, \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_THROW_ON_ERROR));
        } catch (\JsonException $exception) {
            throw new CannotEncode($exception->getMessage(), $exception->getCode(), $exception);
        }
    }

    private static function otherFloat(float $float): string
    {
        return match (true) {
            \is_finite($float) => \var_export($float, true),
            \is_nan($float) => 'nan',
            default => $float > 0 ? 'inf' : '-inf',
        };
    }

    /**
     * @param list<mixed> $items
     */
    private static function areTables(array $items): bool
    {
        foreach ($items as $item) {
            if (!$item instanceof \stdClass && (!\is_array($item) || \array_is_list($item))) {
                return false;
            }
        }

        return true;
    }

    /**
     * @throws CannotEncode
     */
    private function refuse(object $time): never
    {
        throw new CannotEncode('the year is beyond 0 to 9999', path: self::pathTo($time, $this->tree), hint: 'TOML has no way to write such a date. Write it as text: new Context(datesAsText: true).');
    }

    /**
     * @return ?list<string|int> null where it is not in the tree
     */
    private static function pathTo(object $value, mixed $tree): ?array
    {
        $tree = $tree instanceof Noted ? $tree->value : $tree;
        if ($tree === $value) {
            return [];
        }
        $isList = \is_array($tree) && \array_is_list($tree);
        foreach (\is_array($tree) || $tree instanceof \stdClass ? (array) $tree : [] as $key => $below) {
            $path = self::pathTo($value, $below);
            if ($path !== null) {
                return [$isList ? $key : (string) $key, ...$path];
            }
        }

        return null;
    }

    /**
     * @return ?array<array-key, mixed>
     */
    private static function members(mixed $tree): ?array
    {
        return match (true) {
            $tree instanceof \stdClass => (array) $tree,
            \is_array($tree) && !\array_is_list($tree) => $tree,
            default => null,
        };
    }
}
