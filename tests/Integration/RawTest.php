<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine\Php\RawPlaces;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Json\RawText;
use Kiln\JsonOptions;
use Kiln\Limits;
use Kiln\Raw;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Raws\Built;
use Kiln\Tests\Fixture\Integration\Raws\Extended;
use Kiln\Tests\Fixture\Integration\Raws\InContext;
use Kiln\Tests\Fixture\Integration\Raws\Some;
use Kiln\Tests\Fixture\Integration\Raws\Sparse;
use Kiln\Tests\Fixture\Integration\Raws\Webhook;
use Kiln\Tests\Format\Json\RandomDocument;
use Kiln\Tests\Format\Json\Seed;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(Raw::class)]
#[CoversClass(RawText::class)]
#[CoversClass(RawPlaces::class)]
final class RawTest extends IntegrationTestCase
{
    /** What PHP's arrays, floats and keys would change. */
    private const ODD = '{"b": {}, "a" : [1.0, 1E400,12345678901234567890123, -0],"a":"\u00e9\/","10":[ ], "0":1}';

    /**
     * @return iterable<string, array{string, string}> type, JSON
     */
    public static function places(): iterable
    {
        $raw = self::ODD;
        yield 'the document' => [Raw::class, $raw];
        yield 'a scalar' => [Raw::class, '1.50'];
        yield 'a property' => [Webhook::class, "{\"event\":\"e\",\"payload\":{$raw},\"attempts\":2}"];
        yield 'null for a property that may be null' => [Webhook::class, '{"event":"e","payload":null,"attempts":2}'];
        yield 'an argument, and everything' => [Built::class, "{\"raw\":{$raw},\"items\":[{$raw},null,\"x\"],\"byKey\":{\"10\":{$raw},\"k\":1e2},\"shape\":{\"first\":{$raw}},\"optional\":{$raw},\"inner\":{\"raw\":null,\"items\":[],\"byKey\":{},\"shape\":{\"first\":{}},\"optional\":[{}],\"inner\":null}}"];
        yield 'a list' => ['list<' . Raw::class . '>', "[{$raw},[],{},1.0]"];
        yield 'a map' => ['array<string, ' . Raw::class . '>', "{\"a\":{$raw},\"b\":{}}"];
        yield 'a map of lists' => ['array<string, list<?' . Raw::class . '>>', "{\"a\":[{$raw},null]}"];
        yield 'by a discriminator' => [Some::class, "{\"type\":\"a\",\"value\":{$raw}}"];
        yield 'an inlined map' => [Extended::class, "{\"id\":1,\"x-a\":{$raw},\"x-b\":1.0}"];
        yield 'a union of objects' => [Extended::class . '|list<' . Raw::class . '>', "[{$raw}]"];
        yield 'a large list' => ['list<' . Raw::class . '>', '[' . implode(',', array_fill(0, 1000, $raw)) . ']'];
    }

    #[Test]
    #[DataProvider('places')]
    public function aTextIsWrittenAsItWasRead(string $type, string $json): void
    {
        $read = self::kiln()->deserialize(" {$json}\n", $type);
        self::assertSame($json, self::kiln()->serialize($read, type: $type));

        $keeping = new Context(keepEmptyObjects: true);
        self::assertSame($json, self::kiln()->serialize(self::kiln()->deserialize($json, $type, context: $keeping), type: $type));

        $items = iterator_to_array(self::kiln()->read([substr("[{$json}", 0, 20), substr("[{$json}", 20), ",{$json} ,\n {$json}]"], $type));
        self::assertSame([$json, $json, $json], array_map(static fn(mixed $item): string => self::kiln()->serialize($item, type: $type), $items));
    }

    #[Test]
    public function itStandsWhereNoTypeSaysSo(): void
    {
        $raw = Raw::json(self::ODD);

        self::assertSame('[' . self::ODD . ',{"a":' . self::ODD . '}]', self::kiln()->serialize([$raw, ['a' => $raw]]));
        self::assertSame('{"any":' . self::ODD . '}', self::kiln()->serialize((static function () use ($raw): Sparse {
            $sparse = new Sparse();
            $sparse->any = $raw;

            return $sparse;
        })()));
        self::assertSame('[' . implode(',', array_fill(0, 50, self::ODD)) . ']', self::kiln()->serialize(array_fill(0, 50, $raw)));
        self::assertSame('{"o":' . self::ODD . '}', self::kiln()->serialize((object) ['o' => $raw]));
    }

