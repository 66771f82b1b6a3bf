<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Standalone;

use Kiln\Bridge\Jms\Metadata\Attributes\CamelCaseNaming;
use Kiln\Bridge\Jms\Metadata\Attributes\IdenticalNaming;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\StandaloneSerializer;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Depth\Box;
use Kiln\Tests\Fixture\Jms\Depth\Node;
use Kiln\Tests\Fixture\Jms\Depth\Shelf;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Enums\Enumerated;
use Kiln\Tests\Fixture\Jms\Groups\Album;
use Kiln\Tests\Fixture\Jms\Groups\Grouped;
use Kiln\Tests\Fixture\Jms\Inheritance\Labelled;
use Kiln\Tests\Fixture\Jms\Inheritance\LabelledThing;
use Kiln\Tests\Fixture\Jms\Inline\Nothing;
use Kiln\Tests\Fixture\Jms\Inline\Outer;
use Kiln\Tests\Fixture\Jms\Naming\Names;
use Kiln\Tests\Fixture\Jms\Recursion\Member;
use Kiln\Tests\Fixture\Jms\Version\Versioned;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Cases of which one knows what jms/serializer does: it must, and so must the serializer that does without it.
 */
#[CoversClass(StandaloneSerializer::class)]
final class CasesTest extends TestCase
{
    private const TRACK = '{"name":"track","seconds":10,"remark":"remark","writer":{"plain":"plain","listed":"listed","deep":"deep"}}';

