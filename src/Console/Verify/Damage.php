<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

/**
 * Documents as they should not be.
 *
 * @internal
 */
final readonly class Damage
{
    private const WRONG = [null, true, false, 0, 5, -1.5, '', 'abc', '5', '1.0', [], [1], ['x' => 1], [[]], [null]];

    private const TEXTS = ['', ' ', '0', '5', '-1.5', 'abc', 'true', '2020-01-02'];

    public function __construct(private Chance $chance) {}

    /**
     * @param array<mixed> $document
     *
     * @return array<mixed> with one value that is missing, wrong or too many
     */
    public function to(array $document): array
    {
        if ($document === [] || $this->chance->percent(15)) {
            return $document + ['unknown_key' => $this->chance->oneOf(self::WRONG)];
        }
        $key = $this->chance->oneOf(\array_keys($document));
        $value = $document[$key];
        if (\is_array($value) && $value !== [] && $this->chance->percent(60)) {
            return \array_replace($document, [$key => $this->to($value)]);
        }
        if ($this->chance->percent(25)) {
            return \array_diff_key($document, [$key => true]);
        }

        return \array_replace($document, [$key => $this->chance->oneOf(self::WRONG)]);
    }

    /**
     * @return string that ends too early
     */
    public function toText(string $json): string
    {
        return \substr($json, 0, $this->chance->int(0, \max(0, \strlen($json) - 1)));
    }

    /**
     * @return string a document with one element that is missing, wrong or too many
     */
    public function toXml(string $xml): string
    {
        $document = new \DOMDocument();
        if ($xml === '' || !$document->loadXML($xml, \LIBXML_NOERROR | \LIBXML_NOWARNING | \LIBXML_NONET)) {
            return $xml;
        }
        $elements = \iterator_to_array($document->getElementsByTagName('*'), false);
        if ($elements === []) {
            return $xml;
        }
        $element = $this->chance->oneOf($elements);
        $way = $this->chance->int(0, 3);
        if ($way === 0 && $element->parentNode instanceof \DOMElement) {
            $element->parentNode->removeChild($element);
        } elseif ($way === 1 && $element->parentNode instanceof \DOMElement) {
            $element->parentNode->insertBefore($element->cloneNode(true), $element);
        } elseif ($way === 2) {
            $element->appendChild($document->createElement('unknown', 'text'));
        } else {
            $element->textContent = $this->chance->oneOf(self::TEXTS);
        }

        return (string) $document->saveXML();
    }
}
