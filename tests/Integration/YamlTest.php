<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Format\Yaml\Yaml;
use Kiln\Format\Yaml\YamlOptions;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\BothEngines;
use Kiln\Tests\Integration\Fixture\Yaml\Box;
use Kiln\Tests\Integration\Fixture\Yaml\Lamp;
use Kiln\Tests\Integration\Fixture\Yaml\Level;
use Kiln\Tests\Integration\Fixture\Yaml\Machine;
use Kiln\Tests\Integration\Fixture\Yaml\Motor;
use Kiln\Tests\Integration\Fixture\Yaml\Named;
use Kiln\Tests\Integration\Fixture\Yaml\Numbered;
use Kiln\Tests\Integration\Fixture\Yaml\Part;
use Kiln\Tests\Integration\Fixture\Yaml\Place;
use Kiln\Tests\Integration\Fixture\Yaml\Size;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Yaml\Yaml as SymfonyYaml;

#[CoversClass(Yaml::class)]
#[CoversClass(YamlOptions::class)]
final class YamlTest extends TestCase
{
    use BothEngines;

    public const MACHINE = <<<'YAML'
        version: '1.10'
        country: 'no'
        isOn: true
        count: 31
        ratio: 2.0
        extra:
          - 1.1
          - 'null'
          - null
          - []
          - []
        either: '5'
        flag: 'yes'
        size: '1.0'
        level: 8
        date: '2001-12-14T21:59:43Z'
        codes:
          - '007'
          - '08'
          - 'true'
        switches:
          'on': true
          'off': false
        parts:
          - kind: 'on'
            value: '1.50'
          - kind: '1.0'
            value: 1.5
        pair:
          - '1'
          - 2
        mixture:
          - name: '1'
            value: '2'
          - number: 1
            value: 2
          - 'no'
        box:
          content: '0x1F'
        at_street: |
          Main
          Street
        at_zip: '0123'
        icon: AAE=
        pin: '0000'
        next: null

        YAML;

    /** The same machine as people write it. */
    public const BY_HAND = <<<'YAML'
        # a machine
        parts:
        - {value: 1.50, kind: on}
        - value: 1.5
          kind: 1.0
        version: 1.10
        land: no
        isOn: yes
        count: 0x1F
        ratio: 2
        extra: [1.1, "null", ~, {}, []]
        either: "5"
        flag: yes
        size: 1.0
        level: 8
        date: 2001-12-14T21:59:43Z
        codes:
        - 007
        - 08
        - true
        switches: {on: on, off: Off}
        pair: [1, 2]
        mixture:
          - {value: 2, name: 1}
          - value: 2
            number: 1
          - no
        box:
          content: 0x1F
        at_street: |
          Main
          Street
        at_zip: 0123
        icon: !!binary AAE=
        pin: 0000
        YAML;

    #[Test]
    #[DataProvider('engines')]
    public function objectsBecomeTextAndComeBack(Engine $engine): void
    {
        $serializer = self::serializer($engine);

        self::assertSame(self::MACHINE, $serializer->serialize(self::machine(), 'yaml'));
        self::assertEquals(self::machine(), $serializer->deserialize(self::MACHINE, Machine::class, 'yaml'));
        self::assertEquals(self::machine(), $serializer->deserialize(self::BY_HAND, Machine::class, 'yml'));
        self::assertEquals(self::machine(), $serializer->populate(new Machine('x'), self::BY_HAND, 'yaml'));
        self::assertEquals([self::machine()], $serializer->deserialize("- &a\n  " . strtr(self::MACHINE, ["\n" => "\n  "]), 'list<' . Machine::class . '>', 'yaml'), 'through nodes');
    }

