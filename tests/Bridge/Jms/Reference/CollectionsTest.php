<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Lists;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Protection;
use Kiln\Tests\Fixture\Jms\Inline\InlineMap;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Lists, maps, empty ones and their JSON.
 */
#[CoversClass(JmsSerializer::class)]
final class CollectionsTest extends ReferenceTestCase
{
    #[Test]
    public function untypedArraysAreListsWhenPhpSaysSo(): void
    {
        self::assertWrites('[]', []);
        self::assertWrites('[1,"a",true,1.5]', [1, 'a', true, 1.5]);
        self::assertWrites('{"1":1,"0":0}', [1 => 1, 0 => 0]);
        self::assertWrites('{"a":[],"b":{"c":[[]]}}', ['a' => [], 'b' => ['c' => [[]]]]);
        self::assertWrites('{"1":"a"}', [1 => 'a']);
        self::assertWrites('{"":1}', ['' => 1]);
    }

    #[Test]
    public function aListWithoutAParameterIsNotIndexedAnew(): void
    {
        self::assertWrites('{"1":"a","3":"b"}', [1 => 'a', 3 => 'b'], null, 'list');
        self::assertWrites('{"1":"a","3":"b"}', [1 => 'a', 3 => 'b'], null, 'array');
        self::assertWrites('[]', [], null, 'list');
    }

    #[Test]
    public function aListWithAParameterIsAlwaysAJsonList(): void
    {
        self::assertWrites('["a","b"]', [1 => 'a', 3 => 'b'], null, 'list<string>');
        self::assertWrites('["a","b"]', ['x' => 'a', 'y' => 'b'], null, 'array<string>');
        self::assertWrites('[]', [], null, 'array<string>');
        self::assertWrites('["1","2"]', [1, 2], null, 'array<string>');
    }

    #[Test]
    public function aMapIsAlwaysAJsonObject(): void
    {
        self::assertWrites('{"0":"a","1":"b"}', ['a', 'b'], null, 'array<int,string>');
        self::assertWrites('{}', [], null, 'array<int,string>');
        self::assertWrites('{"x":1}', ['x' => 1], null, 'array<int,int>');
        self::assertWrites('{"a":{},"b":{"0":1}}', ['a' => [], 'b' => [1]], null, 'array<string,array<string,int>>');
    }

    #[Test]
    public function keysOfMapsAreReadByTheirType(): void
    {
        self::assertReads('[5]', '{"x":5}', 'array<int,int>');
        self::assertReads("['x' => 5]", '{"x":5}', 'array<string,int>');
        self::assertReads('[0 => 1, 7 => 2]', '{"x":1,"7z":2,"y":1}', 'array<int,int>');
        self::assertReads("[1 => 'a']", '{"1":"a"}', 'array<string,string>');
    }

    #[Test]
    public function arraysAreReadAsTheyAreWithoutAParameter(): void
    {
        self::assertReads("[1, 'a', null, [], ['x' => 1.5]]", '[1,"a",null,{},{"x":1.5}]', 'array');
        self::assertReads("[1, 'a']", '[1,"a"]', 'list');
        self::assertReads("[1, 'a']", '[1,"a"]', 'iterable');
        self::assertReads('[1, 2]', '{"a":"1","b":2}', 'array<int>');
        self::assertReads('[1, 2]', '{"a":"1","b":2}', 'list<int>');
        self::assertReads('[]', '{}', 'array<string,int>');
    }

    #[Test]
    public function whatIsNoArrayIsRefused(): void
    {
        self::assertRefuses(RuntimeException::class, 'Expected array, but got string: "a"', '"a"', 'array<int>');
        self::assertRefuses(RuntimeException::class, 'Expected array, but got integer: 5', '5', 'array');
        self::assertRefuses(RuntimeException::class, 'Expected array, but got string: "a"', '{"strings":"a"}', Lists::class);
        self::assertRefuses(RuntimeException::class, 'Expected array, but got boolean: false', '[false]', 'array<array<int>>');
        self::assertThrows(RuntimeException::class, 'Expected array, but got object: {"a":1}', static fn(Subject $subject): mixed => $subject->fromArray([(object) ['a' => 1]], 'array<array<int>>'));
    }

