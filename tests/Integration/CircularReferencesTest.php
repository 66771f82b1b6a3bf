<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine\Diagnosis\WriteWalk;
use Kiln\Error\SerializationException;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\CircularReferences\Member;
use Kiln\Tests\Fixture\Integration\CircularReferences\Nested;
use Kiln\Tests\Fixture\Integration\CircularReferences\Team;
use Kiln\Tests\Fixture\Integration\Listeners\Unfinished;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Objects that stand inside themselves.
 */
#[CoversClass(WriteWalk::class)]
final class CircularReferencesTest extends IntegrationTestCase
{
    #[Test]
    public function theErrorNamesTheWayRoundAndTheCures(): void
    {
        try {
            self::kiln()->serialize(['order' => [new Team('a'), Team::of('b', 'Ann', 'Bob')]]);
            self::fail();
        } catch (SerializationException $exception) {
            $violation = $exception->violations()->items[0];
            self::assertSame('/order/1/members/0/team', $violation->pointer);
            self::assertSame('the same ' . Team::class . ' as at order[1], by way of members[0].team', $violation->message);
            self::assertSame('Leave the property out by #[Ignore] or #[Groups], limit it by #[MaxDepth], or write an identifier by #[Reference].', $violation->hint);
            self::assertCount(2, $exception->violations()->items);
        }
    }

    #[Test]
    public function theApplicationMaySayWhatIsWrittenInstead(): void
    {
        $asked = [];
        $serializer = SerializerBuilder::create()->withCircularReferences(static function (object $object, Context $context) use (&$asked): mixed {
            $asked[] = [$object::class, $context->groups];

            return $object instanceof Team ? ['name' => $object->name, 'again' => true] : null;
        })->build();
        $json = '{"name":"b","members":[{"name":"Ann","team":{"name":"b","again":true}},{"name":"Bob","team":{"name":"b","again":true}}]}';

        self::assertSame($json, $serializer->serialize(Team::of('b', 'Ann', 'Bob')));
        self::assertSame([[Team::class, null], [Team::class, null]], $asked);
        self::assertSame(json_decode($json, true), $serializer->toArray(Team::of('b', 'Ann', 'Bob')));
        self::assertSame("[{$json}]", $serializer->serialize([Team::of('b', 'Ann', 'Bob')], type: 'list<' . Team::class . '>'));
        self::assertSame('{"name":"alone","members":[]}', $serializer->serialize(new Team('alone')));
    }

    #[Test]
    public function whatItSaysIsWrittenOnlyIfItComesToAnEnd(): void
    {
        $serializer = SerializerBuilder::create()->withCircularReferences(static fn(object $object): object => $object)->build();

        $this->expectException(SerializationException::class);
        $this->expectExceptionMessageMatches('/members\[0\]\.team +the same/');

        $serializer->serialize(Team::of('b', 'Ann'));
    }

    #[Test]
    public function whatItThrowsPasses(): void
    {
        $serializer = SerializerBuilder::create()->withCircularReferences(static fn() => throw new \DomainException('not here'))->build();

        $this->expectExceptionObject(new \DomainException('not here'));

        $serializer->serialize(Team::of('b', 'Ann'));
    }

    #[Test]
    public function anObjectThatStandsTwiceIsNoCircle(): void
    {
        $serializer = SerializerBuilder::create()->withCircularReferences(static fn() => throw new \LogicException())->build();
        $member = new Member('Ann', new Team('a'));

        self::assertSame('[{"name":"Ann","team":{"name":"a","members":[]}},{"name":"Ann","team":{"name":"a","members":[]}}]', $serializer->serialize([$member, $member]));
    }

    /** Also where generated code gives up, for another reason. */
    #[Test]
    public function aCircleThatComesToAnEndIsNone(): void
    {
        $team = Team::of('b', 'Ann');
        foreach ([$team, new Unfinished($team)] as $value) {
            $json = '{"name":"b","members":[{"name":"Ann","team":{"name":"b","members":[]}}]}';
            self::assertSame($value === $team ? $json : "{\"any\":{$json}}", self::kiln()->serialize($value, context: new Context(maxDepth: 2)));
            $json = '{"members":[{"team":{"name":"b"}}]}';
            $properties = ['members' => ['team' => ['name']]];
            self::assertSame($value === $team ? $json : "{\"any\":{$json}}", self::kiln()->serialize($value, context: new Context(properties: $value === $team ? $properties : ['any' => $properties])));
        }
    }

    /**
     * @return iterable<string, array{\Closure(Serializer, mixed): mixed}>
     */
    public static function ways(): iterable
    {
        yield 'an object' => [static fn(Serializer $kiln, mixed $value): string => $kiln->serialize($value)];
        yield 'a list' => [static fn(Serializer $kiln, mixed $value): string => $kiln->serialize(array_fill(0, 20, $value))];
        yield 'by a type' => [static fn(Serializer $kiln, mixed $value): string => $kiln->serialize($value, type: Nested::class)];
        yield 'an array' => [static fn(Serializer $kiln, mixed $value): mixed => $kiln->toArray($value)];
        yield 'another format' => [static fn(Serializer $kiln, mixed $value): string => $kiln->serialize($value, 'yaml')];
    }

    /**
     * @param \Closure(Serializer, mixed): mixed $write
     */
    #[Test]
    #[DataProvider('ways')]
    public function levelsAreCountedOnWhereUserCodeWritesSomethingElseMeanwhile(\Closure $write): void
    {
        foreach (self::serializers() as $name => $kiln) {
            foreach ([1, 2] as $call) {
                $ring = new Nested();
                $ring->next = $ring;
                $ring->write = static fn(): mixed => $write($kiln, new Nested());
                try {
                    $write($kiln, $ring);
                    self::fail("{$name}, {$call}");
                } catch (SerializationException $exception) {
                    self::assertStringContainsString('the same', $exception->violations()->items[0]->message);
                }
            }
        }
    }

    /**
     * @param \Closure(Serializer, mixed): mixed $write
     */
    #[Test]
    #[DataProvider('ways')]
    public function levelsOfACallThatHasFailedMeanwhileAreNotCounted(\Closure $write): void
    {
        foreach (self::serializers() as $name => $kiln) {
            $calls = 0;
            $outer = Nested::chain(200);
            $outer->write = static function () use ($kiln, $write, &$calls): void {
                ++$calls;
                try {
                    $write($kiln, Nested::chain(400, static fn() => throw new \DomainException()));
                    self::fail();
                } catch (\DomainException) {
                }
            };
            $kiln->serialize($outer);

            self::assertSame(1, $calls, $name);
        }
    }

    /**
     * @return iterable<string, Serializer>
     */
    private static function serializers(): iterable
    {
        $directory = TemporaryDirectory::create();
        yield 'makes the code' => Serializer::create($directory);
        yield 'finds it' => Serializer::create($directory);
    }
}
