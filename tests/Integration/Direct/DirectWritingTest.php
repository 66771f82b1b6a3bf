<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Attribute\Ignore;
use Kiln\Attribute\VirtualProperty;
use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Error\SerializationException;
use Kiln\Format\Cbor\Cbor;
use Kiln\Format\DirectFormat;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Format\Toml\Toml;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Yaml\Yaml;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Direct\Box;
use Kiln\Tests\Fixture\Integration\Direct\Named;
use Kiln\Tests\Fixture\Integration\Direct\Part;
use Kiln\Tests\Fixture\Integration\Direct\Tag;
use Kiln\Tests\Fixture\Integration\Direct\Tuples;
use Kiln\Tests\Fixture\Integration\Direct\Whole;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Campaign;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the classes, the context and the data: generated code that writes a format without a tree gives the text that the
 * format makes of the tree, the same errors, and calls code of the user's as often.
 */
#[CoversClass(DirectWriting::class)]
final class DirectWritingTest extends TestCase
{
    private const CASES = 500;

    private const CASES_PER_MODEL = 20;

    /** Of a hundred ordinary values: code that declines them all would never be wrong. */
    private const MOST_DECLINED = 15.0;

    /** Documents of XML that are no objects, and objects with shapes in them, are left to trees. */
    private const MOST_DECLINED_OF_XML = 50.0;

    /** @return iterable<string, array{list<DirectFormat>, float, int}> */
    public static function formats(): iterable
    {
        $seed = Chance::seed();
        yield "MessagePack, CBOR, YAML and TOML, KILN_SEED={$seed}" => [[new MessagePack(), new Cbor(), new Yaml(), new Toml()], self::MOST_DECLINED, $seed];
        yield "XML, KILN_SEED={$seed}" => [[new Xml()], self::MOST_DECLINED_OF_XML, $seed];
    }

