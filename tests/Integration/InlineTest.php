<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Inline\Inlined;
use Kiln\Tests\Fixture\Integration\Inline\InlinedLater;
use Kiln\Tests\Fixture\Integration\Inline\InlinedMiddle;
use Kiln\Tests\Fixture\Integration\Inline\InlinedTwice;
use Kiln\Tests\Fixture\Integration\Inline\Place;
use Kiln\Tests\Fixture\Integration\Inline\Rest;
use Kiln\Tests\Fixture\Integration\Inline\Untyped;
use Kiln\Tests\Fixture\Integration\Inline\UntypedOmitted;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class InlineTest extends IntegrationTestCase
{
    private const JSON = '{"id":1,"street":"s","town":"t","country":"CH","work_street":"ws","work_town":null,"work_country":"CH",'
        . '"n_a":1,"n_5":2,"item_x":{"sku":"i","price":null}}';

    #[Test]
    public function whatHasNoValueYetAddsNoMembersEvenWhereGeneratedCodeGivesUp(): void
    {
        $later = new InlinedLater();
        self::assertWrites('{}', $later);

        $later->members = ['a' => 1];
        self::assertWrites('{"in_a":1}', $later);
    }

    #[Test]
    public function membersStandAmongThoseAround(): void
    {
        $read = self::read(self::JSON, Inlined::class);

        self::assertSame(['s', 't'], [$read->home->street, $read->home->city]);
        self::assertSame(['ws', null], [$read->work?->street, $read->work?->city]);
        self::assertSame(['a' => 1, 5 => 2], $read->numbers());
        self::assertSame('i', $read->items['x']->sku);
        self::assertWrites(self::JSON, $read);
        self::assertEquals($read, self::read(self::JSON, Inlined::class, new Context(strict: true)), 'What was written can be read strictly.');
    }

    #[Test]
    public function withoutItsKeysANullableIsNull(): void
    {
        $read = self::read('{"other":1}', Inlined::class);

        self::assertNull($read->work);
        self::assertEquals(new Place(), $read->home);
        self::assertSame([], $read->numbers());
        self::assertWrites('{"id":0,"street":"","town":null,"country":"CH"}', $read);
        self::assertNull(self::read('{"work_country":"DE"}', Inlined::class)->work, 'A key that is only written does not make one.');
        self::assertEquals(new Place(city: 'c'), self::read('{"work_city":"c"}', Inlined::class)->work, 'An alias does.');
    }

    #[Test]
    public function problemsHaveTheKeysOfTheDocument(): void
    {
        self::assertRefuses(
            ['type_mismatch at /street', 'type_mismatch at /work_town', 'type_mismatch at /n_x', 'type_mismatch at /item_y'],
            '{"street":1,"work_town":2,"n_x":"3","item_y":4}',
            Inlined::class,
        );
        self::assertRefuses(['unknown_key at /work_zip', 'unknown_key at /zip'], '{"work_zip":1,"zip":2}', Inlined::class, new Context(strict: true), );
    }

    #[Test]
    public function prefixesAddUp(): void
    {
        $json = '{"a_name":"n","a_b_street":"s","a_b_town":"t","a_b_country":"CH"}';
        $read = self::read($json, InlinedTwice::class, new Context(strict: true));

        self::assertSame(['n', 's', 't'], [$read->middle?->name, $read->middle?->place?->street, $read->middle?->place?->city]);
        self::assertWrites($json, $read);
        self::assertWrites('{}', new InlinedTwice());
        self::assertWrites('{"name":""}', new InlinedMiddle());
        self::assertNull(self::read('{"b_street":"s","a_street":"s"}', InlinedTwice::class)->middle);
    }

    #[Test]
    public function aMapTakesWhatIsLeft(): void
    {
        $read = self::read('{"x":1,"name":"n","y":{"z":[]},"5":null}', Rest::class);

        self::assertSame(['x' => 1, 'y' => ['z' => []], 5 => null], $read->rest);
        self::assertWrites('{"name":"n","x":1,"y":{"z":[]},"5":null}', $read);
        self::assertEquals($read, self::read('{"name":"n","x":1,"y":{"z":[]},"5":null}', Rest::class, new Context(strict: true)), 'No key is unknown.');
    }

    #[Test]
    public function theKeysOfTheObjectAreItsOwn(): void
    {
        $rest = new Rest();
        $rest->rest = ['name' => 'from the map', 'a' => 1];

        self::assertWrites('{"name":null,"a":1}', $rest);
        self::assertWrites('{"a":1}', $rest, context: new Context(serializeNull: false));

        $inlined = new Inlined();
        $inlined->home = new Place();
        $inlined->items = ['a' => new Item()];
        (new \ReflectionProperty($inlined, 'numbers'))->setValue($inlined, ['x' => 1]);
        self::assertWrites('{"id":0,"street":"","town":null,"country":"CH","n_x":1,"item_a":{"sku":"","price":null}}', $inlined);
    }

    #[Test]
    public function anObjectOfAnInlinedMapAloneIsStillAnObject(): void
    {
        $rest = new Rest();
        self::assertWrites('{}', $rest, context: new Context(serializeNull: false));

        Wrong::put($rest, 'rest', ['a', 'b']);
        self::assertWrites('{"0":"a","1":"b"}', $rest, context: new Context(serializeNull: false));
    }

    #[Test]
    public function wrongValuesAreNotWritten(): void
    {
        $inlined = new Inlined();
        $inlined->home = new Place();
        Wrong::put($inlined, 'items', ['a' => new Item(), 'b' => new Place()]);

        self::assertCannotWrite(['type_mismatch at /item_b'], $inlined);
    }

    #[Test]
    public function whatIsNoMapIsNotWrittenByMistake(): void
    {
        self::assertCannotWrite(['type_mismatch at '], new Untyped());

        $omitted = new UntypedOmitted();
        self::assertWrites('{}', $omitted);
        Wrong::put($omitted, 'rest', ['a' => 1]);
        self::assertWrites('{"a":1}', $omitted);
        Wrong::put($omitted, 'rest', 5);
        self::assertCannotWrite(['type_mismatch at '], $omitted);
    }
}
