<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine;
use Kiln\Error\SerializationException;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Depth\Chain;
use Kiln\Tests\Fixture\Integration\Depth\Family;
use Kiln\Tests\Fixture\Integration\Depth\Late;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Graphs that are too deep, or have no end.
 */
#[CoversClass(Serializer::class)]
final class DepthTest extends IntegrationTestCase
{
    #[Test]
    public function graphsAreWrittenDownToTheLimit(): void
    {
        self::assertSame(str_repeat('{"next":', 512) . 'null' . str_repeat('}', 512), self::kiln()->serialize(Chain::of(512)));
        self::assertCannotWrite(['depth_exceeded at ' . str_repeat('/next', 512)], Chain::of(513));
        self::assertCannotWrite(['depth_exceeded at ' . str_repeat('/next', 512)], Chain::of(600));
        self::assertCannotWrite(['depth_exceeded at ' . str_repeat('/next', 512)], Chain::of(5_000));
        self::assertCannotWrite(['depth_exceeded at /0' . str_repeat('/next', 511)], [Chain::of(512)]);
    }

    #[Test]
    public function documentsAreReadDownToTheLimit(): void
    {
        $chain = self::kiln()->deserialize(str_repeat('{"next":', 512) . 'null' . str_repeat('}', 512), Chain::class);
        $length = 0;
        while ($chain !== null) {
            ++$length;
            $chain = $chain->next;
        }

        self::assertSame(512, $length);
        self::assertRefuses(['depth_exceeded at '], str_repeat('{"next":', 513) . 'null' . str_repeat('}', 513), Chain::class);
        self::assertRefuses(['depth_exceeded at '], str_repeat('[', 100_000), 'mixed');
    }

    #[Test]
    public function theLimitMayBeAnother(): void
    {
        $three = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withLimits(new Limits(depth: 3))->build();
        $many = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withLimits(new Limits(depth: 2_000))->build();

        self::assertSame('{"next":{"next":{"next":null}}}', $three->serialize(Chain::of(3)));
        self::assertSame(2_000, substr_count($many->serialize(Chain::of(2_000)), 'next'));
        self::assertInstanceOf(Chain::class, $many->deserialize(str_repeat('{"next":', 2_000) . 'null' . str_repeat('}', 2_000), Chain::class));
        $this->expectExceptionMessageMatches('/nested more than 3 levels deep/');
        $three->serialize(Chain::of(4));
    }

    /**
     * Where generated code stops, what comes later has not been walked through.
     */
    #[Test]
    public function whichClassesWereWrittenBeforeMakesNoDifference(): void
    {
        $problems = [];
        foreach ([[], [new Item()]] as $before) {
            $three = SerializerBuilder::create()->withEngine(Engine::Php)->withLimits(new Limits(depth: 3))->build();
            $three->serialize($before);
            $late = new Late();
            $late->anything = [[new Item()]];
            $late->numbers = (static fn(): \Generator => yield from [1, 2])();
            try {
                $three->serialize($late);
                self::fail('It is written.');
            } catch (SerializationException $exception) {
                $problems[] = $exception->getMessage();
            }
        }

        self::assertSame($problems[0], $problems[1]);
        self::assertStringContainsString('nested more than 3 levels deep', $problems[0]);
    }

    #[Test]
    public function cyclesAreNamedWhereTheyClose(): void
    {
        $chain = new Chain();
        $chain->next = new Chain();
        $chain->next->next = $chain;
        self::assertCannotWrite(['circular_reference at /next/next'], $chain);
        self::assertCannotWrite(['circular_reference at /0/next/next'], [$chain], 'list<' . Chain::class . '>');

        $family = new Family();
        $family->children = [new Family(), new Family()];
        $family->children[1]->parent = $family;
        $family->more = ['self' => $family, 'item' => new Item()];
        self::assertCannotWrite(['circular_reference at /children/1/parent', 'circular_reference at /more/self'], $family);

        $object = new \stdClass();
        $object->list = new \ArrayObject([$object]);
        self::assertCannotWrite(['circular_reference at /list/0'], $object);

        $array = ['a' => null];
        $array['a'] = &$array;
        self::assertCannotWrite(['depth_exceeded at /0' . str_repeat('/a', 511)], [$array['a']]);
    }

    #[Test]
    public function theSameObjectTwiceIsNoCycle(): void
    {
        $chain = Chain::of(2);
        $family = new Family();
        $family->children = [$child = new Family(), $child];

        self::assertWrites('[{"next":{"next":null}},{"next":{"next":null}}]', [$chain, $chain]);
        self::assertWrites('{"parent":null,"children":[{"parent":null,"children":[],"more":{}},{"parent":null,"children":[],"more":{}}],"more":{}}', $family);
    }

    #[Test]
    public function afterADeepOneOthersAreWrittenAsBefore(): void
    {
        for ($count = 0; $count < 3; ++$count) {
            self::assertCannotWrite(['depth_exceeded at ' . str_repeat('/next', 512)], Chain::of(600));
            self::assertWrites('{"next":null}', Chain::of(1));
            self::assertSame(512, substr_count(self::kiln()->serialize(Chain::of(512)), 'next'));
        }
    }
}
