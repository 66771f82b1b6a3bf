<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Xml\Parser\Element;

/**
 * Where the values of a tree stand in a document, noted while it is read.
 *
 * @internal
 */
final class Places
{
    /** @var array<string, array{int, string}> offset and XPath by path */
    private array $found = [];

    /** @var list<array{Element, string, string}> the elements that are open, with their paths and XPaths */
    private array $open = [];

    /** @var list<array<string, int>> how many elements of each name there were so far, in each element that is open */
    private array $counts = [];

    /**
     * @param list<string|int> $path
     *
     * @return ?array{int, string}
     */
    public function of(array $path): ?array
    {
        return $this->found[self::key('', $path)] ?? null;
    }

    /**
     * @param string $axis what the XPath begins with: `/` for the root of a document, `//` for an item of a stream
     */
    public function __construct(private readonly string $axis) {}

    public function enterRoot(Element $root): void
    {
        $this->found[''] = [$root->offset, $this->axis . self::local($root->name)];
        $this->open = [[$root, '', $this->found[''][1]]];
        $this->counts = [[]];
    }

    /**
     * @param list<array-key> $path from the value that is open
     */
    public function enter(Element $element, array $path): void
    {
        $depth = \count($this->open) - 1;
        [$parent, $key, $xpath] = $this->open[$depth];
        $local = self::local($element->name);
        $number = $this->counts[$depth][$element->name] = ($this->counts[$depth][$element->name] ?? 0) + 1;
        $same = 0;
        foreach ($parent->children as $child) {
            $same += !\is_string($child) && $child->name === $element->name ? 1 : 0;
        }
        $xpath .= "/{$local}" . ($same > 1 ? "[{$number}]" : '');
        for ($length = 1, $all = \count($path); $length < $all; ++$length) {
            $this->found[self::key($key, \array_slice($path, 0, $length))] ??= [$element->offset, $xpath];
        }
        $key = self::key($key, $path);
        $this->found[$key] ??= [$element->offset, $xpath];
        $this->open[] = [$element, $key, $xpath];
        $this->counts[] = [];
    }

    public function leave(): void
    {
        array_pop($this->open);
        array_pop($this->counts);
    }

    public function attribute(Element $element, string|int $key, string $name): void
    {
        [, $path, $xpath] = $this->open[\count($this->open) - 1];
        $this->found[self::key($path, [$key])] ??= [$element->offset, "{$xpath}/@" . self::local($name)];
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
        return $name[0] === '{' ? substr($name, (int) strrpos($name, '}') + 1) : $name;
    }
}
