<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine;
use Kiln\Error\SerializationException;
use Kiln\Format\Xml\Reader;
use Kiln\Format\Xml\Writer;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Xml\XmlOptions;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Subjects;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Xml::class)]
#[CoversClass(Writer::class)]
#[CoversClass(Reader::class)]
#[Group('fuzz')]
final class XmlByChanceTest extends TestCase
{
    private const CASES = 40;

    /** Characters that an element may hold, with all that is escaped or looks like markup. */
    private const CHARACTERS = ['a', ' ', "\t", "\n", "\r", '<', '>', '&', '"', "'", ']', ']]>', '<![CDATA[', '&amp;', '%', 'é', "\u{85}", "\u{2028}", '😀', "\u{FFFD}", "\u{E000}"];

    #[Test]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function whatIsWrittenIsReadAgain(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $compact = SerializerBuilder::create()->withEngine(Engine::Php)->build();
        $indented = SerializerBuilder::create()->withEngine(Engine::Php)->withFormat(new Xml(new XmlOptions(indentation: "\t")))->build();
        foreach (Subjects::all() as $subject) {
            for ($number = 0, $cases = Chance::cases(self::CASES); $number < $cases; ++$number) {
                $document = json_encode($subject->document($chance->forCase($number)), \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
                $value = $compact->deserialize($document, $subject->type());
                try {
                    $xml = $compact->serialize($value, 'xml', type: $subject->type());
                } catch (SerializationException $refused) {
                    self::assertMatchesRegularExpression('/the character U\+(?:00[01]|FFF[EF])/', $refused->getMessage());
                    continue;
                }
                $expected = self::asText($subject->seen($value));
                self::assertSame($expected, self::asText($subject->seen($compact->deserialize($xml, $subject->type(), 'xml'))), $xml);
                $xml = $indented->serialize($value, 'xml', type: $subject->type());
                self::assertSame($expected, self::asText($subject->seen($indented->deserialize($xml, $subject->type(), 'xml'))), $xml);
            }
        }
    }

    #[Test]
    #[RequiresPhpExtension('dom')]
    #[RequiresPhpExtension('simplexml')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function othersReadTheSame(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $serializer = Serializer::create(engine: Engine::Php);
        for ($number = 0, $cases = Chance::cases(200); $number < $cases; ++$number) {
            $text = static fn(): string => implode('', $chance->listOf(8, static fn(): string => $chance->oneOf(self::CHARACTERS)));
            $title = $text();
            $attribute = $text();
            $section = $text();
            $map = array_combine($keys = $chance->listOf(4, $text), $keys);
            $note = new Fixture\Xml\Note($attribute, $title, $section, $map, $chance->listOf(3, $text));
            $xml = $serializer->serialize($note, 'xml');

            \assert($xml !== '');
            $document = new \DOMDocument();
            self::assertTrue($document->loadXML($xml, \LIBXML_NONET), $xml);
            $root = $document->documentElement;
            self::assertInstanceOf(\DOMElement::class, $root);
            self::assertSame($attribute, $root->getAttributeNS('urn:note', 'by'), $xml);
            self::assertSame($title, $root->getElementsByTagNameNS('urn:note', 'title')->item(0)?->textContent, $xml);

            $simple = simplexml_load_string($xml);
            self::assertInstanceOf(\SimpleXMLElement::class, $simple);
            $simple->registerXPathNamespace('n', 'urn:note');
            self::assertSame([$section], array_map(strval(...), (array) $simple->xpath('n:section')), $xml);
            self::assertSame($note->parts, array_map(strval(...), (array) $simple->xpath('n:parts')), $xml);
            self::assertSame(array_values($map), array_map(strval(...), (array) $simple->xpath('n:map/n:entry')), $xml);
            self::assertSame(array_map(strval(...), array_keys($map)), array_map(strval(...), (array) $simple->xpath('n:map/n:entry/@key')), $xml);

            self::assertEquals($note, $serializer->deserialize($xml, Fixture\Xml\Note::class, 'xml'), $xml);
            self::assertEquals($note, $serializer->deserialize((string) $document->saveXML(), Fixture\Xml\Note::class, 'xml'), $xml);
        }
    }

    /**
     * XML has text alone: of values of which no type is known, and of absence, no more is left.
     */
    private static function asText(mixed $value): mixed
    {
        if (\is_array($value)) {
            $members = array_filter(array_map(self::asText(...), $value), static fn(mixed $member): bool => $member !== null && $member !== '');
            ksort($members);

            return $members === [] ? null : $members;
        }

        return match (true) {
            \is_bool($value) => $value ? 'true' : 'false',
            \is_float($value) => var_export($value, true),
            \is_int($value) => (string) $value,
            default => $value === 'missing' ? null : $value,
        };
    }
}
