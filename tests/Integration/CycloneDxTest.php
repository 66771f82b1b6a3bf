<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Format\Xml\Writer;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Xml\XmlOptions;
use Kiln\Schema\Exporter;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Format\Suites;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Bom\Bom;
use Kiln\Tests\Integration\Fixture\Bom\Component;
use Kiln\Tests\Integration\Fixture\Bom\Dependency;
use Kiln\Tests\Integration\Fixture\Bom\Hash;
use Kiln\Tests\Integration\Fixture\Bom\Kind;
use Kiln\Tests\Integration\Fixture\Bom\License;
use Kiln\Tests\Integration\Fixture\Bom\Metadata;
use Kiln\Tests\Integration\Fixture\Bom\Property;
use Kiln\Tests\Integration\Fixture\Bom\Reference;
use Kiln\Tests\Integration\Fixture\Bom\Scope;
use Kiln\Tests\Integration\Fixture\Bom\Tool;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What classes say of XML is enough for a format of others: the schema of CycloneDX finds what is written valid.
 */
#[CoversClass(Xml::class)]
#[CoversClass(Writer::class)]
#[RequiresPhpExtension('dom')]
final class CycloneDxTest extends TestCase
{
    private const CASES = 60;

    #[Test]
    public function aDocumentOfOthersIsReadAndWrittenAsItWas(): void
    {
        $xml = <<<'XML'
            <?xml version="1.0" encoding="UTF-8"?>
            <bom xmlns="http://cyclonedx.org/schema/bom/1.4" version="1" serialNumber="urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79">
              <metadata>
                <timestamp>2022-01-13T10:21:09+00:00</timestamp>
                <tools>
                  <tool>
                    <vendor>cyclonedx</vendor>
                    <name>cyclonedx-php-composer</name>
                    <version>in-dev</version>
                  </tool>
                </tools>
              </metadata>
              <components>
                <component type="library" bom-ref="asm89/stack-cors-1.3.0.0">
                  <group>asm89</group>
                  <name>stack-cors</name>
                  <version>1.3.0</version>
                  <hashes>
                    <hash alg="SHA-1">b9c31def6a83f84b4d4a40d35996d375755f0e08</hash>
                  </hashes>
                  <licenses>
                    <license>
                      <id>MIT</id>
                    </license>
                  </licenses>
                  <purl>pkg:composer/asm89/stack-cors@1.3.0</purl>
                  <externalReferences>
                    <reference type="website">
                      <url>https://github.com/asm89/stack-cors</url>
                      <comment><![CDATA[as detected from Composer manifest 'homepage']]></comment>
                    </reference>
                  </externalReferences>
                  <properties>
                    <property name="cdx:composer:package:type">library</property>
                  </properties>
                </component>
                <component type="application">
                  <name>demo</name>
                  <licenses>
                    <expression>MIT OR Apache-2.0</expression>
                  </licenses>
                </component>
              </components>
              <dependencies>
                <dependency ref="demo">
                  <dependency ref="asm89/stack-cors-1.3.0.0"/>
                </dependency>
              </dependencies>
            </bom>

            XML;
        $serializer = SerializerBuilder::create()->withFormat(new Xml(new XmlOptions(indentation: '  ')))->build();
        $bom = $serializer->deserialize($xml, Bom::class, 'xml', new Context(strict: true));

        self::assertEquals(['MIT OR Apache-2.0'], $bom->components[1]->licenses);
        self::assertEquals([new License('MIT')], $bom->components[0]->licenses);
        self::assertEquals([new Dependency('demo', [new Dependency('asm89/stack-cors-1.3.0.0')])], $bom->dependencies);
        self::assertSame($xml, $serializer->serialize($bom, 'xml'));
        self::assertSame([], self::problems($xml));
        self::assertNotSame([], self::problems(str_replace('<name>demo</name>', '', $xml)), 'The schema is asked.');
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function whatIsWrittenIsValid(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $serializer = Serializer::create();
        $own = Exporter::of(SerializerBuilder::create())->export('xsd', [Bom::class]);
        for ($case = 0, $cases = Chance::cases(self::CASES); $case < $cases; ++$case) {
            $bom = self::bom($chance->forCase($case));
            $xml = $serializer->serialize($bom, 'xml');

            self::assertSame([], self::problems($xml), "seed {$seed}, case {$case}: {$xml}");
            self::assertTrue($own !== '' && self::document($xml)->schemaValidateSource($own), "seed {$seed}, case {$case}: {$xml}");
            self::assertEquals($bom, $serializer->deserialize($xml, Bom::class, 'xml', new Context(strict: true)));
        }
    }

    private static function bom(Chance $chance): Bom
    {
        $uuid = \sprintf('urn:uuid:%08x-0000-4000-8000-%012x', $chance->int(0, 0xFFFF_FFFF), $chance->int(0, 0xFFFF_FFFF));

        return new Bom(
            $chance->int(1, 9),
            $chance->percent(50) ? $uuid : null,
            $chance->percent(70) ? new Metadata(
                $chance->percent(50) ? new \DateTimeImmutable('@' . $chance->int(0, 2_000_000_000)) : null,
                $chance->listOf(2, static fn(): Tool => new Tool(self::text($chance), self::text($chance), self::text($chance))),
                $chance->percent(50) ? self::component($chance, 'root', 0) : null,
            ) : null,
            array_map(static fn(int $number): Component => self::component($chance, (string) $number, 2), range(1, $chance->int(1, 4))),
            $chance->listOf(3, static fn(): Dependency => new Dependency(self::text($chance), $chance->listOf(2, static fn(): Dependency => new Dependency(self::text($chance))))),
            $chance->oneOf(['', '<x:more xmlns="urn:other" xmlns:x="urn:more" at="1"><x:deep/>text</x:more>', '<more xmlns="urn:more"/><more xmlns="urn:other"/>']),
        );
    }

    private static function component(Chance $chance, string $ref, int $levels): Component
    {
        $maybe = static fn(): ?string => $chance->percent(50) ? self::text($chance) : null;

        return new Component(
            $chance->oneOf(Kind::cases()),
            $chance->percent(50) ? "ref-{$ref}" : null,
            $maybe(),
            $maybe(),
            self::text($chance),
            $maybe(),
            $maybe(),
            $chance->oneOf([null, ...Scope::cases()]),
            $chance->listOf(2, static fn(): Hash => new Hash($chance->oneOf(['MD5', 'SHA-1', 'SHA3-256', 'BLAKE3']), bin2hex($chance->bytes($chance->oneOf([16, 20, 32, 48, 64]))))),
            $chance->oneOf([[], ['MIT OR Apache-2.0'], [new License('MIT'), new License(null, self::text($chance), 'https://example.org/a?b=c&d')]]),
            $chance->percent(50) ? 'pkg:composer/a/b@1.' . $chance->int(0, 9) : null,
            $chance->listOf(2, static fn(): Reference => new Reference($chance->oneOf(['vcs', 'issue-tracker', 'build-meta']), 'https://example.org/' . $chance->int(0, 9), $maybe())),
            $chance->listOf(2, static fn(): Property => new Property(self::text($chance), self::text($chance))),
            $levels === 0 ? [] : $chance->listOf(2, static fn(): Component => self::component($chance, "{$ref}-" . $chance->int(0, PHP_INT_MAX), $levels - 1)),
        );
    }

    private static function text(Chance $chance): string
    {
        return $chance->oneOf(['', 'a', ' é ', '<b>&amp;</b>', '"quoted"', ']]>', '😀', "it's", "a\tb\n", 'cdx:composer']);
    }

    /**
     * @return list<string> what libxml says by the schema of CycloneDX
     */
    private static function problems(string $xml): array
    {
        $schema = Suites::need('cyclonedx-library') . '/package/res/schema/bom-1.4.SNAPSHOT.xsd';
        $before = libxml_use_internal_errors(true);
        self::document($xml)->schemaValidate($schema);
        $problems = array_map(static fn(\LibXMLError $error): string => trim($error->message), libxml_get_errors());
        libxml_clear_errors();
        libxml_use_internal_errors($before);

        return $problems;
    }

    private static function document(string $xml): \DOMDocument
    {
        \assert($xml !== '');
        $document = new \DOMDocument();
        self::assertTrue($document->loadXML($xml, \LIBXML_NONET));

        return $document;
    }
}
