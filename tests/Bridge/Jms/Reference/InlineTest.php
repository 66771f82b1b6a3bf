<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\Exception\InvalidMetadataException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Inline\InlineBoth;
use Kiln\Tests\Fixture\Jms\Inline\InlineList;
use Kiln\Tests\Fixture\Jms\Inline\InlineListKeyword;
use Kiln\Tests\Fixture\Jms\Inline\InlineMap;
use Kiln\Tests\Fixture\Jms\Inline\InlineTypedArray;
use Kiln\Tests\Fixture\Jms\Inline\InlineUntyped;
use Kiln\Tests\Fixture\Jms\Inline\Inner;
use Kiln\Tests\Fixture\Jms\Inline\Outer;
use Kiln\Tests\Fixture\Jms\Inline\OuterWithInnerLast;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Members of a value as members of its parent.
 */
#[CoversClass(JmsSerializer::class)]
final class InlineTest extends ReferenceTestCase
{
    #[Test]
    public function laterWritesWinAndTheFirstPositionStays(): void
    {
        self::assertWrites('{"a":"in","c":1,"b":"outerb"}', Outer::filled());
        self::assertWrites('{"a":"outera","b":"outerb"}', new Outer());
        self::assertWrites('{"a":"in","b":"outerb","c":1}', static fn(): OuterWithInnerLast => new OuterWithInnerLast());
    }

    #[Test]
    public function theChildReadsTheWholeParent(): void
    {
        self::assertReads("Outer{a: 'x', inner: Inner{a: 'x', c: 5}, b: 'y'}", '{"a":"x","b":"y","c":5}', Outer::class);
        self::assertReads("Outer{a: 'outera', inner: Inner{a: 'in', c: 1}, b: 'outerb'}", '{}', Outer::class);
    }

    #[Test]
    public function listsAndMapsMakeTheirParentOne(): void
    {
        self::assertWrites('[]', new InlineList());
        self::assertWrites('{}', new InlineMap());
        self::assertWrites('{}', new InlineListKeyword());
        self::assertWrites('[1,2]', self::with(new InlineList(), [1, 2]));
        self::assertWrites('{"0":1,"1":2}', self::with(new InlineMap(), [1, 2]));
        self::assertWrites('[1,2]', self::with(new InlineListKeyword(), [1, 2]));
        self::assertReads('InlineList{items: [1, 2]}', '["1",2]', InlineList::class);
        self::assertReads("InlineMap{items: ['a' => 1]}", '{"a":"1"}', InlineMap::class);
        self::assertReads("InlineTypedArray{id: 5, rest: ['id' => 5, 'x' => [1]]}", '{"id":5,"x":[1]}', InlineTypedArray::class);
    }

    #[Test]
    public function bothAtOnceAreRefused(): void
    {
        self::assertThrows(InvalidMetadataException::class, 'Cannot have an inline map and inline map on the same class', static fn(Subject $subject): string => $subject->json(new InlineBoth()));
    }

    /**
     * @return iterable<string, array{mixed}>
     */
    public static function values(): iterable
    {
        yield 'a scalar, which is dropped' => [5];
        yield 'a text' => ['text'];
        yield 'a list' => [[7, 8]];
        yield 'a map' => [['before' => 'b', 'x' => null, 'after' => 'a']];
        yield 'an object' => [new Inner()];
        yield 'an object without members' => [new Nothing()];
        yield 'a standard object' => [(object) ['x' => 1]];
        yield 'a collection' => [new ArrayCollection(['x' => 1, 5])];
        yield 'a date' => [new \DateTimeImmutable('2020-01-01')];
        yield 'null' => [null];
        yield 'a list in a list' => [[[1], new Inner()]];
    }

    #[Test]
    #[DataProvider('values')]
    public function anyValueMayBeInlined(mixed $value): void
    {
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json(new InlineUntyped($value)));
        self::compare(static fn(Subject $subject): array => $subject->array([new InlineUntyped($value)], SerializationContext::create()->setSerializeNull(true)));
    }

    #[Test]
    public function aScalarIsDropped(): void
    {
        self::assertWrites('{"before":1,"after":2}', new InlineUntyped('text'));
        self::assertWrites('{"before":1,"0":7,"after":2}', new InlineUntyped([7]));
        self::assertRefuses(RuntimeException::class, 'You must define a type for ' . InlineUntyped::class . '::$value.', '{}', InlineUntyped::class);
    }

    private static function with(InlineList|InlineMap|InlineListKeyword $object, mixed $items): object
    {
        $object->items = $items;

        return $object;
    }
}