    /** @return iterable<string, array{string, string, mixed}> */
    public static function scalars(): iterable
    {
        foreach (['no', '1.10', '0123', 'null', '~', 'true', '.inf', '0x1F', '1_000', '12:30:45', '2001-12-14', '<<', '-'] as $text) {
            yield "string from {$text}" => ['string', $text === '-' ? "'-'" : $text, $text];
        }
        yield 'int from 0123' => ['int', '0123', 123];
        yield 'int from 0o14' => ['int', '0o14', 12];
        yield 'int from +12' => ['int', '+12', 12];
        yield 'float from an int' => ['float', '12', 12.0];
        yield 'float from .5' => ['float', '.5', 0.5];
        yield 'float from 1e3' => ['float', '1e3', 1000.0];
        yield 'float from -.INF' => ['float', '-.INF', -INF];
        foreach (['yes' => true, 'On' => true, 'TRUE' => true, 'no' => false, 'OFF' => false, 'false' => false] as $text => $bool) {
            yield "bool from {$text}" => ['bool', $text, $bool];
        }
        yield '?bool from nothing' => ['?bool', '', null];
        yield '?string from ~' => ['?string', '~', null];
        yield '?string from a quoted ~' => ['?string', "'~'", '~'];
        yield 'int|string from 1.0' => ['int|string', '1.0', '1.0'];
        yield 'int|string from 10' => ['int|string', '10', 10];
        yield 'int|string from a large number' => ['int|string', '123456789012345678901234567890', '123456789012345678901234567890'];
        yield 'float|string from 10' => ['float|string', '10', 10.0];
        yield 'bool|string from yes' => ['bool|string', 'yes', 'yes'];
        yield 'bool|string from true' => ['bool|string', 'true', true];
        yield 'string from a tag' => ['string', '!!str', ''];
        yield 'string from bytes' => ['string', '!!binary "/w=="', "\xFF"];
        yield 'mixed from an int in quotes' => ['mixed', '!!int "5"', 5];
        foreach (['no' => 'no', '1.10' => 1.1, '0123' => 123, '0o14' => 12, '1_000' => '1_000', '12:30:45' => '12:30:45', 'Null' => null, '1e400' => INF, '.' => '.', '+' => '+', '1.' => 1.0] as $text => $value) {
            yield "mixed from {$text}" => ['mixed', $text, $value];
        }
    }

    #[Test]
    #[DataProvider('scalars')]
    public function aScalarIsWhatIsExpected(string $type, string $text, mixed $value): void
    {
        $serializer = Serializer::create();

        self::assertSame($value, $serializer->deserialize("{$text}\n", $type, 'yaml'));
        self::assertSame([$value], $serializer->deserialize("- {$text}\n", "list<{$type}>", 'yaml'));
        self::assertSame([$value], $serializer->deserialize($text === '' ? '[null]' : "[{$text} ,]\n", "list<{$type}>", 'yaml'));
        self::assertSame(['a' => $value], $serializer->deserialize("a: {$text}\n", "array<string, {$type}>", 'yaml'));
        self::assertSame(['a' => $value], $serializer->deserialize("a: {$text}\n", "array{a: {$type}}", 'yaml'));
        self::assertSame([$value, $value], $serializer->deserialize("[&a {$text} , *a ]\n", "array{{$type}, {$type}}", 'yaml'));
    }

    #[Test]
    public function whatAliasesRepeatMayMeanSomethingElse(): void
    {
        self::assertSame(
            [1.1, '1.10', ['x' => '1', 'y' => true], ['x' => 1, 'y' => 'yes']],
            Serializer::create()->deserialize('[&a 1.10, *a, &b {x: 1, y: yes}, {<<: *b}]', 'array{float, string, array{x: string, y: bool}, array{x: int, y: string}}', 'yaml'),
        );
    }

