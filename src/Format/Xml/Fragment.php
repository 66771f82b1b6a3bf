<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Parser;
use Kiln\Format\Xml\Parser\Tape;

/**
 * XML that is kept as text ({@see \Kiln\Attribute\Xml\Any}).
 *
 * @internal
 */
final readonly class Fragment
{
    /**
     * @throws SyntaxException for what is not well-formed, or uses a prefix that it does not declare
     *
     * @return string the same
     */
    public static function check(string $xml): string
    {
        if ($xml !== '') {
            (new Parser("<any>{$xml}</any>"))->tape();
        }

        return $xml;
    }

    /**
     * An element as it stands in the text, with the declarations of all prefixes that it uses.
     *
     * @param int                   $element    the token with which it begins
     * @param array<string, string> $namespaces that are declared around it: URI by prefix
     */
    public static function of(int $element, Tape $tape, array $namespaces): string
    {
        $last = $tape->ends[$element] ?? $element;
        $xml = \implode('', \array_slice($tape->wholes, $element, $last - $element + 1));
        $xml = \substr($xml, 0, \strlen($xml) - ($tape->tailLengths[$last] ?? \strlen($tape->tails[$last])));
        $end = \strcspn($xml, " \t\r\n/>");
        $declarations = '';
        foreach (self::used($xml) as $prefix) {
            $uri = $namespaces[$prefix] ?? '';
            if (($uri !== '' || $prefix !== '' && isset($namespaces[$prefix])) && !isset($tape->namespaces[$element][$prefix])) {
                $declarations .= Syntax::declaration($prefix, $uri);
            }
        }

        return \substr($xml, 0, $end) . $declarations . \substr($xml, $end);
    }

    /**
     * What may be a prefix, also in values of attributes and in texts. Not all prefixes of the document are looked for, which may be
     * as many as its elements.
     *
     * @return list<string> the empty one first
     */
    private static function used(string $xml): array
    {
        \preg_match_all('~[\w.\-\x80-\xFF]++(?=:)~', $xml, $match);

        return ['', ...\array_values(\array_unique($match[0]))];
    }
}
