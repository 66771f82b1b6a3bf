<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Fixture;

use Kiln\Format\CannotEncode;
use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Format\Frame;
use Kiln\Format\Item;
use Kiln\Format\Position;
use Kiln\Format\Roots;
use Kiln\Format\StreamFormat;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * What BitTorrent writes (BEP 3): `i7e`, `4:text` in bytes, `l...e`, `d...e`; with `t`, `f` and `r1.5e` besides. No null.
 */
final class Bencode implements Format, StreamFormat
{
    /** @var array<string, int> where the values begin that were read last, by the keys above */
    private array $starts = [];

    public function __construct(private readonly Roots $roots = Roots::Any) {}

    public function names(): array
    {
        return ['bencode', 'torrent'];
    }

    public function title(): string
    {
        return 'bencode';
    }

    public function carries(): Carries
    {
        return new Carries(null: false, bytes: true, nonFinite: true, roots: $this->roots);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return match (true) {
            \is_int($tree) => "i{$tree}e",
            \is_bool($tree) => $tree ? 't' : 'f',
            \is_float($tree) => 'r' . var_export($tree, true) . 'e',
            \is_string($tree) => \strlen($tree) . ":{$tree}",
            \is_array($tree) && array_is_list($tree) => 'l' . implode('', array_map(fn(mixed $item): string => $this->encode($item, $limits), $tree)) . 'e',
            \is_array($tree) => 'd' . implode('', array_map(fn(int|string $key): string => $this->encode((string) $key, $limits) . $this->encode($tree[$key], $limits), array_keys($tree))) . 'e',
            $tree instanceof \stdClass => 'd' . substr($this->encode(['' => 0] + (array) $tree, $limits), 6),
            default => throw new CannotEncode('bencode has no null'),
        };
    }

    public function decode(string $text, Limits $limits): mixed
    {
        $at = 0;
        $tree = $this->value($text, $at, []);

        return $at === \strlen($text) ? $tree : throw self::wrong($text, $at);
    }

    public function positions(string $text, array $paths): array
    {
        $at = 0;
        $this->value($text, $at, []);

        return array_map(fn(array $path): ?Position => isset($this->starts[implode("\0", $path)]) ? Position::in($text, $this->starts[implode("\0", $path)]) : null, $paths);
    }

    public function item(): self
    {
        return $this;
    }

    public function frame(): Frame
    {
        return new Frame(end: "\n");
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        $text = implode('', [...$chunks]);
        for ($at = 0; $at < \strlen($text); ++$at) {
            $start = $at;
            $this->value($text, $at, []);
            yield new Item(substr($text, $start, $at - $start), Position::in($text, $start));
        }
    }

    /** @param list<int|string> $path */
    private function value(string $text, int &$at, array $path): mixed
    {
        $this->starts[implode("\0", $path)] = $at;
        if (preg_match('/\G(?:(?<int>i-?\d+e)|r(?<float>[^e]+(?:E[^e]+)?)e|(?<bool>[tf])|(?<list>l)|(?<map>d)|(?<length>\d+):)/', $text, $match, PREG_UNMATCHED_AS_NULL, $at) !== 1) {
            throw self::wrong($text, $at);
        }
        $at += \strlen($match[0]);
        if ($match['length'] !== null) {
            return substr($text, ($at += (int) $match['length']) - (int) $match['length'], (int) $match['length']);
        }
        if ($match['list'] === null && $match['map'] === null) {
            return $match['int'] !== null ? (int) substr($match['int'], 1) : ($match['float'] !== null ? (float) strtr($match['float'], ['INF' => '1e999']) : $match['bool'] === 't');
        }
        $tree = [];
        while (($text[$at] ?? '') !== 'e') {
            $key = $match['list'] === null ? $this->value($text, $at, ["\0"]) : \count($tree);
            $key = \is_string($key) || \is_int($key) ? $key : throw self::wrong($text, $at);
            $tree[$key] = $this->value($text, $at, [...$path, $key]);
        }
        ++$at;

        return $match['map'] !== null && array_is_list($tree) ? (object) $tree : $tree;
    }

    private static function wrong(string $text, int $at): SyntaxException
    {
        return new SyntaxException(SyntaxError::in($text, $at, SyntaxError::SYNTAX, 'unexpected ' . ($text[$at] ?? 'end of text')));
    }
}
