<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Element;
use Kiln\Format\Xml\Parser\Parser;
use Kiln\Format\Xml\Parser\Source;
use Kiln\Limits;

/**
 * The elements of a text.
 *
 * @internal
 */
final readonly class Document
{
    /**
     * @param array<string, string> $namespaces around the root and on it: URI by prefix
     */
    private function __construct(private Element $root, private Source $source, private array $namespaces, private bool $isItem) {}

    /**
     * @throws SyntaxException
     * @throws LimitException
     */
    public static function of(string $text, Limits $limits): self
    {
        $parser = new Parser($text, $limits);
        $root = $parser->read();

        return new self($root, $parser->source(), $root->namespaces, false);
    }

    /**
     * @param string $text see {@see Splitter}
     *
     * @throws SyntaxException
     * @throws LimitException
     */
    public static function item(string $text, Limits $limits): self
    {
        // The element around it is not counted.
        $parser = new Parser($text, new Limits(min($limits->depth, PHP_INT_MAX - 1) + 1, null, $limits->stringLength, $limits->elements === null ? null : $limits->elements + 1));
        $wrapper = $parser->read();
        $root = $wrapper->children[0];
        \assert($root instanceof Element);

        return new self($root, $parser->source(), $root->namespaces + $wrapper->namespaces, true);
    }

    /**
     * @return mixed a tree of plain data
     */
    public function tree(Elements $expected): mixed
    {
        return (new Reader($expected, $this->source->text))->read($this->root, $this->namespaces);
    }

    /**
     * @template K of array-key
     *
     * @param array<K, list<string|int>> $paths
     *
     * @return array<K, ?Position>
     */
    public function positions(Elements $expected, array $paths): array
    {
        $places = new Places($this->isItem ? '//' : '/');
        (new Reader($expected, $this->source->text, $places))->read($this->root, $this->namespaces);
        $positions = [];
        foreach ($paths as $key => $path) {
            $found = $places->of($path);
            $positions[$key] = $found === null ? null : $this->source->position($found[0])->at($found[1]);
        }

        return $positions;
    }
}
