<?php

declare(strict_types=1);

namespace Kiln\Tests\Console\Verify;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;
use Kiln\Bridge\Jms\Metadata\JmsFacts;
use Kiln\Console\ExitCode;
use Kiln\Console\Verify\Chance;
use Kiln\Console\Verify\Damage;
use Kiln\Console\Verify\Filling;
use Kiln\Console\Verify\MadeUp;
use Kiln\Console\Verify\ObjectMaker;
use Kiln\System\Attempt;
use Kiln\Tests\Fixture\Integration\MadeUp\Everything;
use Kiln\Tests\Fixture\Integration\MadeUp\Inherited;
use Kiln\Tests\Fixture\Integration\MadeUp\Left;
use Kiln\Tests\Fixture\Integration\MadeUp\Right;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Chance::class)]
#[CoversClass(Damage::class)]
#[CoversClass(Filling::class)]
#[CoversClass(MadeUp::class)]
#[CoversClass(ObjectMaker::class)]
final class ObjectMakerTest extends TestCase
{
    private const CASES = 300;

    #[Test]
    public function theFullObjectHasAValueInEveryProperty(): void
    {
        $object = self::make(0);

        $empty = array_filter(self::values($object), static fn(mixed $value): bool => $value === null || $value === [] || $value === '');
        self::assertSame([], $empty);
        self::assertSame(['impossible'], array_values(array_diff(self::names(), array_keys(self::values($object)))));
        self::assertCount(2, $object->list);
        self::assertInstanceOf(ArrayCollection::class, $object->collection);
        self::assertNotSame('', $object->own());
    }

    #[Test]
    public function theSecondHasNullsAndTheThirdIsEmpty(): void
    {
        $nulls = self::make(1);
        self::assertSame([null, null, null, null], [$nulls->nullable, $nulls->interval, $nulls->mixed, $nulls->untyped]);
        self::assertInstanceOf(ExitCode::class, $nulls->enum);

        $empty = self::make(2);
        self::assertSame([0, '', 0.0, false, [], [], [], '', '', 0], [$empty->int, $empty->nullable, $empty->float, $empty->bool, $empty->array, $empty->list, $empty->map, $empty->readonly, $empty->own(), \count($empty->collection)]);
    }

    #[Test]
    public function theOthersHaveSomeOfEach(): void
    {
        $seen = [];
        for ($number = 3; $number < self::CASES; ++$number) {
            $object = self::make($number);
            $values = self::values($object);
            foreach (self::names() as $name) {
                $value = $values[$name] ?? null;
                $seen[$name][\array_key_exists($name, $values) ? get_debug_type($value) : 'none'] = true;
                if ($value === [] || $value === '') {
                    $seen[$name]['empty'] = true;
                }
            }
            if (\in_array($object, (array) ($values['list'] ?? []), true)) {
                $seen['list']['itself'] = true;
            }
        }

        $kinds = static fn(string $name): array => array_keys($seen[$name] ?? []);
        self::assertEqualsCanonicalizing(['int', 'none'], $kinds('int'));
        self::assertEqualsCanonicalizing(['string', 'null', 'empty', 'none'], $kinds('nullable'));
        self::assertEqualsCanonicalizing(['float'], $kinds('float'), 'It has a default.');
        self::assertEqualsCanonicalizing(['int', 'string', 'empty', 'none'], $kinds('union'));
        self::assertEqualsCanonicalizing(['array', 'empty', 'none', 'itself'], $kinds('list'));
        self::assertEqualsCanonicalizing([Left::class, Right::class, 'none'], $kinds('either'));
        self::assertEqualsCanonicalizing([Inherited::class, Everything::class, 'none'], $kinds('inherited'));
        self::assertEqualsCanonicalizing([\DateTimeImmutable::class, 'none'], $kinds('date'));
        self::assertEqualsCanonicalizing([\DateInterval::class, 'null', 'none'], $kinds('interval'));
        self::assertEqualsCanonicalizing(['none'], $kinds('impossible'));
        self::assertSame(5, Everything::$shared);
    }

    #[Test]
    public function theSameSeedMakesTheSameObject(): void
    {
        self::assertEquals(self::make(5), self::make(5));
        self::assertNotEquals(self::make(5), self::make(6));
        self::assertNotEquals(self::make(5), self::make(5, seed: 2));
    }

    #[Test]
    public function damageChangesADocument(): void
    {
        $document = ['a' => 1, 'b' => ['c' => ['d' => 'text']], 'e' => [1, 2]];
        $seen = [];
        for ($number = 0; $number < self::CASES; ++$number) {
            $damaged = (new Damage(Chance::ofCase(1, 'x', $number)))->to($document);
            $seen[] = match (true) {
                isset($damaged['unknown_key']) => 'more',
                \count($damaged) < 3 => 'less',
                $damaged['a'] !== 1 => 'another value',
                $damaged['b'] !== $document['b'] => 'inside',
                default => 'elsewhere',
            };
        }
        self::assertEqualsCanonicalizing(['more', 'less', 'another value', 'inside', 'elsewhere'], array_unique($seen));
        self::assertNull(json_decode((new Damage(Chance::ofCase(1, 'x', 1)))->toText('{"a":1}')));
        self::assertSame('', (new Damage(Chance::ofCase(1, 'x', 1)))->toText(''));
    }

    private static function make(int $number, int $seed = 1): Everything
    {
        $context = SerializationContext::create();
        // Of what is loaded some implements an interface that PHP deprecates.
        $object = Attempt::of(static function () use ($context, $number, $seed): object {
            SerializerBuilder::create()->build()->toArray([], $context);
            $madeUp = new MadeUp(Chance::ofCase($seed, Everything::class, $number));

            return (new ObjectMaker(new JmsFacts($context->getMetadataFactory()), [Everything::class], $madeUp, Filling::ofCase($number)))->make(Everything::class);
        })[0];
        self::assertInstanceOf(Everything::class, $object);

        return $object;
    }

    /**
     * @return array<mixed> by name
     */
    private static function values(Everything $object): array
    {
        return get_object_vars($object);
    }

    /**
     * @return list<string>
     */
    private static function names(): array
    {
        $names = [];
        foreach ((new \ReflectionClass(Everything::class))->getProperties() as $property) {
            if (!$property->isStatic()) {
                $names[] = $property->name;
            }
        }

        return $names;
    }
}