    #[Test]
    public function moreThanTwoParametersAreRefusedOnlyWhenReading(): void
    {
        self::assertWrites('{"0":1}', [1], null, 'array<int,int,int>');
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[1]', 'array<int,int,int>'));
        self::assertStringStartsWith('Array type cannot have more than 2 parameters', (string) self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[1]', 'array<int,int,int>'))->thrown?->getMessage());
    }

    #[Test]
    public function objectsWithoutMembersAreJsonObjects(): void
    {
        self::assertWrites('{}', new Nothing());
        self::assertWrites('[{}]', [new Nothing()]);
        self::assertWrites('{"a":{}}', ['a' => new Nothing()]);
        self::assertGives('[]', static fn(Subject $subject): array => $subject->array(new Nothing()));
        self::assertGives('[[]]', static fn(Subject $subject): array => $subject->array([new Nothing()]));
    }

    #[Test]
    public function everyKindOfDeclaredCollectionWrites(): void
    {
        self::assertWrites('{"any":[],"any_list":[],"strings":[],"ints":[],"map":{},"numbered":{},"people":[],"by_name":{},"matrix":[],"table":{},"walk":[]}', static function (): Lists {
            $lists = Lists::filledWith([]);
            $lists->collection = null;
            $lists->iterator = null;

            return $lists;
        });
        self::assertWrites('{"any":{"x":1,"y":null},"any_list":[],"strings":[],"ints":[3],"map":{"1":2},"numbered":{"a":"1"},"people":[{"name":"p","age":null}],"by_name":{"q":{"name":"q","age":null}},"matrix":[[1],[]],"table":{"t":{},"u":{"v":1.0}},"walk":[1,2],"collection":[4],"iterator":[5]}', static function (): Lists {
            $lists = new Lists();
            $lists->any = ['x' => 1, 'y' => null];
            $lists->anyList = [];
            $lists->strings = [];
            $lists->ints = ['3'];
            $lists->map = [1 => '2'];
            $lists->numbered = ['a' => 1];
            $lists->people = ['z' => Person::of('p')];
            $lists->byName = ['q' => Person::of('q')];
            $lists->matrix = [['a' => 1], []];
            $lists->table = ['t' => [], 'u' => ['v' => 1]];
            $lists->walk = (static fn(): iterable => yield from [1, 2])();
            $lists->collection = new ArrayCollection([4]);
            $lists->iterator = new \ArrayIterator([5]);

            return $lists;
        }, static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
    }

    #[Test]
    public function everyKindOfDeclaredCollectionReads(): void
    {
        self::assertReads(
            "Lists{any: [1, null], anyList: ['a' => 1], strings: ['1', ''], ints: [2, 0], map: ['a' => 1, 0 => 2], numbered: [0 => '1', 5 => 'c'], people: [Person{name: 'p', age: null}], byName: ['q' => Person{name: null, age: 3}], matrix: [[1], []], table: ['t' => ['u' => 1.0]], walk: [1], collection: ArrayCollection{elements: [1, 2]}, iterator: ArrayIterator[0 => 1]}",
            '{"any":[1,null],"any_list":{"a":1},"strings":[1,null],"ints":{"x":"2","y":null},"map":{"a":1,"0":"2"},"numbered":{"a":1,"5":"c"},"people":{"k":{"name":"p"}},"by_name":{"q":{"age":"3"}},"matrix":[[1],{}],"table":{"t":{"u":1}},"walk":["1"],"collection":["1",2],"iterator":["1"]}',
            Lists::class,
        );
    }

    #[Test]
    public function objectsThatCanBeWalkedAreCast(): void
    {
        self::assertWrites('{"a":1}', new \ArrayObject(['a' => 1]), null, 'array');
        self::assertWrites('[1]', new \ArrayIterator([1]), null, 'array<int>');
        self::assertWrites('[1,2]', static fn(): \Generator => yield from [1, 2], null, 'iterable');
        self::assertWrites('[1,2]', static fn(): \Generator => yield from [1, 2]);
        self::assertWrites('{"0":"s"}', 's', null, 'array<int,string>');
        self::assertWrites('["s"]', 's', null, 'array');
    }

    #[Test]
    public function aForeignObjectAsAnArrayShowsItsMangledProperties(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json(new Protection(), null, 'array'));
        self::compare(static fn(Subject $subject): array => $subject->array(new Protection(), null, 'array'));
        self::compare(static fn(Subject $subject): string => $subject->json(Person::of('a'), null, 'array<string,string>'));
    }

    #[Test]
    public function keysThatBeginWithANulByte(): void
    {
        self::assertWrites('{}', ["\0a" => 1], null, 'array<string,int>');
        self::assertWrites('{"\u0000a":1}', ["\0a" => 1]);
        self::assertWrites('{"public":"public","readonly":"readonly"}', new Protection(), null, 'array<string,string>');
        self::compare(static fn(Subject $subject): string => $subject->json((object) ["\0a" => 1, 'b' => 2]));
        self::compare(static function (Subject $subject): string {
            $map = new InlineMap();
            $map->items = ["\0a" => 1, 'b' => 2];

            return $subject->json($map);
        });
        self::compare(static fn(Subject $subject): mixed => $subject->fromArray(["\0a" => 1], 'array<string,int>'));
    }

    #[Test]
    public function collectionsAreArrays(): void
    {
        self::assertWrites('[1,2]', new ArrayCollection([1, 2]));
        self::assertWrites('{"1":1}', new ArrayCollection([1 => 1]));
        self::assertWrites('[1]', new ArrayCollection([1 => 1]), null, 'ArrayCollection<int>');
        self::assertWrites('{"0":"1"}', new ArrayCollection([1]), null, 'ArrayCollection<int,string>');
        self::assertWrites('[]', new ArrayCollection());
        self::assertWrites('{}', new ArrayCollection(), null, 'ArrayCollection<int,string>');
        self::assertWrites('{"0":1,"2":3}', new ArrayCollection([1, null, 3]));
        self::assertReads("ArrayCollection{elements: ['1', 'b']}", '[1,"b"]', 'ArrayCollection<string>');
        self::assertReads("ArrayCollection{elements: ['a' => 1]}", '{"a":"1"}', 'ArrayCollection<string,int>');
        self::assertReads("ArrayCollection{elements: ['a' => 1]}", '{"a":1}', ArrayCollection::class);
        self::assertReads("ArrayIterator['a' => 1]", '{"a":1}', 'ArrayIterator');
        self::assertReads("ArrayIterator[0 => 1]", '{"a":"1"}', 'Iterator<int>');
        self::assertReads('Generator', '[1]', 'Generator<int>');
    }

    #[Test]
    public function theInterfaceOfCollectionsCannotBeMade(): void
    {
        self::assertWrites('[1]', new ArrayCollection([1]), null, Collection::class);
        self::assertStringContainsString('Instantiator', get_debug_type(self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[1]', Collection::class))->thrown));
    }

    /**
     * docs/jms-differences.md, "A generator that is read".
     */
    #[Test]
    public function aGeneratorMayBeWalkedAfterTheCall(): void
    {
        $walked = static function (Subject $subject): array {
            $generator = $subject->fromJson('["1","2"]', 'Generator<int>');

            return $generator instanceof \Generator ? iterator_to_array($generator) : [];
        };

        foreach ((new Comparison())->each($walked) as $run => [$expected, $actual]) {
            self::assertSame('threw Error(0): Call to a member function accept() on null', $expected->text(), $run);
            self::assertSame('gave [1, 2]', $actual->text(), $run);
        }
    }

    /**
     * docs/jms-differences.md, "A generator of a call that is made again".
     */
    #[Test]
    public function aGeneratorIsWalkedOnlyOnce(): void
    {
        $failing = static fn(Subject $subject): string => $subject->json((static fn(): \Generator => yield from [1, \STDIN])());
        foreach ((new Comparison())->each($failing) as $run => [$expected, $actual]) {
            self::assertSame('threw JMS\Serializer\Exception\RuntimeException(0): Resources are not supported in serialized data.', $expected->text(), $run);
            self::assertSame('threw Exception(0): Cannot traverse an already closed generator', $actual->text(), $run);
        }
        self::assertThrows(RuntimeException::class, 'Resources are not supported in serialized data.', static fn(Subject $subject): string => $subject->json([\STDIN, (static fn(): \Generator => yield 1)()]));
        self::assertThrows(\DomainException::class, 'of the generator', static fn(Subject $subject): string => $subject->json((static fn(): \Generator => yield throw new \DomainException('of the generator'))()));
    }

    #[Test]
    public function otherWalkableObjectsAreObjects(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json(new \ArrayObject([1])));
        self::compare(static fn(Subject $subject): string => $subject->json(new \SplObjectStorage()));
        self::compare(static fn(Subject $subject): string => $subject->json(new \SplStack()));
    }

    #[Test]
    public function standardObjectsAreWrittenButNotRead(): void
    {
        $object = (object) ['b' => 1, 'a' => null, 'c' => (object) [], 'd' => [Person::of('x')]];

        self::assertWrites('{"b":1,"c":{},"d":[{"name":"x"}]}', $object);
        self::assertWrites('{"b":1,"a":null,"c":{},"d":[{"name":"x","age":null}]}', $object, static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
        self::assertWrites('{}', new \stdClass());
        self::assertReads('stdClass{}', '{"a":1}', 'stdClass');
        self::assertInstanceOf(\TypeError::class, self::compare(static fn(Subject $subject): string => $subject->json((object) [1, 2]))->thrown);
    }
}
