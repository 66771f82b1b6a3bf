<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Element;
use Kiln\Format\Xml\Parser\Parser;

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
            (new Parser("<any>{$xml}</any>"))->read();
        }

        return $xml;
    }

    /**
     * An element as it stands in the text, with the declarations of all prefixes that it uses.
     *
     * @param array<string, string> $namespaces that are declared around it: URI by prefix
     */
    public static function of(Element $element, string $text, array $namespaces): string
    {
        $xml = substr($text, $element->offset, $element->end - $element->offset);
        $end = strcspn($xml, " \t\r\n/>");
        $declarations = '';
        foreach ($namespaces as $prefix => $uri) {
            $isUsed = $prefix === '' ? $uri !== '' : str_contains($xml, "{$prefix}:");
            if ($isUsed && !isset($element->namespaces[$prefix])) {
                $declarations .= ($prefix === '' ? ' xmlns="' : " xmlns:{$prefix}=\"") . Syntax::attribute($uri) . '"';
            }
        }

        return substr($xml, 0, $end) . $declarations . substr($xml, $end);
    }
}