    #[Test]
    public function itStandsBelowAPropertyWithAContextOfItsOwn(): void
    {
        $object = new InContext();
        $object->any = [Raw::json(self::ODD)];

        self::assertSame('{"any":[' . self::ODD . ']}', self::kiln()->serialize($object));
        self::assertSame('[{"any":[' . self::ODD . ']}]', self::kiln()->serialize([$object]));
    }

    #[Test]
    public function anAliasAndAnObjectToFillAreItsPlaceToo(): void
    {
        self::assertSame('{"event":"","payload":1.0,"attempts":1}', self::kiln()->serialize(self::kiln()->deserialize('{"body":1.0}', Webhook::class)));
        self::assertSame('{"event":"","payload":{"0":1.0},"attempts":1}', self::kiln()->serialize(self::kiln()->populate(new Webhook(), '{"payload":{"0":1.0}}')));
    }

    #[Test]
    public function ofSeveralKeysTheLastCounts(): void
    {
        $read = self::kiln()->deserialize('{"payload":1.0,"payload":[2.0]}', Webhook::class);

        self::assertSame('[2.0]', $read->payload?->toJson());
    }

    #[Test]
    public function fromAnArrayItHoldsData(): void
    {
        $read = self::kiln()->fromArray(['payload' => ['a' => [], 'b' => 1.0]], Webhook::class);

        self::assertFalse($read->payload?->isText());
        self::assertSame(['a' => [], 'b' => 1.0], $read->payload->toData());
        self::assertSame('{"event":"","payload":{"a":[],"b":1.0},"attempts":1}', self::kiln()->serialize($read));
        self::assertSame('{"a":[],"b":1.0}', (string) $read->payload);
    }

    #[Test]
    public function anArrayGetsItsData(): void
    {
        $read = self::kiln()->deserialize('{"payload":{"a":{},"b":[1.0]}}', Webhook::class);

        self::assertSame(['event' => '', 'payload' => ['a' => [], 'b' => [1.0]], 'attempts' => 1], self::kiln()->toArray($read));
        self::assertEquals(['event' => '', 'payload' => ['a' => new \stdClass(), 'b' => [1.0]], 'attempts' => 1], self::kiln(new Context(keepEmptyObjects: true))->toArray($read));
        self::assertSame('{"a":{},"b":[1]}', json_encode($read->payload));
    }

    #[Test]
    public function whatIsWrongIsFoundAsEver(): void
    {
        self::assertRefuses(['type_mismatch at /attempts'], '{"payload":{"a":1},"attempts":"x"}', Webhook::class);
        self::assertRefuses(['missing_key at /raw'], '{"items":[{}]}', Built::class);
        self::assertRefuses(['syntax at '], '{"payload":{"a":1,}}', Webhook::class);
        self::assertRefuses(['lone_surrogate at '], '{"payload":"\ud800"}', Webhook::class);
        self::assertCannotWrite(['type_mismatch at '], 'x', Raw::class);
    }

    #[Test]
    #[TestWith(['int|' . Raw::class])]
    #[TestWith([Webhook::class . '|' . Raw::class])]
    public function inAUnionNothingTellsIt(string $type): void
    {
        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('raw JSON may be any of the others');
        self::kiln()->deserialize('1', $type);
    }

