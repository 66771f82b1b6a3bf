<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Parser;
use Kiln\Format\Xml\Parser\Source;
use Kiln\Format\Xml\Parser\Tape;
use Kiln\Limits;

/**
 * The elements of a text.
 *
 * @internal
 */
final readonly class Document
{
    /**
     * @param int $root the token with which it begins
     */
    private function __construct(private Tape $tape, private Source $source, private int $root) {}

    /**
     * @throws SyntaxException
     * @throws LimitException
     */
    public static function of(string $text, Limits $limits): self
    {
        $parser = new Parser($text, $limits);

        return new self($parser->tape(), $parser->source(), 0);
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
        $parser = new Parser($text, new Limits(\min($limits->depth, \PHP_INT_MAX - 1) + 1, null, $limits->stringLength, $limits->elements === null ? null : \min($limits->elements, \PHP_INT_MAX - 1) + 1));

        return new self($parser->tape(), $parser->source(), 1);
    }

    /**
     * @return mixed a tree of plain data
     */
    public function tree(Elements $expected): mixed
    {
        return (new Reader($expected, $this->tape))->read($this->root, $this->namespaces());
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
        $places = new Places($this->tape, $this->root === 0 ? '/' : '//');
        (new Reader($expected, $this->tape, $places))->read($this->root, $this->namespaces());
        $found = \array_map($places->of(...), $paths);
        $offsets = $this->tape->offsets(\array_filter(\array_map(static fn(?array $place): ?int => $place[0] ?? null, $found), static fn(?int $token): bool => $token !== null));
        $positions = $this->source->positions($offsets);

        $all = [];
        foreach ($found as $key => $place) {
            $all[$key] = $place === null ? null : ($positions[$key] ?? null)?->at($place[1]);
        }

        return $all;
    }

    /**
     * @return array<string, string> that are declared around the root and on it: URI by prefix
     */
    private function namespaces(): array
    {
        return $this->root === 0 ? [] : $this->tape->namespaces[0] ?? [];
    }
}
