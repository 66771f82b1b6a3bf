<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Doctrine\Common\Collections\ArrayCollection;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Planner\Collections;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Branches;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Broken;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Choice;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Doubtful;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Endless;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Failing;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Few;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Filled;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Fixed;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Growing;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Items;
use Kiln\Tests\Fixture\Integration\CollectionObjects\ItemsOf;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Kinds;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Mistaken;
use Kiln\Tests\Fixture\Integration\CollectionObjects\NotMade;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Page;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Planted;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Settings;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Table;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Told;
use Kiln\Tests\Fixture\Integration\CollectionObjects\Words;
use Kiln\Tests\Fixture\Integration\Common\Item;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Objects that stand for what they hold.
 */
#[CoversClass(Collections::class)]
final class CollectionObjectsTest extends IntegrationTestCase
{
    private const ITEM = '{"sku":"s","price":1.5}';

    private const KINDS = '{"list":[' . self::ITEM . '],"map":{"k":' . self::ITEM . '},"anyKey":{"0":' . self::ITEM . '},"oneArgument":[' . self::ITEM . '],'
        . '"oldStyle":[' . self::ITEM . '],"intersected":[' . self::ITEM . '],"readable":[' . self::ITEM . '],"untold":{"a":[1]},'
        . '"items":[' . self::ITEM . '],"itemsOf":[' . self::ITEM . '],"words":["a","b"],"table":{"x":1},"linked":[1,2],"stack":[2,1],'
        . '"fixed":[7,8],"walked":[' . self::ITEM . '],"none":null}';

    #[Test]
    public function eachKindIsReadAndWritten(): void
    {
        $kinds = self::read(self::KINDS, Kinds::class);

        self::assertInstanceOf(ArrayCollection::class, $kinds->list);
        self::assertInstanceOf(Item::class, $kinds->list[0]);
        self::assertInstanceOf(Item::class, $kinds->map['k']);
        self::assertInstanceOf(ArrayCollection::class, $kinds->readable);
        self::assertInstanceOf(Items::class, $kinds->items);
        self::assertInstanceOf(ItemsOf::class, $kinds->itemsOf);
        self::assertInstanceOf(Item::class, $kinds->itemsOf[0]);
        self::assertEquals(new Words('a', 'b'), $kinds->words);
        self::assertSame(1, $kinds->table['x']);
        self::assertSame([1, 2], [$kinds->linked[0], $kinds->linked[1]]);
        self::assertSame(2, $kinds->stack->top());
        self::assertSame([7, 8], $kinds->fixed->toArray());
        self::assertInstanceOf(\ArrayIterator::class, $kinds->walked);
        self::assertWrites(self::KINDS, $kinds);
    }

    #[Test]
    public function emptyOnesKeepTheirKind(): void
    {
        $json = preg_replace(['/\[(?!\{"sku":"s","price":1.5\}\]\})[^\[\]]*\]/', '/"(map|anyKey|table)":\{[^{}]*(\{[^{}]*\})?\}/', '/"untold":\{"a":\[\]\}/'], ['[]', '"$1":{}', '"untold":[]'], self::KINDS);

        self::assertSame('{"list":[],"map":{},"anyKey":{},"oneArgument":[],"oldStyle":[],"intersected":[],"readable":[],"untold":[],"items":[],"itemsOf":[],"words":[],"table":{},"linked":[],"stack":[],"fixed":[],"walked":[],"none":null}', $json);
        self::assertWrites($json, self::read($json, Kinds::class));
    }

    #[Test]
    public function aListHasNoGaps(): void
    {
        $items = new Items([3 => new Item(), 9 => new Item()]);

        self::assertWrites('[{"sku":"","price":null},{"sku":"","price":null}]', $items);
        self::assertWrites('["b"]', new ArrayCollection([4 => 'b']), 'Doctrine\Common\Collections\Collection<int, string>');
        self::assertWrites('["b"]', new ArrayCollection([4 => 'b']));
        self::assertWrites('{"4":"b","x":"c"}', new ArrayCollection([4 => 'b', 'x' => 'c']));
    }

    #[Test]
    public function theyMayBeAnywhere(): void
    {
        $items = new Items([new Item()]);
        $item = '{"sku":"","price":null}';

        self::assertWrites("[[{$item}],{\"a\":[\"w\"]}]", [$items, (object) ['a' => new Words('w')]]);
        self::assertWrites("[[[{$item}]]]", [new ArrayCollection([$items])]);
        self::assertWrites("[{$item}]", $items, \Traversable::class . '<int, ' . Item::class . '>');
        self::assertEquals([new Words('w'), new Words()], self::kiln()->deserialize('[["w"],[]]', 'list<' . Words::class . '>'));
    }

    #[Test]
    public function whatHasMoreThanItsElementsHasMembers(): void
    {
        self::assertWrites('{"items":[1],"total":1}', new Page());
        self::assertWrites('{"items":[1]}', new Told());
    }

    #[Test]
    public function theyAreWalkedThroughOnceAndAskedNothingElse(): void
    {
        $broken = new Broken();
        $broken->table = new Table(['x' => 1]);
        self::assertCannotWrite(['not_finite at /number'], $broken);
        self::assertSame([1, 0], [$broken->table->walked, $broken->table->counted]);

        $broken->number = 0.5;
        self::assertSame('{"table":{"x":1},"number":0.5}', self::kiln()->serialize($broken));
        self::assertSame([2, 0], [$broken->table->walked, $broken->table->counted]);
    }

