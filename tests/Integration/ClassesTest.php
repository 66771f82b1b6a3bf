<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Classes\Base;
use Kiln\Tests\Fixture\Integration\Classes\Child;
use Kiln\Tests\Fixture\Integration\Classes\Constructed;
use Kiln\Tests\Fixture\Integration\Classes\Copied;
use Kiln\Tests\Fixture\Integration\Classes\Factory;
use Kiln\Tests\Fixture\Integration\Classes\GrandChild;
use Kiln\Tests\Fixture\Integration\Classes\Impolite;
use Kiln\Tests\Fixture\Integration\Classes\Magic;
use Kiln\Tests\Fixture\Integration\Classes\Meeting;
use Kiln\Tests\Fixture\Integration\Classes\NamedDate;
use Kiln\Tests\Fixture\Integration\Classes\NamedList;
use Kiln\Tests\Fixture\Integration\Classes\NotAsGiven;
use Kiln\Tests\Fixture\Integration\Classes\Open;
use Kiln\Tests\Fixture\Integration\Classes\Prepared;
use Kiln\Tests\Fixture\Integration\Classes\PreparedChild;
use Kiln\Tests\Fixture\Integration\Classes\Referring;
use Kiln\Tests\Fixture\Integration\Classes\Renewed;
use Kiln\Tests\Fixture\Integration\Classes\RenewedChild;
use Kiln\Tests\Fixture\Integration\Classes\Service;
use Kiln\Tests\Fixture\Integration\Classes\Unicode;
use Kiln\Tests\Fixture\Integration\Classes\Uninitialized;
use Kiln\Tests\Fixture\Integration\Classes\Variadic;
use Kiln\Tests\Fixture\Integration\Classes\WithDefaults;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\NamedSuit;
use Kiln\Tests\Fixture\Integration\Enums\Priority;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class ClassesTest extends IntegrationTestCase
{
    private const CHILD = '{"public":"a","protected":"b","private":"c","child":{"public":"d","protected":"e","private":"f","child":null,"readonly":2,"label":"","labelItems":[]},'
        . '"readonly":1,"label":"l","labelItems":[{"sku":"i","price":null}]}';

    #[Test]
    public function propertiesOfEveryVisibilityAreReadAndWritten(): void
    {
        $child = self::read(self::CHILD, Child::class);

        self::assertSame(['a', 'b', 'c', 1, 'l'], [$child->public, $child->protected(), $child->private(), $child->readonly(), $child->label]);
        self::assertSame('i', $child->labelItems()[0]->sku);
        self::assertInstanceOf(Child::class, $child->child());
        self::assertSame('f', $child->child()->private());
        self::assertWrites(self::CHILD, $child);
    }

    #[Test]
    public function inheritedOnesTooDownToTheLastClass(): void
    {
        $json = '{"public":"a","protected":"b","private":"c","child":null,"readonly":1,"label":"","labelItems":[],"own":"d"}';
        $grandChild = self::read($json, GrandChild::class);

        self::assertSame(['a', 'b', 'c', 1, 'd'], [$grandChild->public, $grandChild->protected(), $grandChild->private(), $grandChild->readonly(), $grandChild->own()]);
        self::assertWrites($json, $grandChild);
    }

    #[Test]
    public function anObjectOfASubclassIsWrittenByItsOwnClass(): void
    {
        $grandChild = self::read('{"readonly":1,"own":"o"}', GrandChild::class);
        $child = self::read('{"readonly":2}', Child::class);
        (new \ReflectionProperty(Child::class, 'child'))->setValue($child, $grandChild);

        $written = self::kiln()->toArray($child);

        self::assertIsArray($written);
        self::assertSame('o', \is_array($written['child']) ? $written['child']['own'] ?? null : null);
    }

    #[Test]
    public function staticPropertiesAreNotLookedAt(): void
    {
        Base::$count = 5;
        self::read('{"readonly":1,"count":7}', Child::class);

        self::assertSame(5, Base::$count);
    }

    #[Test]
    public function whatHasNoValueYetIsLeftOut(): void
    {
        $object = new Uninitialized();
        self::assertWrites('{}', $object);

        $object->fill(null, null);
        self::assertWrites('{"text":null,"anything":null,"inner":null}', $object);

        $object->fill('t', [1]);
        self::assertWrites('{"text":"t","anything":[1],"inner":null}', $object, context: new Context(serializeNull: true));
        self::assertWrites('{"text":"t","anything":[1]}', $object, context: new Context(serializeNull: false));

        $object->number = 0;
        unset($object->text);
        self::assertWrites('{"number":0,"anything":[1],"inner":null}', $object);
    }

    #[Test]
    public function defaultsStandForMissingKeys(): void
    {
        $json = '{"limit":10,"hidden":"hidden","priority":1,"nested":{"a":[1,2]},"nullable":"not null"}';

        self::assertWrites($json, new WithDefaults());
        self::assertEquals(new WithDefaults(), self::read('{}', WithDefaults::class));
        self::assertEquals(new WithDefaults(), self::read($json, WithDefaults::class));

        $read = self::read('{"priority":2,"nested":{},"nullable":null}', WithDefaults::class);
        self::assertSame([10, 'hidden', Priority::High, [], null], [$read->limit, $read->hidden, $read->priority, $read->nested, $read->nullable]);
        self::assertRefuses(['type_mismatch at /limit', 'type_mismatch at /nested'], '{"limit":null,"nested":null}', WithDefaults::class);
    }

    #[Test]
    public function theConstructorIsCalledWithWhatTheDocumentHas(): void
    {
        $read = self::read('{"late":"l","id":1,"name":"n","upper":"u","item":null}', Constructed::class);

        self::assertSame(
            [
                'late' => 'l', 'upper' => 'U', 'log' => ['constructed'], 'id' => 1, 'name' => 'n', 'ratio' => 0.5, 'priority' => Priority::High,
                'options' => ['a' => 1, 'b' => [true, null]], 'item' => null, 'internal' => false,
            ],
            $read->all(),
        );
    }

    #[Test]
    public function defaultsOfTheConstructorStandForMissingKeys(): void
    {
        $first = self::read('{"id":1,"name":"n"}', Constructed::class);
        $second = self::read('{"id":1,"name":"n"}', Constructed::class);

        self::assertSame('10', $first->all()['upper']);
        self::assertEquals(new Item(), $first->item);
        self::assertNotSame($first->item, $second->item, 'A default that is an object is made anew.');
        self::assertRefuses(['missing_key at /id', 'missing_key at /name', 'type_mismatch at /ratio'], '{"ratio":null}', Constructed::class);
    }

    #[Test]
    public function whatTheConstructorTakesMayBeOfAnotherType(): void
    {
        $read = self::read('{"created":"2024-01-02","tags":"a,b"}', NotAsGiven::class);

        self::assertSame('2024-01-02', $read->created()->format('Y-m-d'));
        self::assertSame(['a', 'b'], $read->tags());
        self::assertWrites('{"created":"2024-01-02T00:00:00+00:00","tags":["a","b"]}', $read);
        self::assertRefuses(['type_mismatch at /tags'], '{"created":"2024-01-02T00:00:00+00:00","tags":["a","b"]}', NotAsGiven::class);
    }

    #[Test]
    public function aPrivateConstructorIsCalledToo(): void
    {
        $read = self::read('{"name":"n"}', Factory::class);

        self::assertSame(['n', 1], [$read->name(), $read->made]);
        self::assertWrites('{"made":1,"name":"n"}', Factory::named('n'));
    }

    #[Test]
    public function aConstructorThatWantsMoreIsNotCalled(): void
    {
        $first = self::read('{"id":"i"}', Service::class);
        $second = self::read('{"id":"j","name":"n","calls":3}', Service::class);

        self::assertSame(['default', 'i', 0], [$first->name, $first->id(), $first->calls()]);
        self::assertSame(['n', 'j', 3], [$second->name, $second->id(), $second->calls()]);
    }

    #[Test]
    public function whatTheConstructorHasSetStaysWhereNothingElseIsGiven(): void
    {
        $read = self::read('{"never":"n"}', Prepared::class)->all();

        self::assertSame(
            [['constructed'], 'constructed', 'constructed', 'n', 'constructed', '2000', 1, 'constructed', 0],
            [$read['lines'], $read['token'], $read['late'], $read['never'], $read['mixed'], $read['created'] instanceof \DateTimeImmutable ? $read['created']->format('Y') : null, $read['optional'] instanceof \Kiln\Optional ? $read['optional']->value() : null, $read['default'], $read['id']],
        );

        $json = '{"lines":[],"token":null,"late":null,"never":"n","mixed":null,"created":"2024-01-01T00:00:00Z","optional":2,"default":"d","id":3}';
        self::assertWrites($json, self::read($json, Prepared::class));
    }

    #[Test]
    public function whatNobodyHasSetIsMissed(): void
    {
        self::assertRefuses(['missing_key at /never'], '{}', Prepared::class);
        self::assertRefuses(['type_mismatch at /lines', 'type_mismatch at /created'], '{"lines":null,"created":null}', Prepared::class);
        self::assertRefuses(['missing_key at /1/never'], '[{"never":"n"},{"id":1}]', 'list<' . PreparedChild::class . '>');
    }

    #[Test]
    public function theSameForWhatOnlyParentsSee(): void
    {
        $read = self::read('{"never":"n"}', PreparedChild::class);
        self::assertSame(['constructed'], (new \ReflectionProperty(Prepared::class, 'lines'))->getValue($read));
        self::assertEquals(new Item(), $read->item());

        $read = self::read('{"never":"n","lines":["x"],"item":null}', PreparedChild::class);
        self::assertSame(['x'], (new \ReflectionProperty(Prepared::class, 'lines'))->getValue($read));
        self::assertNull($read->item());
    }

    #[Test]
    public function cloningIsLeftToTheUser(): void
    {
        $read = self::read('{"id":"i","item":{"sku":"s"}}', Copied::class);

        self::assertSame([0, 's'], [$read->copies, $read->item?->sku]);
        self::assertWrites('{"name":"default","id":"i","calls":0,"item":{"sku":"s","price":null},"copies":0}', $read);
    }

    #[Test]
    public function aVariadicParameterIsNotFilled(): void
    {
        $read = self::read('{"id":1,"names":["a","b"]}', Variadic::class);

        self::assertSame([1, ['a', 'b']], [$read->id, $read->names()]);
        self::assertWrites('{"names":["a","b"],"id":1}', $read);
    }

    #[Test]
    public function whatIsCalledBeforeIsCalledBeforeAnythingIsRead(): void
    {
        self::assertWrites('{"count":1,"states":["open"]}', new Renewed());
        self::assertWrites('{"count":1,"states":["open"],"numbers":[null,1]}', new RenewedChild());
    }

    #[Test]
    public function magicMethodsAreNotCalled(): void
    {
        self::assertWrites('{"a":5,"data":{"b":3}}', self::read('{"a":5,"data":{"b":3},"c":4}', Magic::class));
    }

    #[Test]
    public function onlyDeclaredPropertiesCount(): void
    {
        $open = self::read('{"a":2,"b":3}', Open::class);
        self::assertSame(['a' => 2], get_object_vars($open));

        $open = unserialize(str_replace([':1:{', '}'], [':2:{', 's:1:"b";i:3;}'], serialize($open)));
        self::assertInstanceOf(Open::class, $open);
        self::assertSame(['a' => 2, 'b' => 3], get_object_vars($open));
        self::assertWrites('{"a":2}', $open);
        self::assertSame('[{"a":2}]', self::kiln()->serialize([$open]));
        self::assertSame('{"host":{"greeting":"hello","remark":""},"guests":[],"item":null,"named":null,"thing":{"a":2},"mixed":{"a":2}}', self::kiln()->serialize(self::meeting($open)));
    }

    #[Test]
    public function namesMayBeAnything(): void
    {
        $json = '{"straße":"Nebenstraße","データ":2,"_GET":3,"GLOBALS":4,"kiln":5,"data":6,"object":7,"result":8,"list":[9],"lists":[10],"value":[1.5],"key":[2.5]}';
        $get = $_GET;
        $read = self::read($json, Unicode::class);

        self::assertSame('Nebenstraße', $read->straße);
        self::assertSame(2, $read->データ);
        self::assertSame(3, $read->_GET);
        self::assertWrites($json, $read);
        self::assertSame([$json, $json], array_map(self::kiln()->serialize(...), (array) self::kiln()->deserialize("[{$json},{$json}]", 'list<' . Unicode::class . '>')));
        self::assertSame($get, $_GET);
    }

    #[Test]
    public function referencesAreFollowed(): void
    {
        $number = 1;
        $list = [1];
        $referring = new Referring();
        $referring->a = &$number;
        $referring->list = &$list;
        $number = 2;
        $list[] = 3;

        self::assertWrites('{"a":2,"list":[1,3],"self":null}', $referring);

        self::kiln()->populate($referring, '{"a":7,"list":[]}');
        self::assertSame([7, []], [$number, $list]);
    }

    #[Test]
    public function theSameObjectTwiceIsWrittenTwice(): void
    {
        $item = new Item();
        $item->sku = 'x';

        self::assertWrites('[{"sku":"x","price":null},{"sku":"x","price":null}]', [$item, $item]);
        self::assertWrites('[{"sku":"x","price":null},{"sku":"x","price":null}]', [$item, $item], 'list<' . Item::class . '>');
    }

    /**
     * @return iterable<string, array{object, string}>
     */
    public static function things(): iterable
    {
        yield 'an enum' => [NamedSuit::Hearts, '"h"'];
        yield 'a date' => [new NamedDate('2024-01-02T03:04:05Z'), '"2024-01-02T03:04:05Z"'];
        yield 'a list' => [new NamedList(['a', 'b']), '["a","b"]'];
        yield 'an object' => [new class implements \Kiln\Tests\Fixture\Integration\Classes\Named {
            public int $a = 1;
            protected ?string $b = 'b';
        }, '{"a":1,"b":"b"}'];
    }

    #[Test]
    #[DataProvider('things')]
    public function whatStandsForAnInterfaceIsWrittenByItsOwnKind(object $thing, string $json): void
    {
        $meeting = self::meeting($thing);
        if ($thing instanceof \Kiln\Tests\Fixture\Integration\Classes\Named) {
            $meeting->named = $thing;
        }

        self::assertWrites('{"host":{"greeting":"hello","remark":""},"guests":[],"item":null,"named":' . $json . ',"thing":' . $json . ',"mixed":' . $json . '}', $meeting);
        self::assertWrites("[{$json}]", [$thing]);
    }

    #[Test]
    public function anAbstractClassIsWrittenAndCannotBeRead(): void
    {
        $meeting = self::meeting(null);
        $meeting->host = Impolite::saying('no');
        $meeting->guests = [Impolite::saying('yes')];

        self::assertWrites('{"host":{"greeting":"hello","remark":"no"},"guests":[{"greeting":"hello","remark":"yes"}],"item":null,"named":null,"thing":null,"mixed":null}', $meeting);
        self::assertInvalid(
            Meeting::class . '::$host: Kiln\Tests\Fixture\Integration\Classes\Polite is an abstract class, so it is not known which class to read. '
            . 'Give it #[Discriminator(field: ..., map: [...])], or a #[Converter]. [no_concrete_class]',
            static fn(): object => self::kiln()->deserialize('{}', Meeting::class),
        );
    }

    #[Test]
    public function anAnonymousClassIsWrittenAndPopulated(): void
    {
        $object = new class {
            public int $a = 1;
            private Status $status = Status::Open;

            public function status(): Status
            {
                return $this->status;
            }
        };

        self::assertWrites('{"a":1,"status":"open"}', $object);
        self::assertWrites('[{"a":1,"status":"open"},{"a":1,"status":"open"}]', [$object, $object]);

        self::kiln()->populate($object, '{"a":2,"status":"closed"}');
        self::assertSame([2, Status::Closed], [$object->a, $object->status()]);
    }

    #[Test]
    public function whatIsNoObjectIsRefused(): void
    {
        foreach (['[1]', '"a"', '5', 'null', 'true', '[[]]'] as $json) {
            self::assertRefuses(['type_mismatch at '], $json, Item::class);
            self::assertRefuses(['type_mismatch at '], $json, Constructed::class);
        }
        self::assertRefuses(['type_mismatch at /0', 'type_mismatch at /2'], '[1,{},null]', 'list<' . Item::class . '>');
        self::assertEquals(new Item(), self::kiln()->deserialize('[]', Item::class), 'Decoded, {} and [] are the same.');
    }

    #[Test]
    public function anObjectOfAnotherClassIsNotWritten(): void
    {
        self::assertCannotWrite(['type_mismatch at '], new Open(), Item::class);
        self::assertCannotWrite(['type_mismatch at /0', 'type_mismatch at /1'], [new Open(), 5], 'list<' . Item::class . '>');
        self::assertCannotWrite(['type_mismatch at /0'], [new Open()], 'list<' . Constructed::class . '>');
    }

    private static function meeting(mixed $thing): Meeting
    {
        $meeting = new Meeting();
        $meeting->host = new Impolite();
        $meeting->thing = \is_object($thing) ? $thing : null;
        $meeting->mixed = $thing;

        return $meeting;
    }
}
