<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\CannotEncode;
use Kiln\Format\DirectOutput;
use Kiln\Format\Json\JsonText;
use Kiln\Format\UsualFloats;

/**
 * Writes a tree as one document, in block style.
 *
 * @internal
 */
final class Writer implements DirectOutput
{
    use UsualFloats;

    private const NO_FRACTION = '.0';

    /** Keys that are kept as they are written, as most come again. So many, then all are forgotten. */
    private const KEPT = 4096;

    /** Bytes that a key without "?" may have. */
    private const LONGEST_KEY = 1024;

    /** What stands before a value in a list, and how far its further lines are indented. */
    private readonly string $dash;

    private readonly string $behindDash;

    private readonly string $step;

    private readonly int $inlineFrom;

    /** @var Texts::PLAIN|Texts::PLAIN_WORD what stands as it is */
    private readonly string $plain;

    /** @var array<int|string, string> with the colon behind them */
    public array $keys = [];

    /**
     * @param int $maxDepth levels of lists and maps
     */
    public function __construct(private readonly YamlOptions $options, private readonly int $maxDepth)
    {
        $this->step = \str_repeat(' ', $options->indentation);
        $this->dash = '-' . \str_repeat(' ', \max(1, $options->indentation - 1));
        $this->behindDash = \str_repeat(' ', \strlen($this->dash));
        $this->inlineFrom = $options->inlineFrom ?? \PHP_INT_MAX;
        $this->plain = $options->quoteSpaces ? Texts::PLAIN_WORD : Texts::PLAIN;
    }

    /**
     * @throws CannotEncode
     */
    public function write(mixed $tree): string
    {
        // What JSON has for a float, YAML 1.1 and 1.2 have too.
        return JsonText::withShortestFloats(fn(): string => $this->document($tree));
    }

    /**
     * Digits of floats are those of json_encode(), which a setting may have cut.
     */
    public function open(): ?string
    {
        return JsonText::hasShortestFloats() ? '' : null;
    }

    public function check(string $text): string
    {
        // A text with a zero byte that was looked at together with others.
        if (\str_contains($text, "\0")) {
            throw new CannotEncode('a zero byte');
        }

        if ($text[0] === ' ') {
            $text = \substr($text, 1);
        }
        // Not a copy of a text that may be long.
        $text .= "\n";

        return $text;
    }

    public function close(string $around): void {}

    public function place(): array
    {
        return ['', "\n"];
    }

    public function itemPlace(): array
    {
        return [' ', "\n{$this->step}"];
    }

    public function list(array $items): string
    {
        return '-' . \implode("\n-", $items);
    }

    public function plain(mixed $tree, int $depth, string ...$place): string
    {
        [$lead, $line] = $place;
        if ($tree instanceof \stdClass) {
            $tree = \get_object_vars($tree);
            $isMap = true;
        }
        if (\is_array($tree) && $depth < 1) {
            $this->tooDeep();
        }
        if (!\is_array($tree) || $tree === []) {
            return isset($isMap) ? ' {}' : $this->scalar($tree, $line);
        }
        $text = '';
        $level = $this->maxDepth - $depth + 1;
        if (isset($isMap) || !\array_is_list($tree)) {
            $this->map($text, $tree, '', \substr($line, 1), $level);
        } else {
            $this->items($text, $tree, '', \substr($line, 1), $level);
        }

        return $lead . \substr($text, 0, -1);
    }

    /**
     * @param string $line a line break, and what stands before a further line
     *
     * @throws CannotEncode
     */
    public function scalar(mixed $value, string $line): string
    {
        return \is_string($value) ? (\preg_match($this->plain, $value) === 1 ? " {$value}" : $this->text($value, $line)) : ' ' . $this->flow($value, 0);
    }

    private static function otherFloat(float $number): string
    {
        return match (true) {
            \is_finite($number) => \json_encode($number, \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR),
            \is_nan($number) => '.nan',
            default => $number > 0 ? '.inf' : '-.inf',
        };
    }

    private function document(mixed $tree): string
    {
        if ($tree instanceof \stdClass) {
            $tree = \get_object_vars($tree);
            $isMap = true;
        }
        if (!\is_array($tree) || $tree === [] || $this->inlineFrom === 0) {
            return (\is_string($tree) ? Texts::onOneLine($tree, $this->plain) : $this->flow(isset($isMap) ? (object) $tree : $tree, 0)) . "\n";
        }
        $text = '';
        if (isset($isMap) || !\array_is_list($tree)) {
            $this->map($text, $tree, '', '', 1);
        } else {
            $this->items($text, $tree, '', '', 1);
        }

        return $text;
    }

