<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * Documents of XML as trees that differences can be found in, as in decoded JSON: `$.result.lines.entry[2].price` is a place in one.
 *
 * @internal
 */
final class XmlTree
{
    /** Levels of elements; deeper documents are compared by lines. */
    private const DEPTH = 200;

    /** Options with which libxml says nothing and asks nobody. */
    private const OPTIONS = \LIBXML_NOERROR | \LIBXML_NOWARNING | \LIBXML_NONET;

    /**
     * @return ?array<array-key, mixed> the root by its name; null for what is no XML, or has other things than elements and texts
     */
    public static function of(string $xml): ?array
    {
        $document = self::parsed($xml);
        $root = $document?->documentElement;

        return $document === null || $root === null || $document->doctype !== null ? null : self::children([$root], self::DEPTH);
    }

    /**
     * Documents with an element, attribute or text less, the boldest first.
     *
     * @return iterable<string>
     */
    public static function smaller(string $xml): iterable
    {
        $document = self::parsed($xml);
        if ($document === null) {
            return;
        }
        foreach (['//*[parent::*]', '//@*', '//text()[normalize-space()]'] as $path) {
            $found = (new \DOMXPath($document))->query($path);
            for ($number = 0, $count = $found === false ? 0 : $found->length; $number < $count; ++$number) {
                $copy = clone $document;
                $nodes = (new \DOMXPath($copy))->query($path);
                $node = $nodes === false ? null : $nodes->item($number);
                if ($node instanceof \DOMAttr) {
                    $node->ownerElement?->removeAttributeNode($node);
                } elseif ($node instanceof \DOMNode) {
                    $node->parentNode?->removeChild($node);
                }
                yield (string) $copy->saveXML();
            }
        }
    }

    private static function parsed(string $xml): ?\DOMDocument
    {
        $document = new \DOMDocument();

        return $xml !== '' && $document->loadXML($xml, self::OPTIONS) ? $document : null;
    }

    /**
     * @param iterable<\DOMNode> $nodes
     *
     * @return ?array<array-key, mixed>
     */
    private static function children(iterable $nodes, int $levels): ?array
    {
        $children = [];
        $again = [];
        foreach ($nodes as $node) {
            if (!$node instanceof \DOMElement) {
                continue;
            }
            $tree = $levels > 0 ? self::element($node, $levels - 1) : null;
            if ($tree === null) {
                return null;
            }
            $name = $node->nodeName;
            if (!\array_key_exists($name, $children)) {
                $children[$name] = $tree;
            } else {
                $again[$name] ??= [$children[$name]];
                $again[$name][] = $tree;
            }
        }

        return \array_replace($children, $again);
    }

    /**
     * @return string|array<array-key, mixed>|null
     */
    private static function element(\DOMElement $element, int $levels): string|array|null
    {
        $text = '';
        $hasElements = false;
        foreach ($element->childNodes as $child) {
            if ($child instanceof \DOMElement) {
                $hasElements = true;
            } elseif ($child instanceof \DOMCharacterData && !$child instanceof \DOMComment) {
                $text .= $child->data;
            } else {
                return null;
            }
        }
        $members = [];
        foreach ($element->attributes ?? [] as $attribute) {
            $members["@{$attribute->nodeName}"] = (string) $attribute->nodeValue;
        }
        if (!$hasElements && $members === []) {
            return $text;
        }
        $children = self::children($element->childNodes, $levels);
        if ($children === null) {
            return null;
        }
        if (\trim($text) !== '' || !$hasElements) {
            $members['#text'] = $text;
        }

        return $members + $children;
    }
}
