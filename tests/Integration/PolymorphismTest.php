<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Common\Account;
use Kiln\Tests\Fixture\Integration\Common\Circle;
use Kiln\Tests\Fixture\Integration\Common\Dot;
use Kiln\Tests\Fixture\Integration\Common\SavingsAccount;
use Kiln\Tests\Fixture\Integration\Common\Shape;
use Kiln\Tests\Fixture\Integration\Common\ShapeGroup;
use Kiln\Tests\Fixture\Integration\Common\Square;
use Kiln\Tests\Fixture\Integration\Construction\Anything;
use Kiln\Tests\Fixture\Integration\Construction\Element;
use Kiln\Tests\Fixture\Integration\Construction\Link;
use Kiln\Tests\Fixture\Integration\Construction\Note;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class PolymorphismTest extends IntegrationTestCase
{
    private const GROUP = '{"kind":"group","label":"g","shapes":[{"kind":"circle","label":null,"radius":2.0},{"kind":"group","label":null,"shapes":[],"frame":null,"circles":{}}],'
        . '"frame":{"kind":"square","label":"f","side":3.0},"circles":{"c":{"kind":"circle","label":null,"radius":1.0}}}';

    #[Test]
    public function theFieldIsWrittenFirstAndTellsTheClass(): void
    {
        $group = self::kiln()->deserialize(self::GROUP, Shape::class);

        self::assertInstanceOf(ShapeGroup::class, $group);
        self::assertSame('g', $group->label);
        self::assertInstanceOf(Circle::class, $group->shapes()[0]);
        self::assertSame(2.0, $group->shapes()[0]->radius);
        self::assertInstanceOf(ShapeGroup::class, $group->shapes()[1]);
        self::assertInstanceOf(Square::class, $group->frame);
        self::assertSame(3.0, $group->frame->side);
        self::assertSame(1.0, $group->circles['c']->radius);
        self::assertWrites(self::GROUP, $group);
        self::assertWrites(self::GROUP, $group, Shape::class);
        self::assertWrites('[' . self::GROUP . ']', [$group], 'list<' . Shape::class . '>');
    }

    #[Test]
    public function theFieldMayBeANumberAndIsWrittenAsText(): void
    {
        self::assertWrites('{"kind":"1","label":null}', new Dot());
        self::assertInstanceOf(Dot::class, self::kiln()->deserialize('{"kind":1}', Shape::class));
        self::assertInstanceOf(Dot::class, self::kiln()->deserialize('{"kind":"1"}', Shape::class));
        self::assertRefuses(['invalid_discriminator at /kind'], '{"kind":true}', Shape::class);
        self::assertRefuses(['invalid_discriminator at /kind'], '{"kind":1.0}', Shape::class);
    }

    #[Test]
    public function whoAsksForTheClassItselfNeedsNoField(): void
    {
        self::assertSame(2.0, self::read('{"radius":2}', Circle::class)->radius);
        self::assertSame(2.0, self::read('{"kind":"circle","radius":2}', Circle::class, new Context(strict: true))->radius);
    }

    #[Test]
    public function aBaseClassMayStandForItself(): void
    {
        $accounts = self::kiln()->deserialize('[{"type":"plain","owner":"a"},{"type":"savings","owner":"b","interest":1.5}]', 'list<' . Account::class . '>');

        self::assertIsArray($accounts);
        self::assertSame(Account::class, get_debug_type($accounts[0]));
        self::assertSame(SavingsAccount::class, get_debug_type($accounts[1]));
        self::assertWrites('[{"type":"plain","owner":"a"},{"type":"savings","owner":"b","interest":1.5}]', $accounts);
        self::assertWrites('{"type":"plain","owner":"a"}', $accounts[0]);
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function wrongDocuments(): iterable
    {
        yield 'no field' => ['{"radius":1}', ['missing_discriminator at /kind']];
        yield 'a class that is not listed' => ['{"kind":"line"}', ['invalid_discriminator at /kind']];
        yield 'null' => ['{"kind":null}', ['invalid_discriminator at /kind']];
        yield 'no object' => ['"circle"', ['type_mismatch at ']];
        yield 'a list' => ['["circle"]', ['type_mismatch at ']];
        yield 'a wrong member of the class' => ['{"kind":"circle","radius":"1"}', ['type_mismatch at /radius']];
        yield 'a missing member of the class' => ['{"kind":"circle"}', ['missing_key at /radius']];
        yield 'inside' => ['{"kind":"group","shapes":[{"kind":"square"},{},{"kind":"x"}],"frame":[1]}', ['missing_discriminator at /shapes/1/kind', 'invalid_discriminator at /shapes/2/kind', 'type_mismatch at /frame']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('wrongDocuments')]
    public function wrongDocumentsAreRefused(string $json, array $problems): void
    {
        self::assertRefuses($problems, $json, Shape::class);
    }

    #[Test]
    public function whatTheMapDoesNotNameIsOfTheFallbackClass(): void
    {
        $json = '[{"type":"note","text":"t"},{"type":"video","seconds":5,"of":{"type":"note"}},{"type":"link","url":"u"},{"type":7,"a":1},{"type":null},{"type":"note","text":"u"}]';
        $elements = self::kiln()->deserialize($json, 'list<' . Element::class . '>');

        self::assertIsArray($elements);
        self::assertSame([Note::class, Anything::class, Link::class, Anything::class, Anything::class, Note::class], array_map(get_debug_type(...), $elements));
        self::assertInstanceOf(Anything::class, $elements[1]);
        self::assertSame(['video', ['seconds' => 5, 'of' => ['type' => 'note']]], [$elements[1]->type, $elements[1]->members]);
        self::assertWrites($json, $elements, 'list<' . Element::class . '>');
        self::assertWrites($json, $elements);
        self::assertEquals($elements, self::kiln()->fromArray(json_decode($json, true), 'list<' . Element::class . '>'));
        self::assertRefuses(['type_mismatch at /0', 'type_mismatch at /1/text', 'type_mismatch at /2/type'], '[[1],{"type":"note","text":5},{"type":true}]', 'list<' . Element::class . '>');
        self::assertEquals(new Anything(), self::kiln()->deserialize('{}', Element::class));
        self::assertInstanceOf(Anything::class, self::kiln()->deserialize('{"0":1}', '?' . Element::class));
    }

    #[Test]
    public function aPropertyMayHoldTheDiscriminator(): void
    {
        $note = self::read('{"type":"note","text":"t"}', Note::class);

        self::assertSame('note', $note->type);
        $note->type = 'another';
        self::assertWrites('{"type":"note","text":"t"}', $note);
        self::assertRefuses(['invalid_discriminator at /type'], '{"type":"link","text":"t"}', Note::class);
    }
}