    /**
     * @param array<mixed> $map
     * @param string       $first  before the first key
     * @param string       $indent before all others
     * @param int          $level  from 1
     */
    private function map(string &$text, array $map, string $first, string $indent, int $level): void
    {
        if ($level > $this->maxDepth) {
            $this->tooDeep();
        }
        $keys = $this->keys;
        $inlineFrom = $this->inlineFrom;
        $plain = $this->plain;
        $below = $indent . $this->step;
        foreach ($map as $key => $value) {
            $name = $keys[$key] ?? $this->key($key, "\n{$indent}");
            if (\is_string($value)) {
                $text .= \preg_match($plain, $value) === 1 ? "{$first}{$name} {$value}\n" : "{$first}{$name}{$this->text($value, "\n{$below}")}\n";
            } elseif (\is_int($value)) {
                $text .= "{$first}{$name} {$value}\n";
            } elseif (!\is_array($value) && !\is_object($value)) {
                $text .= $first . $name . ($value === true ? " true\n" : ' ' . self::word($value) . "\n");
            } elseif (\is_array($value) && $value !== [] && $level < $inlineFrom) {
                $text .= "{$first}{$name}\n";
                if (\array_is_list($value)) {
                    $this->items($text, $value, $below, $below, $level + 1);
                } else {
                    $this->map($text, $value, $below, $below, $level + 1);
                }
                $keys = $this->keys;
            } elseif ($value instanceof \stdClass && $level < $inlineFrom && ($members = \get_object_vars($value)) !== []) {
                $text .= "{$first}{$name}\n";
                $this->map($text, $members, $below, $below, $level + 1);
            } else {
                $text .= "{$first}{$name} {$this->flow($value, $level)}\n";
            }
            $first = $indent;
        }
    }

    /**
     * @param array<mixed> $list
     * @param string       $first  before the first dash
     * @param string       $indent before all others
     * @param int          $level  from 1
     */
    private function items(string &$text, array $list, string $first, string $indent, int $level): void
    {
        if ($level > $this->maxDepth) {
            $this->tooDeep();
        }
        $first .= $this->dash;
        $next = $indent . $this->dash;
        $plain = $this->plain;
        foreach ($list as $value) {
            if (\is_string($value)) {
                $text .= \preg_match($plain, $value) === 1 ? "{$first}{$value}\n" : "{$first}" . \ltrim($this->text($value, "\n{$indent}{$this->step}"), ' ') . "\n";
            } elseif (\is_array($value) && $value !== [] && $level < $this->inlineFrom) {
                if (\array_is_list($value)) {
                    $this->items($text, $value, $first, $indent . $this->behindDash, $level + 1);
                } else {
                    $this->map($text, $value, $first, $indent . $this->behindDash, $level + 1);
                }
            } elseif ($value instanceof \stdClass && $level < $this->inlineFrom && ($members = \get_object_vars($value)) !== []) {
                $this->map($text, $members, $first, $indent . $this->behindDash, $level + 1);
            } else {
                $text .= $first . $this->flow($value, $level) . "\n";
            }
            $first = $next;
        }
    }

    /**
     * A value on one line.
     *
     * @param int $level of what is around it
     */
    private function flow(mixed $value, int $level): string
    {
        return match (true) {
            \is_string($value) => Texts::inFlow($value, $this->plain),
            \is_array($value) && \array_is_list($value) => $this->flowList($value, $level + 1),
            \is_array($value) => $this->flowMap($value, $level + 1),
            $value instanceof \stdClass => $this->flowMap(\get_object_vars($value), $level + 1),
            default => self::word($value),
        };
    }

    /**
     * @param array<mixed> $list
     */
    private function flowList(array $list, int $level): string
    {
        if ($level > $this->maxDepth) {
            $this->tooDeep();
        }
        $items = [];
        foreach ($list as $value) {
            $items[] = $this->flow($value, $level);
        }

        return '[' . \implode(', ', $items) . ']';
    }

    /**
     * @param array<mixed> $map
     */
    private function flowMap(array $map, int $level): string
    {
        if ($level > $this->maxDepth) {
            $this->tooDeep();
        }
        $members = [];
        foreach ($map as $key => $value) {
            $members[] = (\is_int($key) ? ($key < 0 ? "'{$key}'" : $key) : Texts::inFlow($key, $this->plain)) . ': ' . $this->flow($value, $level);
        }

        return $members === [] ? '{}' : '{ ' . \implode(', ', $members) . ' }';
    }

    private static function word(mixed $value): string
    {
        return match (true) {
            \is_float($value) => self::float($value),
            \is_int($value) => (string) $value,
            $value === null => 'null',
            \is_bool($value) => $value ? 'true' : 'false',
            default => throw new CannotEncode(\sprintf('YAML has no %s', \get_debug_type($value))),
        };
    }

    /**
     * @return string with the colon behind it
     */
    public function key(int|string $key, string $line): string
    {
        if (\is_int($key)) {
            return $key < 0 ? "'{$key}':" : "{$key}:";
        }
        $text = Texts::onOneLine($key, $this->plain);
        if (\strlen($text) > self::LONGEST_KEY) {
            return "? {$text}{$line}:";
        }
        if (\count($this->keys) >= self::KEPT) {
            $this->keys = [];
        }

        return $this->keys[$key] = "{$text}:";
    }

    /**
     * A text behind the space before it.
     *
     * @param string $line see {@see text()}
     */
    public function seen(?string $text, string $line): ?string
    {
        return $text === null || \preg_match($this->plain, $text) === 1 ? $text : \substr($this->text($text, $line), 1);
    }

    /**
     * A text that does not stand as it is.
     *
     * @param string $line a line break, and what stands before a further line; a document as a whole has none
     *
     * @return string with a space before it
     */
    public function text(string $text, string $line): string
    {
        if ($this->options->blockScalars && $line !== "\n" && \str_contains($text, "\n") && Texts::canBeBlock($text)) {
            return ' ' . Texts::block($text, \substr($line, 1));
        }

        return ' ' . Texts::quoted($text);
    }

    private function tooDeep(): never
    {
        throw new CannotEncode("nested deeper than {$this->maxDepth} levels");
    }
}