    /** @return iterable<string, array{string, string, list<string>}> */
    public static function mistakes(): iterable
    {
        yield 'quotes' => ["version: 1\ncount: \"5\"\n", Machine::class, ['count: type_mismatch 2:8']];
        yield 'all at once' => [
            "count: x\n# comment\nparts:\n  - {kind: on}\n  - kind: 1.0\n    value: yes\nswitches:\n  a: maybe\n",
            Machine::class,
            ['version: missing_key 1:1', 'count: type_mismatch 1:8', 'switches.a: type_mismatch 8:6', 'parts[0].value: missing_key 4:5', 'parts[1].value: type_mismatch 6:12'],
        ];
        yield 'nothing for a string' => ["version:\n", Machine::class, ['version: type_mismatch 1:9']];
        yield 'an unknown class' => ["- kind: off\n", 'list<' . Part::class . '>', ['[0].kind: invalid_discriminator 1:9']];
        yield 'through an alias' => ["- &a {number: 1, value: x}\n- *a\n", 'list<' . Numbered::class . '>', ['[0].value: type_mismatch 1:25', '[1].value: type_mismatch 1:25']];
        yield 'CRLF' => ["version: 'ü'\r\ncount: x\r\n", Machine::class, ['count: type_mismatch 2:8']];
        yield 'syntax' => ["version: 1\n count: 2\n", Machine::class, ['$: syntax 2:7']];
        yield 'a key twice' => ["a: 1\nb: 2\na: 3\n", 'mixed', ['$: syntax 3:1']];
        yield 'a key that is a list' => ["[a]: 1\n", 'mixed', ['$: syntax 1:1']];
        yield 'an unknown tag' => ["a: !b 1\n", 'mixed', ['$: syntax 1:7']];
        yield 'a wrong tag' => ["a: !!int x\n", 'mixed', ['$: syntax 1:10']];
        yield 'an unknown alias' => ["a: *b\n", 'mixed', ['$: syntax 1:4']];
        yield 'an alias in itself' => ["&a [*a]\n", 'mixed', ['$: syntax 1:5']];
        yield 'a merge of a scalar' => ["<<: 1\n", 'mixed', ['$: syntax 1:5']];
        yield 'two documents' => ["--- 1\n--- 2\n", 'mixed', ['$: syntax 2:1']];
        yield 'bytes' => ["a: \xFF\n", 'mixed', ['$: invalid_utf8 1:4']];
        yield 'UTF-16' => ["\xFF\xFEa\0", 'mixed', ['$: invalid_utf8 1:1']];
        yield 'a control character' => ["a: \x01\n", 'mixed', ['$: syntax 1:4']];
        yield 'half of a pair' => ["\"\\uD800\"\n", 'mixed', ['$: lone_surrogate 1:2']];
        yield 'a tab' => ["a:\n\tb: 1\n", 'mixed', ['$: syntax 2:1']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('mistakes')]
    public function everyProblemHasItsPlace(string $text, string $type, array $problems): void
    {
        foreach (self::engines() as [$engine]) {
            try {
                self::serializer($engine)->deserialize($text, $type, 'yaml');
                self::fail('It was read.');
            } catch (DeserializationException $exception) {
                self::assertEqualsCanonicalizing($problems, self::problems($exception));
            }
        }
    }

    #[Test]
    public function limitsCountAsInJson(): void
    {
        $text = "a: [1, 2]\nlong: 'xxxxxxxxxx'\nc:\n  - d: e\n";
        $whole = new Limits(depth: 3, bytes: \strlen($text), stringLength: 10, elements: 7);
        self::assertNotNull(self::read($text, $whole));
        foreach ([
            'depth_exceeded 4:5' => new Limits(depth: 2),
            'too_large 4:9' => new Limits(bytes: \strlen($text) - 1),
            'string_too_long 2:7' => new Limits(stringLength: 9),
            'too_many_elements 4:5' => new Limits(elements: 6),
        ] as $problem => $limits) {
            try {
                self::read($text, $limits);
                self::fail('It was read.');
            } catch (DeserializationException $exception) {
                self::assertSame(["$: {$problem}"], self::problems($exception));
            }
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function aStreamIsDocuments(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $text = implode('', iterator_to_array($serializer->write([new Named('a', 'b'), new Numbered(1, 2), null], format: 'yaml'), false));

        self::assertSame("name: a\nvalue: b\n---\nnumber: 1\nvalue: 2\n---\nnull\n", $text);
        self::assertSame('', implode('', iterator_to_array($serializer->write([], format: 'yaml'), false)));
        foreach ([1, 3, 1_000] as $size) {
            self::assertEquals([new Named('a', 'b'), new Numbered(1, 2), null], iterator_to_array($serializer->read(str_split($text, $size), Named::class . '|' . Numbered::class . '|null', 'yaml')));
        }
        self::assertSame([], iterator_to_array($serializer->read(["# nothing\n"], 'int', 'yaml')));
        self::assertSame([1, 2, null], iterator_to_array($serializer->read(["%YAML 1.2\n--- 1\n...\n# two\n2\n---\n"], '?int', 'yaml')));
        try {
            iterator_to_array($serializer->read(["number: 1\nvalue: 2\n---\nnumber: 1\nvalue: x\n"], Numbered::class, 'yaml'));
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(['[1].value: type_mismatch 5:8'], self::problems($exception));
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function aLongSMakesNoWordOfYaml(Engine $engine): void
    {
        $texts = ["fal\u{17F}e", "Ye\u{17F}", 'YES'];

        self::assertSame("- fal\u{17F}e\n- Ye\u{17F}\n- 'YES'\n", self::serializer($engine)->serialize($texts, 'yaml', type: 'list<string>'));
        self::assertSame("fal\u{17F}e: ye\u{17F}\n", self::serializer($engine)->serialize(["fal\u{17F}e" => "ye\u{17F}"], 'yaml', type: 'array<string, string>'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function groupsAndVersionsSelectAsEver(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $machine = new Machine('1', pin: '2');

        self::assertSame("pin: '2'\n", $serializer->serialize($machine, 'yaml', new Context(groups: 'secret')));
        self::assertStringNotContainsString('pin', $serializer->serialize($machine, 'yaml', new Context(version: '1')));
        self::assertSame('', $serializer->deserialize("version: 1\npin: 2\n", Machine::class, 'yaml', new Context(version: '1'))->pin);
    }

    #[Test]
    public function optionsSayHowItIsWritten(): void
    {
        $value = ['a' => ['b' => [1, "x\ny"], 'c' => []], 'd' => [['e' => 1, 'f' => 2], [3]]];
        $write = static fn(YamlOptions $options): string => SerializerBuilder::create()->withFormat(new Yaml($options))->build()->serialize($value, 'yaml');

        self::assertSame("a:\n  b:\n    - 1\n    - |-\n      x\n      y\n  c: []\nd:\n  - e: 1\n    f: 2\n  - - 3\n", $write(new YamlOptions()));
        self::assertSame("a:\n    b:\n        -   1\n        -   |-\n            x\n            y\n    c: []\nd:\n    -   e: 1\n        f: 2\n    -   -   3\n", $write(new YamlOptions(indentation: 4)));
        self::assertSame("a:\n  b: [1, \"x\\ny\"]\n  c: []\nd:\n  - { e: 1, f: 2 }\n  - [3]\n", $write(new YamlOptions(inlineFrom: 2)));
        self::assertSame("{ a: { b: [1, \"x\\ny\"], c: [] }, d: [{ e: 1, f: 2 }, [3]] }\n", $write(new YamlOptions(inlineFrom: 0)));
        self::assertSame("a:\n  b:\n    - 1\n    - \"x\\ny\"\n  c: []\nd:\n  - e: 1\n    f: 2\n  - - 3\n", $write(new YamlOptions(blockScalars: false)));
        $person = ['name' => 'Ann Smith', 'email' => 'ann@example.org', 'phone' => ['home' => '0123456789', 'at work' => 'b c']];
        self::assertSame(SymfonyYaml::dump($person), SerializerBuilder::create()->withFormat(new Yaml(new YamlOptions(indentation: 4, inlineFrom: 2, quoteSpaces: true)))->build()->serialize($person, 'yaml'));
        $this->expectException(\InvalidArgumentException::class);
        new YamlOptions(indentation: 0);
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatIsTooDeepIsNotWritten(Engine $engine): void
    {
        $serializer = SerializerBuilder::create()->withEngine($engine)->withLimits(new Limits(depth: 2))->build();

        self::assertSame("a:\n  - 1\n", $serializer->serialize(['a' => [1]], 'yaml'));
        $this->expectException(SerializationException::class);
        $serializer->serialize(['a' => [[1]]], 'yaml');
    }

    #[Test]
    public function textsAreCastOnRequest(): void
    {
        $serializer = Serializer::create();
        $coerce = new Context(coerce: true);

        self::assertSame([5, 5], $serializer->deserialize("['5', 5]", 'list<int>', 'yaml', $coerce));
        self::assertSame([5], $serializer->deserialize('5', 'list<int>', 'yaml', $coerce));
        self::assertSame(['05'], $serializer->deserialize('05', 'list<string>', 'yaml', $coerce));
        self::assertEquals([new \stdClass(), []], $serializer->deserialize('[{}, []]', 'mixed', 'yaml', new Context(keepEmptyObjects: true)));
    }

    #[Test]
    public function storedCodeSaysWhatIsExpected(): void
    {
        $directory = TemporaryDirectory::create();
        try {
            $read = static function () use ($directory): PhpEngine {
                $engine = SerializerBuilder::create()->withCacheDir($directory)->withEngine(Engine::Php)->engine();
                self::assertEquals(new Machine('1.10'), $engine->formatViews()->document('yaml', null, null)->decode("version: 1.10\n", Machine::class));

                return $engine;
            };
            $planning = new \ReflectionProperty(PhpEngine::class, 'planning');

            self::assertNotNull($planning->getValue($read()));
            self::assertNull($planning->getValue($read()));
        } finally {
            TemporaryDirectory::remove($directory);
        }
    }

    /**
     * They are encoded a few items at a time.
     */
    #[Test]
    #[DataProvider('engines')]
    public function longListsAreLikeShortOnes(Engine $engine): void
    {
        $serializer = self::serializer($engine);
        $items = array_map(static fn(int $number): mixed => $number % 3 === 0 ? [$number] : new Numbered($number, -$number), range(1, 40));
        $expected = implode('', array_map(static fn(int $number): string => $number % 3 === 0 ? "- - {$number}\n" : "- number: {$number}\n  value: -{$number}\n", range(1, 40)));

        self::assertSame($expected, $serializer->serialize($items, 'yaml'));
        self::assertSame('[' . implode(', ', range(1, 40)) . "]\n", SerializerBuilder::create()->withFormat(new Yaml(new YamlOptions(inlineFrom: 0)))->build()->serialize(range(1, 40), 'yaml'));
        $items[25] = ['a' => static fn(): int => 1];
        $items[38] = \STDIN;
        try {
            $serializer->serialize($items, 'yaml');
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertStringContainsString('YAML', $exception->getMessage());
            self::assertSame(['[25].a', '[38]'], array_map(static fn(Violation $violation): string => $violation->path, $exception->violations()->items));
        }
    }

    private static function machine(): Machine
    {
        return new Machine(
            '1.10',
            'no',
            true,
            31,
            2.0,
            [1.1, 'null', null, [], []],
            '5',
            'yes',
            Size::Large,
            Level::Low,
            new \DateTimeImmutable('2001-12-14T21:59:43Z'),
            ['007', '08', 'true'],
            ['on' => true, 'off' => false],
            [new Lamp('1.50'), new Motor(1.5)],
            ['1', 2],
            [new Named('1', '2'), new Numbered(1, 2), 'no'],
            new Box('0x1F'),
            new Place("Main\nStreet\n", '0123'),
            "\0\1",
            '0000',
        );
    }

    /**
     * @return list<string>
     */
    private static function problems(DeserializationException $exception): array
    {
        return array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->code->value} {$violation->line}:{$violation->column}", $exception->violations()->items);
    }

    private static function read(string $text, Limits $limits): mixed
    {
        return SerializerBuilder::create()->withLimits($limits)->build()->deserialize($text, 'mixed', 'yaml');
    }

    private static function serializer(Engine $engine): Serializer
    {
        return SerializerBuilder::create()->withEngine($engine)->build();
    }
}