    /** @return iterable<string, array{\Closure(): mixed, ?Selection, ?string, ?string}> data, selection, type, JSON */
    public static function written(): iterable
    {
        $grouped = static fn(): Grouped => new Grouped();
        yield 'no groups' => [$grouped, null, null, '{"in_a":"A","in_b":"B","in_both":"AB","in_default":"D","without":"none"}'];
        yield 'a group' => [$grouped, new Selection(['a']), null, '{"in_a":"A","in_both":"AB","in_default":"D"}'];
        yield 'two groups' => [$grouped, new Selection(['a', 'b']), null, '{"in_a":"A","in_b":"B","in_both":"AB","in_default":"D"}'];
        yield 'the group of all others' => [$grouped, new Selection(['Default']), null, '{"in_default":"D","without":"none"}'];
        yield 'an unknown group' => [$grouped, new Selection(['unknown']), null, '{}'];

        $album = static fn(): Album => Album::filled();
        $track = self::TRACK;
        yield 'objects in objects' => [$album, null, null, "{\"title\":\"album\",\"tracks\":[{$track},{$track}],\"best\":{$track},\"note\":\"note\"}"];
        yield 'a group that goes all the way' => [$album, new Selection(['full']), null, '{"title":"album","tracks":[{"name":"track","seconds":10},{"name":"track","seconds":10}],"best":{"name":"track","seconds":10}}'];
        yield 'nested groups' => [$album, new Selection(['full', 'tracks' => ['list']]), null, null];
        yield 'nested groups below a list' => [$album, new Selection(['full', 'tracks' => ['list', 'writer' => ['deep']], 'best' => ['Default']]), null, null];
        yield 'nested groups without any of their own' => [$album, new Selection(['tracks' => ['list']]), null, null];
        yield 'nested groups in a list of albums' => [static fn(): array => [Album::filled(), Album::filled()], new Selection(['list', 'best' => ['full']]), 'array<' . Album::class . '>', null];
        yield 'groups and a version' => [$album, new Selection(['list'], '1.0'), null, '{"title":"album"}'];

        $versioned = static fn(): Versioned => new Versioned();
        yield 'no version' => [$versioned, null, null, '{"since":"since 1.1","until":"until 1.1","between":"1.0 to 2.0","always":"always","beta":"beta"}'];
        yield 'version 0.9' => [$versioned, new Selection(version: '0.9'), null, '{"until":"until 1.1","always":"always"}'];
        yield 'version 1.1' => [$versioned, new Selection(version: '1.1'), null, '{"since":"since 1.1","until":"until 1.1","between":"1.0 to 2.0","always":"always"}'];
        yield 'version 1.1.0-alpha' => [$versioned, new Selection(version: '1.1.0-alpha'), null, null];
        yield 'version 3' => [$versioned, new Selection(version: '3'), null, '{"since":"since 1.1","always":"always","beta":"beta"}'];

        $node = static fn(): Node => Node::chain(3);
        yield 'depth unchecked' => [$node, new Selection(), null, null];
        yield 'depth checked' => [$node, new Selection(maxDepthChecks: true), null, null];
        yield 'depth checked in an array' => [static fn(): array => ['a' => Node::chain(2), 'b' => [Node::chain(1)]], new Selection(maxDepthChecks: true), null, null];
        yield 'depth of one' => [static fn(): Shelf => Shelf::filled(), new Selection(maxDepthChecks: true), null, '{"box":{"number":1,"boxes":[],"numbers":[1,2]}}'];
        yield 'depth, version and groups' => [$node, new Selection(['Default'], '1', true), null, null];
        yield 'no depth in the class' => [static fn(): Box => new Box(), new Selection(maxDepthChecks: true), null, '{"number":1,"boxes":[],"numbers":[1,2]}'];

        yield 'null' => [static fn(): null => null, null, null, null];
        yield 'null that is written' => [static fn(): null => null, new Selection(serializeNull: true), null, null];
        yield 'null as a class' => [static fn(): null => null, new Selection(serializeNull: true), Person::class, null];
        yield 'no null in an object' => [static fn(): Person => Person::of('Ada'), null, null, '{"name":"Ada"}'];
        yield 'null in an object' => [static fn(): Person => Person::of('Ada'), new Selection(serializeNull: true), null, '{"name":"Ada","age":null}'];
        yield 'nothing in an object' => [static fn(): Person => new Person(), null, null, '{}'];
        yield 'null in an array' => [static fn(): array => [1, null, 2], null, null, '{"0":1,"2":2}'];
        yield 'null in an array that is written' => [static fn(): array => [1, null, 2], new Selection(serializeNull: true), null, '[1,null,2]'];
        yield 'null in a list' => [static fn(): array => [1, null, 2], null, 'array<int>', '[1,2]'];
        yield 'null in a list that is written' => [static fn(): array => [1, null, 2], new Selection(serializeNull: true), 'array<int>', '[1,null,2]'];

        yield 'an empty array' => [static fn(): array => [], null, null, '[]'];
        yield 'an empty list' => [static fn(): array => [], null, 'array<int>', '[]'];
        yield 'an empty map' => [static fn(): array => [], null, 'array<string, int>', '{}'];
        yield 'a map with the keys of a list' => [static fn(): array => ['a', 'b'], null, 'array<string, string>', '{"0":"a","1":"b"}'];
        yield 'casts' => [static fn(): array => ['5x', 1.9, true], null, 'array<int>', '[5,1,1]'];
        yield 'text' => [static fn(): string => 'a/ü', null, null, '"a\\/\\u00fc"'];
        yield 'a float' => [static fn(): float => 1.0, null, null, '1.0'];
        yield 'a rounded float' => [static fn(): float => 1.2345, null, 'float<2>', '1.23'];
        yield 'an object without a class' => [static fn(): object => (object) ['a' => 1, 'b' => (object) []], null, null, '{"a":1,"b":{}}'];
        yield 'a date' => [static fn(): object => new \DateTimeImmutable('2020-01-02T03:04:05+02:00'), null, null, '"2020-01-02T03:04:05+02:00"'];
        yield 'a date in a format' => [static fn(): object => new \DateTime('2020-01-02'), null, "DateTime<'Y/m'>", '"2020\\/01"'];
        yield 'a duration' => [static fn(): object => new \DateInterval('P1DT2H'), null, null, '"P1DT2H"'];
        yield 'an iterator' => [static fn(): object => new \ArrayIterator(['a' => 1]), null, null, '{"a":1}'];
        yield 'a generator' => [static function (): \Generator {
            yield from [1, 2];
        }, null, null, '[1,2]'];
        yield 'a class in small letters' => [static fn(): Person => Person::of('Ada'), null, strtolower(Person::class), '{"name":"Ada"}'];

        yield 'an object inside itself' => [static fn(): Member => Member::itself(), null, null, null];
        yield 'an object inside itself, with null' => [static fn(): Member => Member::itself(), new Selection(serializeNull: true), null, null];
        yield 'a ring' => [static fn(): Member => Member::ring(), null, null, null];
        yield 'the same object twice' => [static fn(): Member => Member::siblings(), new Selection(['Default']), null, null];
        yield 'discriminators' => [static fn(): Garage => Garage::filled(), null, null, null];
        yield 'discriminators in other groups' => [static fn(): Garage => Garage::filled(), new Selection(['other']), null, '{}'];
        yield 'names' => [static fn(): Names => new Names(), null, null, '{"foo_id":1,"_url":2,"_htmlparser":3,"camel_case":4,"snake_case":5,"_upper":6,"a1_b2":7,"own Name\\/\\u00e4":8}'];
        yield 'enums without support' => [static fn(): Enumerated => Enumerated::filled(), null, null, null];
    }

    /**
     * @param \Closure(): mixed $data
     */
    #[Test]
    #[DataProvider('written')]
    public function theSameIsWritten(\Closure $data, ?Selection $selection, ?string $type, ?string $json): void
    {
        $written = Both::withoutSettings()->write($data, $selection, $type);

        self::assertSame($json ?? $written, $written);
    }

