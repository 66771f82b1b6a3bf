<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Native\ProgramMaker;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\JsonOptions;
use Kiln\Limits;
use Kiln\Native\WriteProgram;
use Kiln\Raw;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Engine\Native\Fixture\Contradicting;
use Kiln\Tests\Engine\Native\Fixture\Holder;
use Kiln\Tests\Engine\Native\Fixture\Node;
use Kiln\Tests\Engine\Native\Fixture\Reader;
use Kiln\Tests\Engine\Native\Fixture\Selected;
use Kiln\Tests\Fixture\Integration\Options\Defaults;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(NativeView::class)]
#[CoversClass(ProgramMaker::class)]
#[RequiresPhpExtension(Extension::NAME)]
final class NativeViewTest extends TestCase
{
    private ?NativeSetup $native = null;

    /** @return iterable<string, array{string, class-string}> */
    public static function wrongDocuments(): iterable
    {
        yield 'no JSON' => ['{"name": "a",}', Node::class];
        yield 'a wrong type' => ['{"name": "a", "next": {"name": 7}}', Node::class];
        yield 'a missing key' => ['{}', Node::class];
        yield 'no UTF-8' => ["{\"name\": \"\xff\"}", Node::class];
    }

    /** @param class-string $type */
    #[Test]
    #[DataProvider('wrongDocuments')]
    public function thePhpEngineSaysWhatIsWrongWithADocument(string $json, string $type): void
    {
        $expected = $this->exception(fn(): mixed => $this->php()->deserialize($json, $type));

        self::assertInstanceOf(DeserializationException::class, $expected);
        self::assertEquals($expected->getMessage(), $this->exception(fn(): mixed => $this->native()->serializer->deserialize($json, $type))->getMessage());
        self::assertSame(1, $this->native()->fallback->decoded);
    }

    #[Test]
    public function thePhpEngineSaysWhatCannotBeWritten(): void
    {
        $circle = new Node('a');
        $circle->next = $circle;
        foreach ([$circle, new Node("\xff"), NAN] as $value) {
            $expected = $this->exception(fn(): string => $this->php()->serialize($value));

            self::assertInstanceOf(SerializationException::class, $expected);
            self::assertEquals($expected->getMessage(), $this->exception(fn(): string => $this->native()->serializer->serialize($value))->getMessage());
        }
        self::assertSame(3, $this->native()->fallback->encoded);
    }

    #[Test]
    public function whatTheDocumentHasWrongIsSaidBeforeWhatTheClassHas(): void
    {
        self::assertInstanceOf(DeserializationException::class, $this->exception(fn(): mixed => $this->native()->serializer->deserialize('{', Contradicting::class)));
        self::assertInstanceOf(InvalidMetadata::class, $this->exception(fn(): mixed => $this->native()->serializer->deserialize('{}', Contradicting::class)));
        self::assertInstanceOf(InvalidMetadata::class, $this->exception(fn(): mixed => $this->native()->serializer->serialize(new Contradicting())));
    }

    #[Test]
    public function exceptionsOfTheUserPassAsTheyAre(): void
    {
        Reader::$thrown = new \RuntimeException('not now');

        self::assertSame(Reader::$thrown, $this->exception(fn(): string => $this->native()->serializer->serialize(new Reader())));
        self::assertSame(Reader::$thrown, $this->exception(fn(): mixed => $this->native()->serializer->deserialize('{"value": 1}', Reader::class)));
        self::assertSame([0, 0], [$this->native()->fallback->encoded, $this->native()->fallback->decoded]);
    }

    #[Test]
    public function errorsOfTheUserAreAnsweredByThePhpEngine(): void
    {
        Reader::$thrown = new \TypeError('not ever');

        self::assertEquals(
            $this->exception(fn(): string => $this->php()->serialize(new Reader()))->getMessage(),
            $this->exception(fn(): string => $this->native()->serializer->serialize(new Reader()))->getMessage(),
        );
        self::assertSame(Reader::$thrown, $this->exception(fn(): mixed => $this->native()->serializer->deserialize('{"value": 1}', Reader::class)));
    }

    #[Test]
    public function aGeneratorIsNotSpentByAnAttempt(): void
    {
        $generate = static function (): \Generator {
            yield 'a' => 1;
            yield 'b' => new Node('n');
        };

        self::assertSame($this->php()->serialize($generate(), type: 'iterable<string, mixed>'), $this->native()->serializer->serialize($generate(), type: 'iterable<string, mixed>'));
    }