    #[Test]
    #[TestWith([''])]
    #[TestWith(['{'])]
    #[TestWith(["{'a':1}"])]
    #[TestWith(['[1,]'])]
    #[TestWith(['[1]x'])]
    #[TestWith(['01'])]
    #[TestWith(["\"\xff\""])]
    #[TestWith(["\"a\nb\""])]
    #[TestWith(['"\ud800"'])]
    #[TestWith(["\u{FEFF}1"])]
    public function aTextByHandMustBeJson(string $text): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage('This is no JSON: ');
        Raw::json($text);
    }

    #[Test]
    public function itCountsForTheDepth(): void
    {
        $nested = static fn(int $levels): string => str_repeat('[', $levels) . str_repeat(']', $levels);
        $kiln = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withLimits(new Limits(depth: 5))->build();
        $lists = array_fill(0, 10, [[]]);

        self::assertSame("{\"lists\":[[[]]],\"raw\":[{$nested(3)}]}", $kiln->serialize(['lists' => [[[]]], 'raw' => [Raw::json($nested(3))]]));
        // With more brackets than levels they are gone through one by one, but for those in texts.
        self::assertSame('{"[[[":' . json_encode($lists) . ",\"raw\":[{$nested(3)}],\"[\":\"]\"}", $kiln->serialize(['[[[' => $lists, 'raw' => [Raw::json($nested(3))], '[' => ']']));
        foreach ([['raw' => [Raw::json($nested(4))]], ['[[[' => $lists, 'raw' => [Raw::json($nested(4))]]] as $value) {
            try {
                $kiln->serialize($value);
                self::fail('It was written.');
            } catch (SerializationException $exception) {
                self::assertSame(['depth_exceeded', '/raw/0'], [$exception->violations()->items[0]->code->value, $exception->violations()->items[0]->pointer]);
            }
        }
        self::assertSame("{\"event\":\"\",\"payload\":{$nested(4)},\"attempts\":1}", $kiln->serialize($kiln->deserialize("{\"payload\":{$nested(4)}}", Webhook::class)));
        $this->expectException(DeserializationException::class);
        $kiln->deserialize("{\"payload\":{$nested(5)}}", Webhook::class);
    }

    #[Test]
    public function aTextByHandNestsNoDeeperThanItMay(): void
    {
        self::assertSame('[[]]', Raw::json('[[]]', 2)->toJson());
        $this->expectException(\InvalidArgumentException::class);
        Raw::json('[[]]', 1);
    }

    #[Test]
    public function whatIsForHtmlOrAsciiIsSoInItToo(): void
    {
        $raw = Raw::json('{"a": "<b>\'&\"\\\\\"é😀</b>"}');
        $options = new JsonOptions(forHtml: true, escapeUnicode: true);
        $written = self::kiln()->serialize([$raw], context: new Context(json: $options));

        self::assertSame('[{"a": "\u003Cb\u003E\u0027\u0026\u0022\\\\\u0022\u00e9\ud83d\ude00\u003C/b\u003E"}]', $written);
        self::assertSame(json_decode("[{$raw}]", true), json_decode($written, true));
    }

    #[Test]
    public function lineEndsBecomeSpacesInLines(): void
    {
        $raw = Raw::json("{\n  \"a\":\r\n \"\\n\"\n}");

        self::assertSame("{   \"a\":   \"\\n\" }\n[1]\n", implode('', iterator_to_array(self::kiln()->write([$raw, [1]], null, 'ndjson'), false)));
        self::assertSame("[{$raw},[1]]", implode('', iterator_to_array(self::kiln()->write([$raw, [1]]), false)));
    }

    #[Test]
    public function anEmptyOneIsEmpty(): void
    {
        $sparse = new Sparse();
        foreach (['null' => '{"any":null}', '{ }' => '{"any":null}', '[]' => '{"any":null}', '""' => '{"any":null}', '0' => '{"raw":0,"any":null}', '[ 0]' => '{"raw":[ 0],"any":null}'] as $text => $json) {
            $sparse->raw = Raw::json((string) $text);
            self::assertSame($json, self::kiln()->serialize($sparse));
            // The slow pass does it where a property has no value.
            unset($sparse->any);
            self::assertSame(str_replace([',"any":null', '"any":null'], '', $json), self::kiln()->serialize($sparse));
            $sparse->any = null;
        }
    }

    #[Test]
    public function noTextCanPoseAsItsMark(): void
    {
        $posing = new class implements \JsonSerializable {
            public int $asked = 0;

            public function jsonSerialize(): mixed
            {
                ++$this->asked;

                return 'kiln0raw0';
            }
        };

        self::assertSame('[{},"kiln0raw0","kiln"]', self::kiln()->serialize([Raw::json('{}'), $posing, 'kiln']));
        self::assertSame(1, $posing->asked);
        // After a failure nothing is left.
        try {
            self::kiln()->serialize([Raw::json('{}'), "\xff"]);
            self::fail('It was written.');
        } catch (SerializationException) {
            self::assertSame('[[]]', self::kiln()->serialize([Raw::json('[]')]));
        }
    }

    #[Test]
    public function itSurvivesSerializeAndNoForgedOneDoes(): void
    {
        $raw = Raw::json(self::ODD);

        self::assertEquals($raw, unserialize(serialize($raw)));
        $this->expectException(\InvalidArgumentException::class);
        unserialize(str_replace('{"b": {}', '{"b": {,', serialize($raw)));
    }

    #[Test]
    #[Group('fuzz')]
    public function everyValueOfARandomDocumentIsCutOutAsItStands(): void
    {
        $seed = Seed::for(__METHOD__);
        for ($case = Seed::cases(60); $case > 0; --$case) {
            $document = RandomDocument::value($seed, 4);
            $text = trim($document->text, " \t\r\n");
            foreach ([Raw::class => $text, 'list<' . Raw::class . '>' => "[{$text},{$text}]", 'array<string, ' . Raw::class . '>' => "{\"a\":{$text},\"0\":{$text}}"] as $type => $json) {
                self::assertSame($json, self::kiln()->serialize(self::kiln()->deserialize($json, $type), type: $type), "KILN_SEED={$seed->number}");
            }
        }
    }
}