    /** @return iterable<string, array{string, string, 2?: ?Selection, 3?: bool}> JSON, type, selection, whether it is read */
    public static function read(): iterable
    {
        yield 'an object' => ['{"name":"Ada","age":36}', Person::class];
        yield 'null in an object' => ['{"name":null}', Person::class];
        yield 'keys nobody knows' => ['{"name":"Ada","other":1}', Person::class];
        yield 'casts' => ['{"name":5,"age":"36 years"}', Person::class];
        yield 'nothing' => ['{}', Person::class];
        yield 'null' => ['null', Person::class];
        yield 'a scalar' => ['5', Person::class, null, false];
        yield 'text' => ['"a"', 'string'];
        yield 'a list' => ['[{"name":"Ada"},null]', 'array<' . Person::class . '>'];
        yield 'a map' => ['{"a":{"name":"Ada"},"b":null}', 'array<string, ' . Person::class . '>'];
        yield 'null in place of an object with inlined and untyped properties' => ['[null,{"id":2}]', 'array<' . Nothing::class . '>'];
        yield 'the same where a property cannot be null' => ['[null]', 'array<' . Outer::class . '>', null, false];
        yield 'a map with keys that are no numbers' => ['{"a":"1"}', 'array<int, int>'];
        yield 'untyped' => ['[1,{"a":null}]', 'array'];
        yield 'groups' => ['{"in_a":"1","in_b":"2","without":"3"}', Grouped::class, new Selection(['a'])];
        yield 'nested groups' => ['{"title":"t","tracks":[{"name":"n","remark":"r"}],"note":"n"}', Album::class, new Selection(['full', 'tracks' => ['Default']])];
        yield 'a version' => ['{"since":"1","until":"2","always":"3"}', Versioned::class, new Selection(version: '0.5')];
        yield 'depth' => ['{"label":"a","two":[{"label":"b","two":[{"label":"c","two":[{"label":"d"}]}]}]}', Node::class, new Selection(maxDepthChecks: true)];
        yield 'a discriminator' => ['{"type":"car","doors":2}', Vehicle::class];
        yield 'no discriminator' => ['{"doors":2}', Vehicle::class, null, false];
        yield 'an unknown discriminator' => ['{"type":"plane"}', Vehicle::class, null, false];
        yield 'a date' => ['"2020-01-02T03:04:05+02:00"', 'DateTime'];
        yield 'an immutable date' => ['"2020-01-02T03:04:05+02:00"', 'DateTimeImmutable'];
        yield 'a date that is none' => ['"2020-13-45"', 'DateTimeImmutable', null, false];
        yield 'a date in formats' => ['"02.01.2020 00:00"', "DateTimeImmutable<'Y', 'Europe/Berlin', ['Y', 'd.m.Y H:i']>"];
        yield 'a duration' => ['"P1DT2H"', 'DateInterval'];
        yield 'an abstract class' => ['{}', Labelled::class, null, false];
        yield 'its subclass' => ['{}', LabelledThing::class];
        yield 'no JSON' => ['{"name":', Person::class, null, false];
        yield 'no text' => ['', Person::class, null, false];
        yield 'a class in small letters' => ['{"name":"Ada"}', strtolower(Person::class)];
        yield 'too deep' => [str_repeat('[', 512) . str_repeat(']', 512), 'array', null, false];
        yield 'deep enough' => [str_repeat('[', 511) . str_repeat(']', 511), 'array'];
    }

    #[Test]
    #[DataProvider('read')]
    public function theSameIsRead(string $json, string $type, ?Selection $selection = null, bool $isRead = true): void
    {
        self::assertSame($isRead, Both::withoutSettings()->read($json, $type, $selection));
    }

    #[Test]
    public function enumsAreWrittenAndReadWhereTheyAreSupported(): void
    {
        $both = Both::withEnums();
        self::assertNotNull($both->write(static fn(): Enumerated => Enumerated::filled()));
        self::assertTrue($both->read('{"suit":"H","level":"2","direction":"Down","by_name":"Spades","many":["S","H"]}', Enumerated::class));
        self::assertFalse($both->read('{"suit":"unknown"}', Enumerated::class));
    }

    #[Test]
    public function namesFollowTheNamingThatIsGiven(): void
    {
        $directory = TemporaryDirectory::create();
        self::assertSame(
            '{"fooID":1,"URL":2,"HTMLParser":3,"camelCase":4,"snake_case":5,"Upper":6,"a1B2":7,"own Name\/\u00e4":8}',
            StandaloneSerializer::create($directory, naming: new IdenticalNaming())->serialize(new Names()),
        );
        // In the same directory, after another naming.
        self::assertSame(
            '{"Foo-ID":1,"-URL":2,"-HTMLParser":3,"Camel-Case":4,"Snake_case":5,"-Upper":6,"A1-B2":7,"own Name\/\u00e4":8}',
            StandaloneSerializer::create($directory, naming: new CamelCaseNaming('-', false))->serialize(new Names()),
        );
    }

    #[Test]
    public function optionsOfTheEncodingAreThoseGiven(): void
    {
        self::assertSame('["a/ü",1]', StandaloneSerializer::create(TemporaryDirectory::create(), jsonOptions: JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE)->serialize(['a/ü', 1.0]));
    }
}
