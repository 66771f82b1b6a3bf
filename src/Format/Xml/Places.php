<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Xml\Parser\Tape;

/**
 * Where the values of a tree stand in a document, noted while it is read.
 *
 * @internal
 */
final class Places
{
    /** @var array<string, array{int, string}> token and XPath by path */
    private array $found = [];

    /** @var list<array{int, string, string}> the elements that are open, with their paths and XPaths */
    private array $open = [];

    /** @var array<int, array<string, int>> how many elements of each name are in an element */
    private array $counts = [];

    /** @var list<array<string, int>> the same of those that were there so far, in each element that is open */
    private array $numbers = [];

    /**
     * @param string $axis what the XPath begins with: `/` for the root of a document, `//` for an item of a stream
     */
    public function __construct(private readonly Tape $tape, private readonly string $axis) {}

    /**
     * @param list<string|int> $path
     *
     * @return ?array{int, string} the token and the XPath
     */
    public function of(array $path): ?array
    {
        return $this->found[self::key('', $path)] ?? null;
    }

    public function enterRoot(int $root): void
    {
        $this->found[''] = [$root, $this->axis . self::local($this->tape->names[$root])];
        $this->open = [[$root, '', $this->found[''][1]]];
        $this->numbers = [[]];
    }

    /**
     * @param list<array-key> $path from the value that is open
     */
    public function enter(int $element, array $path): void
    {
        $depth = \count($this->open) - 1;
        [$parent, $key, $xpath] = $this->open[$depth];
        $name = $this->tape->names[$element];
        $number = $this->numbers[$depth][$name] = ($this->numbers[$depth][$name] ?? 0) + 1;
        $this->counts[$parent] ??= $this->count($parent);
        $xpath .= '/' . self::local($name) . (($this->counts[$parent][$name] ?? 1) > 1 ? "[{$number}]" : '');
        for ($length = 1, $all = \count($path); $length < $all; ++$length) {
            $this->found[self::key($key, \array_slice($path, 0, $length))] ??= [$element, $xpath];
        }
        $key = self::key($key, $path);
        $this->found[$key] ??= [$element, $xpath];
        $this->open[] = [$element, $key, $xpath];
        $this->numbers[] = [];
    }

    public function leave(): void
    {
        \array_pop($this->open);
        \array_pop($this->numbers);
    }

    /**
     * An attribute of the element that is open.
     */
    public function attribute(string|int $key, string $name): void
    {
        [$element, $path, $xpath] = $this->open[\count($this->open) - 1];
        $this->found[self::key($path, [$key])] ??= [$element, "{$xpath}/@" . self::local($name)];
    }

    /**
     * @return array<string, int> by name
     */
    private function count(int $parent): array
    {
        $counts = [];
        for ($child = $parent + 1, $end = $this->tape->ends[$parent] ?? 0; $child < $end; $child = ($this->tape->ends[$child] ?? $child) + 1) {
            $counts[$this->tape->names[$child]] = ($counts[$this->tape->names[$child]] ?? 0) + 1;
        }

        return $counts;
    }

    /**
     * @param list<array-key> $path
     */
    private static function key(string $prefix, array $path): string
    {
        foreach ($path as $segment) {
            $prefix .= "\0{$segment}";
        }

        return $prefix;
    }

    private static function local(string $name): string
    {
        return $name[0] === '{' ? \substr($name, (int) \strrpos($name, '}') + 1) : $name;
    }
}