    #[Test]
    public function eachItemOfAStreamIsTheExtensionsWork(): void
    {
        $nodes = [new Node('a'), new Node('b', new Node('c'))];

        $text = implode('', iterator_to_array($this->native()->serializer->write($nodes), false));

        self::assertSame('[{"name":"a","next":null},{"name":"b","next":{"name":"c","next":null}}]', $text);
        self::assertEquals($nodes, iterator_to_array($this->native()->serializer->read([$text], Node::class)));
        self::assertSame([0, 0], [$this->native()->fallback->encoded, $this->native()->fallback->decoded]);
    }

    #[Test]
    public function rawJsonIsWrittenByTheExtension(): void
    {
        $native = $this->native();
        $written = static fn(Holder $holder): string => $native->serializer->serialize($holder);

        self::assertSame(
            '{"raw":{ "a" : [1.50, "ü\\/[{"],' . "\n" . '"b": {}},"list":[1e3,"x"],"optional":{"k":[1,{}]}}',
            $written(new Holder(Raw::json("{ \"a\" : [1.50, \"ü\\/[{\"],\n\"b\": {}}"), [Raw::json('1e3'), Raw::of('x')], Raw::of(['k' => [1, new \stdClass()]]))),
        );
        self::assertSame('[{"raw":1,"list":[]}]', $native->serializer->serialize([new Holder(Raw::json('1'), optional: Raw::json('[ ]'))]), 'What is empty is left out.');
        self::assertSame('{"raw":1,"list":[]}', $written(new Holder(Raw::json('1'), [], Raw::json('""'))));
        self::assertSame('{"raw":1,"list":[],"optional":[{}]}', $written(new Holder(Raw::json('1'), [], Raw::json('[{}]'))));
        self::assertSame('[1.0,null]', $native->serializer->serialize([Raw::json('1.0'), Raw::json('null')]));
        self::assertSame('[{"raw":1,"list":[]},{"raw":[' . "\n" . '1],"list":[]}]', implode('', iterator_to_array($native->serializer->write([new Holder(Raw::json('1')), new Holder(Raw::json("[\n1]"))]))));
        self::assertSame([0, 0], [$native->fallback->encoded, $native->fallback->decoded]);
    }

    #[Test]
    public function whatDoesNotPassThroughAsItIsIsLeftToThePhpEngine(): void
    {
        $native = $this->native();
        $lines = implode('', iterator_to_array($native->serializer->write([new Holder(Raw::json("[\n1]"))], format: 'ndjson')));
        self::assertSame('{"raw":[ 1],"list":[]}' . "\n", $lines);

        $deep = new Holder(Raw::json(str_repeat('[', 511) . str_repeat(']', 511)));
        self::assertSame(strtr('{"raw":X,"list":[]}', ['X' => $deep->raw->toJson()]), $native->serializer->serialize($deep));
        self::assertInstanceOf(SerializationException::class, $this->exception(static fn(): string => $native->serializer->serialize([$deep])));

        $serializer = Serializer::create(engine: Engine::Native);
        $escaping = new Context(json: new JsonOptions(escapeUnicode: true));
        self::assertSame('{"raw":"\u00fc","list":[]}', $serializer->serialize(new Holder(Raw::json('"ü"')), context: $escaping));
        self::assertSame("raw: ü\nlist: []\n", $serializer->serialize(new Holder(Raw::json('"ü"')), 'yaml'));
    }

    #[Test]
    public function arraysAreThePhpEnginesWork(): void
    {
        $serializer = $this->native()->serializer;
        $node = new Node('a');

        self::assertSame(['name' => 'a', 'next' => null], $serializer->toArray($node));
        self::assertEquals($node, $serializer->fromArray(['name' => 'a'], Node::class));
        self::assertSame('b', $serializer->populate($node, '{"name": "b"}')->name);
    }

