<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Xml\Parser;

use PHPUnit\Framework\Assert;

/**
 * What libxml2 makes of a document, by way of ext-dom.
 */
final class Libxml
{
    /**
     * Skips the test where ext-dom is missing.
     */
    public static function need(): void
    {
        if (!\extension_loaded('dom')) {
            if (getenv('CI') === 'true') {
                Assert::fail('ext-dom is missing');
            }
            Assert::markTestSkipped('ext-dom is missing: nothing was compared with libxml2');
        }
    }

    /**
     * @return ?list<mixed> as {@see content()} gives it; null for what libxml2 refuses
     */
    public static function read(string $xml): ?array
    {
        $document = new \DOMDocument();
        $before = libxml_use_internal_errors(true);
        try {
            $isRead = $xml !== '' && $document->loadXML($xml, LIBXML_NONET | LIBXML_PARSEHUGE);
            // What is wrong with namespaces is no error there, but a message.
            foreach (libxml_get_errors() as $error) {
                $isRead = $isRead && !($error->level >= LIBXML_ERR_ERROR && $error->code >= 200 && $error->code < 300);
            }
        } finally {
            libxml_clear_errors();
            libxml_use_internal_errors($before);
        }

        return $isRead && $document->documentElement !== null ? self::ofNode($document->documentElement) : null;
    }

    /**
     * @return list<mixed> name, attributes in the order of names, and children
     */
    public static function content(Element $element): array
    {
        $attributes = $element->attributes;
        ksort($attributes);

        return [$element->name, $attributes, array_map(static fn(Element|string $child): array|string => \is_string($child) ? $child : self::content($child), $element->children)];
    }

    /**
     * @return list<mixed>
     */
    private static function ofNode(\DOMElement $element): array
    {
        $attributes = $children = [];
        foreach ($element->attributes as $attribute) {
            $attributes[self::name($attribute)] = $attribute->value;
        }
        ksort($attributes);
        foreach ($element->childNodes as $child) {
            if ($child instanceof \DOMElement) {
                $children[] = self::ofNode($child);
            } elseif ($child instanceof \DOMText && $child->data !== '') {
                $last = \count($children) - 1;
                if ($last >= 0 && \is_string($children[$last])) {
                    $children[$last] .= $child->data;
                } else {
                    $children[] = $child->data;
                }
            }
        }

        return [self::name($element), $attributes, $children];
    }

    private static function name(\DOMElement|\DOMAttr $node): string
    {
        return ($node->namespaceURI === null || $node->namespaceURI === '' ? '' : "{{$node->namespaceURI}}") . $node->localName;
    }
}