    #[Test]
    public function whatTheyThrowPasses(): void
    {
        $this->expectExceptionObject(new \DomainException('no more'));

        self::kiln()->serialize(['f' => new Failing()]);
    }

    #[Test]
    public function anErrorInTheirCodePassesWhereSomethingElseIsWrong(): void
    {
        $doubtful = new Doubtful();
        $doubtful->mistaken = new Mistaken();

        $this->expectException(\TypeError::class);
        $this->expectExceptionMessage('strlen(): Argument #1 ($string) must be of type string, array given');

        self::kiln()->serialize($doubtful);
    }

    #[Test]
    public function oneThatIsItsOwnIteratorIsNotAskedWithoutEnd(): void
    {
        $doubtful = new Doubtful();
        $doubtful->numbers = [];
        $doubtful->endless = new Endless();
        foreach ([$doubtful, $doubtful->endless] as $value) {
            try {
                self::kiln()->serialize($value);
                self::fail();
            } catch (\Exception $exception) {
                self::assertSame('Objects returned by ' . Endless::class . '::getIterator() must be traversable or implement interface Iterator', $exception->getMessage());
            }
        }
    }

    #[Test]
    public function oneThatHoldsItselfIsWritten(): void
    {
        $branches = new Branches(['a', new Branches(['b', new Branches()])]);
        $planted = new Planted();
        $planted->tree = $branches;

        self::assertWrites('["a",["b",[]]]', $branches);
        self::assertWrites('{"tree":["a",["b",[]]]}', $planted);
        $branches->add($branches);
        $this->expectExceptionMessage('the same ' . Branches::class . ' as at $');
        self::kiln()->serialize($branches);
    }

    #[Test]
    public function oneThatHoldsItselfIsNotRead(): void
    {
        foreach ([[Branches::class, '["a"]', 'Branches[]: '], [Planted::class, '{"tree":[]}', 'Planted::$tree[]: ']] as [$class, $json, $place]) {
            try {
                self::kiln()->deserialize($json, $class);
                self::fail();
            } catch (InvalidMetadata $error) {
                self::assertSame('endless_type', $error->errorCode);
                self::assertStringContainsString($place . Branches::class . ' holds itself, and no object with members stands in between', $error->getMessage());
            }
        }
    }

    #[Test]
    public function oneThatHoldsItselfWithLargerArgumentsIsRefused(): void
    {
        $this->expectExceptionMessage(Growing::class . ': the class holds itself with a larger argument each time');

        self::kiln()->serialize(new Growing(), type: Growing::class . '<int>');
    }

    #[Test]
    public function whatWalkingDoesNotShowIsNotWritten(): void
    {
        self::assertWrites('{"seen":1}', new Settings());
    }

    #[Test]
    public function whatIsWrongIsNamed(): void
    {
        self::assertRefuses(['type_mismatch at /list/0/sku', 'type_mismatch at /map', 'type_mismatch at /words/1'], '{"list":[{"sku":1}],"map":7,"words":["a",2]}', Few::class);
        self::assertCannotWrite(['type_mismatch at /0'], new ArrayCollection([1]), 'Doctrine\Common\Collections\Collection<int, string>');
        self::assertCannotWrite(['type_mismatch at '], new ArrayCollection([1]), Words::class);
        self::assertInvalid(
            NotMade::class . ': a ' . NotMade::class . ' cannot be read: it is not known how one is made of its elements. Give it a constructor whose first parameter takes an array, and whose others have defaults, or give the property a #[Converter], or mark it #[ReadOnlyProperty]. [unreadable_type]',
            static fn(): mixed => self::kiln()->deserialize('[]', NotMade::class),
        );
    }

    #[Test]
    public function aMemberOfAUnionIsToldByItsShape(): void
    {
        foreach (['{"value":[{"sku":"a","price":null}]}', '{"value":{"sku":"a","price":null}}', '{"value":"a"}'] as $json) {
            self::assertWrites($json, self::read($json, Choice::class));
        }
    }

    #[Test]
    public function whatCannotBeFilledNorReplacedIsRefused(): void
    {
        $fixed = new Fixed(new Words('a'));

        try {
            self::kiln()->populate($fixed, '{"words":["b"]}');
            self::fail();
        } catch (DeserializationException $exception) {
            self::assertSame('readonly_property', $exception->violations()->items[0]->code->value);
        }
        self::assertEquals(new Fixed(new Words('a')), $fixed);
    }

    #[Test]
    public function anExistingOneGetsOtherElements(): void
    {
        $filled = new Filled();
        [$lines, $first] = [$filled->lines, $filled->lines[0]];

        self::kiln()->populate($filled, '{"lines":[{"sku":"new"}],"map":{"a":1},"words":["a"]}');
        self::assertSame($lines, $filled->lines);
        self::assertSame(['new'], array_map(static fn(Item $item): string => $item->sku, $filled->lines->toArray()));
        self::assertNotSame($first, $filled->lines[0]);
        self::assertEquals(new ArrayCollection(['a' => 1]), $filled->map);
        self::assertEquals(new Words('a'), $filled->words);

        [$map, $words] = [$filled->map, $filled->words];
        self::kiln()->populate($filled, '{"map":{"b":2},"words":["b"]}');
        self::assertSame($map, $filled->map);
        self::assertEquals(new ArrayCollection(['b' => 2]), $map);
        self::assertEquals(new Words('b'), $filled->words);
        self::assertEquals(new Words('a'), $words);

        self::kiln()->populate($filled, '{"map":null}');
        self::assertNull($filled->map);
    }
}
