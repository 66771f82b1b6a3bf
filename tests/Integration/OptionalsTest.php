<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Optional;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use Kiln\Tests\Fixture\Integration\Optionals\Commented;
use Kiln\Tests\Fixture\Integration\Optionals\Patch;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Missing and null are two things for a PATCH request.
 */
#[CoversClass(Serializer::class)]
final class OptionalsTest extends IntegrationTestCase
{
    #[Test]
    public function aMissingKeyIsMissing(): void
    {
        $patch = self::read('{}', Patch::class);

        self::assertEquals(array_fill(0, 7, Optional::missing()), [$patch->name, $patch->nickname, $patch->items, $patch->inner(), $patch->anything, $patch->price, $patch->status()]);
        self::assertNull($patch->age, 'A default goes before.');
        self::assertWrites('{"age":null,"version":1}', $patch);
        self::assertWrites('{"version":1}', $patch, context: new Context(serializeNull: false));
    }

    #[Test]
    public function nullIsAValue(): void
    {
        $json = '{"nickname":null,"inner":null,"anything":null,"age":null,"status":null,"version":1}';
        $patch = self::read($json, Patch::class);

        self::assertEquals(array_fill(0, 4, Optional::of(null)), [$patch->nickname, $patch->inner(), $patch->anything, $patch->status()]);
        self::assertFalse($patch->name->isPresent);
        self::assertNull($patch->age);
        self::assertWrites($json, $patch);
        self::assertWrites('{"nickname":null,"inner":null,"anything":null,"status":null,"version":1}', $patch, context: new Context(serializeNull: false));
    }

    #[Test]
    public function whatIsNoOptionalWhereOnlyACommentAsksForOneIsAnError(): void
    {
        $commented = new Commented();
        $commented->patched = Optional::of(5);
        self::assertWrites('{"patched":5,"nullable":null}', $commented);

        $commented->omitted = Optional::of('x');
        self::assertWrites('{"omitted":"x","patched":5,"nullable":null}', $commented);

        foreach ([['patched', null], ['patched', 7], ['nullable', 7], ['omitted', 7]] as [$property, $value]) {
            $wrong = new Commented();
            $wrong->patched = Optional::missing();
            (new \ReflectionProperty($wrong, $property))->setValue($wrong, $value);
            try {
                self::kiln()->serialize($wrong);
                self::fail("{$property} was written.");
            } catch (SerializationException $exception) {
                self::assertSame(["/{$property}"], array_map(static fn(Violation $violation): string => $violation->pointer, [...$exception->violations()]));
            }
        }
    }

    #[Test]
    public function valuesAreReadByTheirType(): void
    {
        $json = '{"name":"n","nickname":"k","items":[{"sku":"i","price":null}],"inner":{"name":"in","age":5,"version":2},"anything":{"a":[]},"age":7,"price":1.0,"status":"open","version":3}';
        $patch = self::read($json, Patch::class);

        self::assertSame(['n', 'k', ['a' => []], 7, 1.0, Status::Open, 3], [
            $patch->name->value(), $patch->nickname->value(), $patch->anything->value(), $patch->age?->value(), $patch->price->value(), $patch->status()->value(), $patch->version,
        ]);
        self::assertInstanceOf(Item::class, $patch->items->value()[0]);
        self::assertSame('in', $patch->inner()->value()?->name->value());
        self::assertFalse($patch->inner()->value()->price->isPresent);
        self::assertWrites($json, $patch);
    }

    #[Test]
    public function wrongValuesAreRefused(): void
    {
        self::assertRefuses(
            ['type_mismatch at /name', 'type_mismatch at /nickname', 'type_mismatch at /items/0', 'type_mismatch at /inner/name', 'type_mismatch at /age', 'type_mismatch at /price', 'invalid_enum at /status'],
            '{"name":null,"nickname":5,"items":[5],"inner":{"name":1},"age":"7","price":"1","status":"lost"}',
            Patch::class,
        );
    }

    #[Test]
    public function elsewhereAMissingValueCannotBeLeftOut(): void
    {
        self::assertSame('[1,null]', self::kiln()->serialize([Optional::of(1), Optional::of(null)]));
        self::assertSame('[1,null]', self::kiln()->serialize([Optional::of(1), Optional::of(null)], type: 'list<Kiln\Optional<?int>>'));
        self::assertCannotWrite(['missing_value at /1'], [Optional::of(1), Optional::missing()]);
        self::assertCannotWrite(['missing_value at /1'], [Optional::of(1), Optional::missing()], 'list<Kiln\Optional<int>>');
        self::assertEquals([Optional::of(1), Optional::of(null)], self::kiln()->deserialize('[1,null]', 'list<Kiln\Optional<?int>>'));
    }

    #[Test]
    public function whatIsInsideIsWrittenByItsType(): void
    {
        $patch = self::read('{}', Patch::class);
        Wrong::put($patch, 'items', Optional::of([new Item(), 5]));
        Wrong::put($patch, 'age', Optional::of('x'));

        self::assertCannotWrite(['type_mismatch at /items/1', 'type_mismatch at /age'], $patch);
    }
}
