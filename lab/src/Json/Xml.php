<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

/**
 * XML by what PHP itself has, as arrays: an element is its text, or its attributes, with @ before their names, and lists of the
 * elements in it by name; a text beside attributes is #. The document is an element that holds the root.
 */
final readonly class Xml
{
    /** @return array<string, mixed> */
    public static function of(string $xml): array
    {
        $root = simplexml_load_string($xml);
        if ($root === false) {
            throw new \UnexpectedValueException('SimpleXML cannot read it.');
        }
        $namespace = $root->getDocNamespaces()[''] ?? null;

        return [$root->getName() => [($namespace === null ? [] : ['@xmlns' => $namespace]) + (array) self::element($root)]];
    }

    /** @return array<mixed> */
    public static function byReader(string $xml): array
    {
        $reader = \XMLReader::XML($xml);
        \assert($reader instanceof \XMLReader);

        return (array) self::read($reader, false);
    }

    /** @param array<string, mixed> $document */
    public static function byWriter(array $document): string
    {
        $writer = new \XMLWriter();
        $writer->openMemory();
        $writer->startDocument('1.0', 'UTF-8');
        self::write($writer, $document);

        return $writer->outputMemory();
    }

    /** @return array<mixed>|string */
    private static function element(\SimpleXMLElement $element): array|string
    {
        $attributes = $children = [];
        foreach ($element->attributes() ?? [] as $name => $value) {
            $attributes["@{$name}"] = (string) $value;
        }
        foreach ($element->children() ?? [] as $name => $child) {
            $children[$name][] = self::element($child);
        }
        $text = (string) $element;

        return $attributes === [] && $children === [] ? $text : $attributes + $children + (trim($text) === '' ? [] : ['#' => $text]);
    }

    /**
     * @param \XMLReader $reader before the document, or at the beginning of an element, at whose end it is afterwards
     *
     * @return array<mixed>|string
     */
    private static function read(\XMLReader $reader, bool $isEmpty): array|string
    {
        $attributes = $children = [];
        if ($reader->hasAttributes) {
            while ($reader->moveToNextAttribute()) {
                $attributes["@{$reader->name}"] = $reader->value;
            }
        }
        $text = '';
        while (!$isEmpty && $reader->read() && ($type = $reader->nodeType) !== \XMLReader::END_ELEMENT) {
            if ($type === \XMLReader::ELEMENT) {
                $children[$reader->localName][] = self::read($reader, $reader->isEmptyElement);
            } elseif ($type === \XMLReader::TEXT || $type === \XMLReader::CDATA) {
                $text .= $reader->value;
            }
        }

        return $attributes === [] && $children === [] ? $text : $attributes + $children + ($text === '' ? [] : ['#' => $text]);
    }

    /** @param array<string, mixed> $members */
    private static function write(\XMLWriter $writer, array $members): void
    {
        foreach ($members as $name => $value) {
            if (\is_string($value)) {
                $name === '#' ? $writer->text($value) : $writer->writeAttribute(substr($name, 1), $value);
                continue;
            }
            foreach ((array) $value as $item) {
                if (\is_string($item)) {
                    $writer->writeElement($name, $item);
                } else {
                    /** @var array<string, mixed> $item */
                    $writer->startElement($name);
                    self::write($writer, $item);
                    $writer->endElement();
                }
            }
        }
    }
}
