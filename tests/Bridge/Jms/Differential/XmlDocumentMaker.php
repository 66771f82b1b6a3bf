<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Fuzz\Chance;

/**
 * Random documents of XML, made from right ones.
 */
final readonly class XmlDocumentMaker
{
    private const TEXTS = ['', ' ', '0', '1', '5x', 'true', 'false', 'yes', '1.5', '-7', 'ü/', 'low', 'Hearts', '2020-01-02', '2024-02-29T13:45:00+00:00', '1700000000', 'P1DT2H', "a\r\nb", 'k0', 'alpha'];

    private const NAMES = ['unknown', 'id', 'type', 'kind', 'e', 'entry', 'name', 'items', 'x'];

    private const NAMESPACES = [null, null, 'urn:x', 'urn:y', ''];

    private const BROKEN = ['', ' ', '<', '<a>', '<a></b>', 'text', '<a/><b/>', '<!DOCTYPE a><a/>', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', '<a b="1" b="2"/>', "<a>\x01</a>", "<a>\xFF</a>", '<a>&nbsp;</a>', '<a xmlns="urn:x"/>', '<a/>', "<?xml version='1.0' encoding='ISO-8859-1'?><r><name>\xE9</name></r>"];

    public function __construct(private Features $features) {}

    public function make(string $right, Chance $chance): string
    {
        if (!$this->features->has('damage') || $chance->percent(35)) {
            return $right;
        }
        if ($chance->percent(6)) {
            return $chance->oneOf(self::BROKEN);
        }
        $document = new \DOMDocument();
        if ($right === '' || !@$document->loadXML($right)) {
            return $right;
        }
        for ($times = $chance->oneOf([1, 1, 2, 3]); $times > 0; --$times) {
            $this->change($document, $chance);
        }
        $changed = (string) $document->saveXML();

        return $chance->percent(3) ? substr_replace($changed, $chance->oneOf(['<', '>', '&', '"', 'x', '/', '']), $chance->int(0, \strlen($changed) - 1), 1) : $changed;
    }

    /**
     * @return iterable<string>
     */
    public static function smaller(string $document): iterable
    {
        $parsed = new \DOMDocument();
        if ($document === '' || !@$parsed->loadXML($document)) {
            return;
        }
        foreach (self::elements($parsed) as $number => $element) {
            $copy = clone $parsed;
            $found = self::elements($copy)[$number] ?? null;
            if ($found !== null && $found->parentNode instanceof \DOMElement) {
                $found->parentNode->removeChild($found);
                yield (string) $copy->saveXML();
            }
        }
    }

    /**
     * @return list<\DOMElement>
     */
    private static function elements(\DOMDocument $document): array
    {
        $elements = [];
        foreach ($document->getElementsByTagName('*') as $element) {
            $elements[] = $element;
        }

        return $elements;
    }

    private function change(\DOMDocument $document, Chance $chance): void
    {
        $elements = self::elements($document);
        if ($elements === []) {
            return;
        }
        $element = $chance->oneOf($elements);
        $parent = $element->parentNode;
        switch ($chance->int(0, 9)) {
            case 0:
            case 1:
                $element->textContent = $chance->oneOf(self::TEXTS);

                break;
            case 2:
                if ($parent instanceof \DOMElement) {
                    $parent->removeChild($element);
                }

                break;
            case 3:
                if ($parent instanceof \DOMElement) {
                    $parent->appendChild($element->cloneNode(true));
                }

                break;
            case 4:
                $namespace = $chance->oneOf(self::NAMESPACES);
                $element->insertBefore($namespace === null ? $document->createElement($chance->oneOf(self::NAMES), $chance->oneOf(self::TEXTS)) : $document->createElementNS($namespace, ($namespace === '' ? '' : 'q:') . $chance->oneOf(self::NAMES), $chance->oneOf(self::TEXTS)), $element->firstChild);

                break;
            case 5:
                $element->setAttribute($chance->oneOf([...self::NAMES, 'k', 'key', 'xml:lang']), $chance->oneOf(self::TEXTS));

                break;
            case 6:
                $element->setAttributeNS('http://www.w3.org/2001/XMLSchema-instance', 'xsi:nil', $chance->oneOf(['true', '1', 'false', 'TRUE']));

                break;
            case 7:
                $element->insertBefore($document->createComment(' c '), $element->firstChild);

                break;
            case 8:
                $element->appendChild($document->createTextNode($chance->oneOf(self::TEXTS)));

                break;
            default:
                while ($element->firstChild !== null) {
                    $element->removeChild($element->firstChild);
                }
        }
    }
}