    #[Test]
    public function contextsHaveProgramsOfTheirOwn(): void
    {
        $serializer = Serializer::create(engine: Engine::Native);

        self::assertSame('{"id":1,"note":"n"}', $serializer->serialize(new Selected()));
        self::assertSame('{"id":1}', $serializer->serialize(new Selected(), context: new Context(groups: ['list'])));
        self::assertSame('{"note":"n"}', $serializer->with(new Context(groups: ['detail']))->serialize(new Selected()));
        self::assertSame('x', $serializer->deserialize('{"id":2,"note":"x"}', Selected::class, context: new Context(groups: ['detail']))->note);
        self::assertSame(1, $serializer->deserialize('{"id":2,"note":"x"}', Selected::class, context: new Context(groups: ['detail']))->id);
    }

    #[Test]
    public function optionsOfAnApplicationAreTheExtensionsWork(): void
    {
        $options = new Context(
            naming: NamingStrategy::Pascal,
            dateFormats: 'd.m.Y',
            json: new JsonOptions(escapeSlashes: true, escapeUnicode: true, zeroFraction: false, replaceInvalid: true),
            keepEmptyObjects: true,
        );
        $native = new NativeSetup(SerializerBuilder::create(), $options);
        $day = new \DateTimeImmutable('2026-12-24');

        self::assertSame('{"Id":1,"Note":"n"}', $native->serializer->serialize(new Selected()));
        self::assertSame('x', $native->serializer->deserialize('{"Id":1,"Note":"x"}', Selected::class)->note);
        self::assertSame('[3,"\u00e9\/","24.12.2026",{"Id":1,"Note":"n"}]', $native->serializer->serialize([3.0, 'é/', $day, new Selected()]));
        self::assertSame('["24.12.2026"]', $native->serializer->serialize([$day], type: 'list<DateTimeImmutable>'));
        self::assertEquals([$day], $native->serializer->deserialize('["24.12.2026"]', 'list<DateTimeImmutable>'));
        self::assertEquals(['a' => new \stdClass(), 'b' => [[]]], $native->serializer->deserialize('{"a":{},"b":[[]]}', 'mixed'));
        self::assertSame('{"Always":0}', $native->serializer->serialize(new Defaults()));
        self::assertEquals((object) ['a' => new \stdClass()], $native->serializer->deserialize('{"a":{}}', 'stdClass'));
        self::assertSame([0, 0], [$native->fallback->encoded, $native->fallback->decoded]);
        self::assertSame("\"\u{FFFD}\"", json_encode(json_decode($native->serializer->serialize("\xFC")), JSON_UNESCAPED_UNICODE));
        self::assertSame(1, $native->fallback->encoded);
    }

    #[Test]
    public function theLimitOfLevelsIsThatOfThePhpEngine(): void
    {
        $builder = SerializerBuilder::create()->withLimits(new Limits(depth: 3));
        $native = new NativeSetup($builder);
        $three = new Node('a', new Node('b', new Node('c')));
        $json = $this->php()->serialize($three);

        self::assertSame($json, $native->serializer->serialize($three));
        self::assertEquals($three, $native->serializer->deserialize($json, Node::class));
        self::assertInstanceOf(SerializationException::class, $this->exception(fn(): string => $native->serializer->serialize(new Node('0', $three))));
        self::assertInstanceOf(DeserializationException::class, $this->exception(fn(): mixed => $native->serializer->deserialize("{\"name\":\"0\",\"next\":{$json}}", Node::class)));
    }

    #[Test]
    public function whatTheExtensionDoesNotLinkIsForThePhpEngine(): void
    {
        $program = NativeView::dynamic();
        $flags = NativeView::flags(SerializerBuilder::create()->engine(), null);

        self::assertInstanceOf(WriteProgram::class, Extension::writer($program, $flags));
        self::assertNull(Extension::writer($program, JSON_PRETTY_PRINT));
        self::assertNull(Extension::writer(['abi' => Extension::ABI + 1] + $program, $flags));
        self::assertNull(Extension::writer(['root' => [9999]] + $program, $flags));
        self::assertNull(Extension::writer(null, $flags));
        self::assertNull(Extension::reader(null));
    }

    private function native(): NativeSetup
    {
        return $this->native ??= new NativeSetup(SerializerBuilder::create());
    }

    private function php(): Serializer
    {
        return Serializer::create(engine: Engine::Php);
    }

    /** @param \Closure(): mixed $call */
    private function exception(\Closure $call): \Throwable
    {
        try {
            $call();
        } catch (\Throwable $exception) {
            return $exception;
        }
        self::fail('Nothing was thrown.');
    }
}
