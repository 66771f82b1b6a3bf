<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Xml\Parser;

use Kiln\Format\Xml\Parser\Tape;
use Kiln\Format\Xml\Parser\Tokens;

/**
 * A document as elements in elements: what the tests compare.
 */
final class Tree
{
    public static function of(Tape $tape): Element
    {
        [$names, $texts, $kinds, $tails, $ends] = [$tape->names, $tape->texts, $tape->kinds, $tape->tails, $tape->ends];
        $at = $tape->offset;
        // Of the elements that are open, and of the document: the token, the offset, and what is in it so far.
        $open = $offsets = [];
        /** @var array<int, list<Element|string>> $outer */
        $outer = [];
        $depth = 0;
        /** @var list<Element|string> $children */
        $children = [];
        foreach ($tape->wholes as $token => $whole) {
            $kind = $kinds[$token];
            $tail = $tails[$token];
            $next = $at + \strlen($whole);
            if ($kind === Tokens::LEAF || ($kind === Tokens::ELEMENT && !isset($ends[$token]))) {
                $children[] = new Element(
                    $names[$token],
                    $tape->attributes[$token] ?? [],
                    $texts[$token] === '' ? [] : [$texts[$token]],
                    $at,
                    $next - ($tape->tailLengths[$token] ?? \strlen($tail)),
                    $tape->namespaces[$token] ?? [],
                );
                if ($depth === 0) {
                    break;
                }
                if ($tail !== '') {
                    $children[] = $tail;
                }
            } elseif ($kind === Tokens::START || $kind === Tokens::ELEMENT) {
                $open[++$depth] = $token;
                $offsets[$depth] = $at;
                $outer[$depth] = $children;
                $children = $texts[$token] === '' ? [] : [$texts[$token]];
            } elseif ($kind === Tokens::END) {
                $start = $open[$depth];
                $element = new Element(
                    $names[$start],
                    $tape->attributes[$start] ?? [],
                    $children,
                    $offsets[$depth],
                    $next - ($tape->tailLengths[$token] ?? \strlen($tail)),
                    $tape->namespaces[$start] ?? [],
                );
                // Taken out, so that PHP appends to it in place.
                $children = $outer[$depth];
                unset($outer[$depth]);
                $children[] = $element;
                if (--$depth === 0) {
                    break;
                }
                if ($tail !== '') {
                    $children[] = $tail;
                }
            } elseif ($kinds[$open[$depth]] === Tokens::START) {
                // Taken out, so that PHP appends to it in place.
                $before = array_pop($children);
                if (\is_string($before)) {
                    $before .= $texts[$token] . $tail;
                } else {
                    if ($before !== null) {
                        $children[] = $before;
                    }
                    $before = $texts[$token] . $tail;
                }
                if ($before !== '') {
                    $children[] = $before;
                }
            }
            $at = $next;
        }
        $root = $children[0];
        \assert($root instanceof Element);

        return $root;
    }
}