    /** @param list<DirectFormat> $formats */
    #[Test]
    #[Group('fuzz')]
    #[DataProvider('formats')]
    public function textsAreThoseOfTrees(array $formats, float $mostDeclined, int $seed): void
    {
        $comparison = new DirectComparison($formats);
        $campaign = new Campaign($comparison, self::CASES_PER_MODEL);
        $found = $campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), new DirectComparison($formats));
        fwrite(\STDERR, "{$comparison->census->describe()}\n");

        self::assertSame('', implode("\n\n", $found));
        if (Campaign::isWhole()) {
            self::assertLessThan($mostDeclined, $comparison->census->percentDeclined('write, ordinary'));
        }
    }

    #[Test]
    public function membersThatAreLeftOutAreNotCounted(): void
    {
        $value = new class {
            public ?string $name = null;

            public int $id = 300;

            /** @var list<bool> */
            public array $flags = [true, false];
        };

        self::assertSame("\x83\xA4name\xC0\xA2id\xCD\x01\x2C\xA5flags\x92\xC3\xC2", $this->serializer()->serialize($value, 'msgpack', new Context(serializeNull: true)));
        self::assertSame("\x82\xA2id\xCD\x01\x2C\xA5flags\x92\xC3\xC2", $this->serializer()->serialize($value, 'msgpack', new Context(serializeNull: false)));
        self::assertSame("\xA2\x62id\x19\x01\x2C\x65flags\x82\xF5\xF4", $this->serializer()->serialize($value, 'cbor', new Context(serializeNull: false)));
        self::assertSame("id: 300\nflags:\n  - true\n  - false\n", $this->serializer()->serialize($value, 'yaml', new Context(serializeNull: false)));
        self::assertSame("id = 300\nflags = [true, false]\n", $this->serializer()->serialize($value, 'toml'));
    }

    #[Test]
    public function anObjectWithAPropertyWithoutValueIsWrittenInTheMidstOfOthers(): void
    {
        $list = [new Part('a'), new Part(), new Part('c')];

        self::assertSame("- name: a\n- {}\n- name: c\n", $this->serializer()->serialize($list, 'yaml', type: 'list<' . Part::class . '>'));
        self::assertSame("\x93\x81\xA4name\xA1a\x80\x81\xA4name\xA1c", $this->serializer()->serialize($list, 'msgpack', type: 'list<' . Part::class . '>'));
        self::assertSame("[[parts]]\nname = \"a\"\n\n[[parts]]\n\n[[parts]]\nname = \"c\"\n", $this->serializer()->serialize(new Whole($list), 'toml'));
    }

    #[Test]
    public function textsAreQuotedWhereverOneOfThoseLookedAtTogetherIsOdd(): void
    {
        $direct = $this->serializer();
        $byTree = SerializerBuilder::create()->withEngine(Engine::Php)->withFormat(new WithoutDirectWriting(new Yaml()))->build();
        foreach (['b', '', 'yes', '12', ': ', "a\0b", "two\nlines\n", "\xFF", "fal\u{17F}e", 'ü b', null] as $odd) {
            foreach (['label', 'kind', 'note', 'tag', 'tags', 'words', 'names', 'missing'] as $place) {
                $box = new Box();
                $box->label = $place === 'label' ? $odd ?? 'c' : 'c';
                $box->kind = new Tag($place === 'kind' ? $odd : 'd', $place === 'note' ? $odd : null);
                $box->tag = $place === 'tag' ? new Tag($odd) : null;
                $box->tags = [new Tag('e', 'f'), new Tag($place === 'tags' ? $odd : 'g')];
                $box->words = $place === 'words' ? ['h', $odd ?? 'i'] : [];
                $box->names = $place === 'names' ? ['j' => 'k', 'l' => $odd ?? 'm'] : [];
                foreach ([true, false] as $serializeNull) {
                    $context = new Context(serializeNull: $serializeNull);
                    self::assertSame($byTree->serialize($box, 'yaml', $context), $direct->serialize($box, 'yaml', $context), "{$place}: " . json_encode($odd, JSON_INVALID_UTF8_SUBSTITUTE));
                }
            }
        }
    }

    #[Test]
    public function whatIsNoSmallObjectIsTheSameErrorAsEver(): void
    {
        $box = new Box();
        $box->kind = new Tag('a');
        foreach (['tags' => [new Tag('a'), new Part('b')], 'words' => ['a', 1], 'names' => ['a' => new Part('b')]] as $property => $value) {
            $wrong = clone $box;
            (new \ReflectionProperty(Box::class, $property))->setValue($wrong, $value);
            try {
                $this->serializer()->serialize($wrong, 'yaml');
                self::fail('no error');
            } catch (SerializationException $exception) {
                self::assertSame($property === 'names' ? 'names.a' : "{$property}[1]", $exception->violations()->items[0]->path);
            }
        }
    }

    #[Test]
    public function textThatIsNotUtf8IsTheSameErrorAsEver(): void
    {
        foreach (['msgpack', 'cbor', 'toml'] as $format) {
            try {
                $this->serializer()->serialize(new Whole([new Part('a'), new Part("\xFF")]), $format);
                self::fail("{$format}: no error");
            } catch (SerializationException $exception) {
                self::assertSame('parts[1].name', $exception->violations()->items[0]->path, $format);
            }
        }
        self::assertSame("parts:\n  - name: !!binary \"/w==\"\n", $this->serializer()->serialize(new Whole([new Part("\xFF")]), 'yaml'));
    }

    #[Test]
    public function aLongListOfNoTypeIsWrittenAFewItemsAtATime(): void
    {
        $parts = array_map(static fn(int $number): Part => new Part(\chr(\ord('a') + $number % 26)), range(0, 39));

        self::assertSame("\xDC\x00\x28" . implode('', array_map(static fn(Part $part): string => "\x81\xA4name\xA1{$part->name}", $parts)), $this->serializer()->serialize($parts, 'msgpack'));
        self::assertSame(implode('', array_map(static fn(Part $part): string => '- name: ' . (\in_array($part->name, ['n', 'y'], true) ? "'{$part->name}'" : $part->name) . "\n", $parts)), $this->serializer()->serialize($parts, 'yaml'));

        $parts[20] = new Part("\xFF");
        try {
            $this->serializer()->serialize($parts, 'cbor');
            self::fail('no error');
        } catch (SerializationException $exception) {
            self::assertSame('[20].name', $exception->violations()->items[0]->path);
        }
    }

    #[Test]
    public function anArrayMayBeADocumentOfToml(): void
    {
        self::assertSame("a = 1\nb = true\n", $this->serializer()->serialize(['a' => 1, 'b' => true], 'toml', type: 'array{a: int, ...}'));
        self::assertSame("a = 1\n", $this->serializer()->serialize(['a' => 1], 'toml', type: 'array<string, int>'));
    }

    /** A list would say that they stand at another place. */
    #[Test]
    #[TestWith(['array{0: int, 1?: int, 2?: int}', [0 => 1, 2 => 3], '{"0":1,"2":3}', "\x82\x00\x01\x02\x03", "\xA2\x00\x01\x02\x03", "0: 1\n2: 3\n"])]
    #[TestWith(['array{0?: int, 1: int}', [1 => 3], '{"1":3}', "\x81\x01\x03", "\xA1\x01\x03", "1: 3\n"])]
    #[TestWith(['array{0?: int, 1: int}', [4, 3], '[4,3]', "\x92\x04\x03", "\x82\x04\x03", "- 4\n- 3\n"])]
    #[TestWith(['array{0: int, 1?: int, 2?: int}', [4], '[4]', "\x91\x04", "\x81\x04", "- 4\n"])]
    public function itemsBehindOneThatIsMissingKeepTheirKeys(string $type, mixed $value, string ...$expected): void
    {
        foreach ([$this->serializer(), SerializerBuilder::create()->build()] as $serializer) {
            foreach (array_combine(['json', 'msgpack', 'cbor', 'yaml'], $expected) as $format => $text) {
                self::assertSame($text, $serializer->serialize($value, $format, type: $type), $format);
            }
        }
    }

    #[Test]
    public function itemsBehindOneThatIsTooDeepKeepTheirKeys(): void
    {
        $context = new Context(maxDepth: 0);
        $value = new Tuples();
        foreach ([$this->serializer(), SerializerBuilder::create()->build()] as $serializer) {
            self::assertSame('{"first":{"1":5},"last":[5],"open":{"b":2,"c":3}}', $serializer->serialize($value, context: $context));
            self::assertSame("\x83\xA5first\x81\x01\x05\xA4last\x91\x05\xA4open\x82\xA1b\x02\xA1c\x03", $serializer->serialize($value, 'msgpack', $context));
            self::assertSame("first:\n  1: 5\nlast:\n  - 5\nopen:\n  b: 2\n  c: 3\n", $serializer->serialize($value, 'yaml', $context));
        }
    }

    #[Test]
    public function aCallInsideOfACallDoesNotForgetWhatTheOtherOneHasToLookAt(): void
    {
        $serializer = $this->serializer();
        $nested = new class ($serializer) {
            public string $text = "\xFF";

            public function __construct(#[Ignore] private Serializer $serializer) {}

            #[VirtualProperty]
            public function inner(): string
            {
                return $this->serializer->serialize(new Part('a'), 'msgpack');
            }
        };

        $this->expectException(SerializationException::class);

        $serializer->serialize($nested, 'msgpack');
    }

    #[Test]
    public function whatShowsOnlyAtRunTimeNeedsNoTree(): void
    {
        $box = new class (new Part('a')) {
            public function __construct(public Named $part) {}
        };

        foreach ([new MessagePack(), new Cbor(), new Yaml(), new Toml(), new Xml()] as $format) {
            $counting = new CountingTrees($format);
            $serializer = SerializerBuilder::create()->withEngine(Engine::Php)->withFormat($counting)->build();

            self::assertNotSame('', $serializer->serialize($box, $format->names()[0]));
            self::assertSame(0, $counting->trees, $format->title());
        }
    }

    private function serializer(): Serializer
    {
        return SerializerBuilder::create()->withEngine(Engine::Php)->build();
    }
}
