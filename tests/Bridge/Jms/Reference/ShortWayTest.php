<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\ShortWay;
use Kiln\Bridge\Jms\Whole;
use Kiln\Tests\Bridge\Jms\PackageDeprecation;
use Kiln\Tests\Fixture\Jms\Accessor\Accessors;
use Kiln\Tests\Fixture\Jms\Common\Typed;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Throwing\MagicOwner;
use Kiln\Tests\Fixture\Jms\Throwing\Owned;
use Kiln\Tests\Fixture\Jms\Throwing\Owner;
use Kiln\Tests\Fixture\Jms\Throwing\Part;
use Kiln\Tests\Fixture\Throwing\Once;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A builder that is given settings only, and finds code that another serializer has made.
 */
#[CoversClass(JmsSerializer::class)]
#[CoversClass(ShortWay::class)]
#[CoversClass(Whole::class)]
final class ShortWayTest extends TestCase
{
    private const PART = '{"text":"b","numbers":[2]}';

    private static string $directory = '';

    protected function setUp(): void
    {
        PackageDeprecation::passOver();
        self::$directory = TemporaryDirectory::create();
    }

    protected function tearDown(): void
    {
        restore_error_handler();
        TemporaryDirectory::remove(self::$directory);
    }

    /**
     * @return iterable<string, array{\Closure(Subject): mixed}>
     */
    public static function ordinaryCalls(): iterable
    {
        yield 'an object written' => [static fn(Subject $subject): string => $subject->json(self::part())];
        yield 'an object in another' => [static fn(Subject $subject): string => $subject->json(new Owned(Owner::named('a')))];
        yield 'an object read' => [static fn(Subject $subject): mixed => $subject->fromJson(self::PART, Part::class)];
        yield 'accessors' => [static fn(Subject $subject): string => $subject->json($subject->fromJson('{"both":"a"}', Accessors::class))];
    }

    /**
     * @param \Closure(Subject): mixed $call
     */
    #[Test]
    #[DataProvider('ordinaryCalls')]
    public function nothingElseComesIntoBeing(\Closure $call): void
    {
        $expected = Outcome::of(static fn(): mixed => $call(new Subject(Jms::create()->build())))->text();
        $way = self::way($serializer = self::warm($call));

        foreach (['first', 'second'] as $time) {
            self::assertSame($expected, Outcome::of(static fn(): mixed => $call(new Subject($serializer)))->text(), $time);
        }
        self::assertNull(Setup::part($way, 'whole'));
    }

    /**
     * @return iterable<string, array{\Closure(Subject): mixed}>
     */
    public static function otherCalls(): iterable
    {
        $cycle = new Untyped(null);
        $cycle->value = $cycle;
        yield 'a cycle' => [static fn(Subject $subject): string => $subject->json($cycle)];
        yield 'text that is no UTF-8' => [static fn(Subject $subject): string => $subject->json(new Untyped("\xff"))];
        yield 'INF' => [static fn(Subject $subject): string => $subject->json(new Untyped(INF))];
        yield 'a resource' => [static fn(Subject $subject): string => $subject->json(new Untyped(STDIN))];
        yield 'a closure' => [static fn(Subject $subject): string => $subject->json(new Untyped(static fn(): int => 1))];
        yield 'an object of a class without code' => [static fn(Subject $subject): string => $subject->json(new Untyped(new Untyped(new Owned(Owner::named('a')))))];
        yield 'magic methods' => [static fn(Subject $subject): string => $subject->json(new Owned(new MagicOwner()))];
        yield 'XML' => [static fn(Subject $subject): string => $subject->xml(self::part())];
        yield 'another format' => [static fn(Subject $subject): mixed => $subject->serializer->serialize(self::part(), 'yaml')];
        yield 'a list' => [static fn(Subject $subject): string => $subject->json([self::part(), Owner::named('a'), 1, null])];
        yield 'null' => [static fn(Subject $subject): string => $subject->json(null)];
        yield 'as another type' => [static fn(Subject $subject): string => $subject->json(Owner::named('a'), null, 'string')];
        foreach (['', '{', '[]', 'null', '1', '"a"', '{"numbers":"a"}', '{"numbers":[[1]]}', '{"text":[]}', '{"text":{"a":1}}', '{"numbers":{"a":null}}', str_repeat('[', 600) . str_repeat(']', 600)] as $json) {
            foreach ([Part::class, Owner::class, Typed::class, 'array<' . Part::class . '>', 'Kiln\Nowhere', strtolower(Part::class), 'int', '', 'array<'] as $type) {
                yield substr($json, 0, 20) . " as {$type}" => [static fn(Subject $subject): mixed => $subject->fromJson($json, $type)];
            }
        }
    }

    /**
     * @param \Closure(Subject): mixed $call
     */
    #[Test]
    #[DataProvider('otherCalls')]
    public function theOutcomeIsThatOfTheOriginal(\Closure $call): void
    {
        $expected = Outcome::of(static fn(): mixed => $call(new Subject(Jms::create()->build())))->text();
        $serializer = self::warm($call);

        foreach (['first', 'second'] as $time) {
            self::assertSame($expected, Outcome::of(static fn(): mixed => $call(new Subject($serializer)))->text(), $time);
        }
    }

    #[Test]
    public function whatUserCodeThrowsComesOutAsItIs(): void
    {
        $write = static fn(Subject $subject): string => $subject->json(Part::full());
        $read = static fn(Subject $subject): mixed => $subject->fromJson(self::PART, Part::class);
        foreach (['getter' => $write, 'virtual' => $write, 'before' => $write, 'generator' => $write, 'text' => $write, 'setter' => $read, 'made' => $read] as $place => $call) {
            $serializer = self::warm($call);
            foreach (Once::kinds() as $kind => $make) {
                $made = null;
                Once::at($place, static function () use ($make, &$made): \Throwable {
                    return $made = $make();
                });
                $thrown = null;
                try {
                    $call(new Subject($serializer));
                } catch (\Throwable $thrown) {
                }

                self::assertNotNull($made, "{$place} is not called");
                self::assertSame($made, $thrown, "{$kind} of {$place}");
                self::assertSame(1, Once::$calls[$place], "{$place} is called once, {$kind}");
            }
        }
    }

    #[Test]
    public function aCallInsideOfAnotherIsOneOfItsOwn(): void
    {
        $serializer = self::warm(static fn(Subject $subject): string => $subject->json(new Owned(Owner::named('a'))) . $subject->json(Owner::named('a')));
        $inner = null;
        Once::at('upper', static function () use ($serializer, &$inner): \Throwable {
            $inner = $serializer->serialize(Owner::named('inner'), 'json');

            return new \LogicException('outer');
        });
        try {
            $serializer->serialize(new Owned(Owner::named('outer')), 'json');
            self::fail('The outer call ends.');
        } catch (\LogicException $thrown) {
            self::assertSame('outer', $thrown->getMessage());
        }

        self::assertSame('{"upper":"INNER5","name":"inner","age":5}', $inner);
        self::assertSame('{"owner":{"upper":"B5","name":"b","age":5}}', $serializer->serialize(new Owned(Owner::named('b')), 'json'));
    }

    private static function part(): Part
    {
        Once::at('', static fn(): \Throwable => new \LogicException());

        return new Part();
    }

    /**
     * A new serializer, after another one has made the code.
     *
     * @param \Closure(Subject): mixed $call
     */
    private static function warm(\Closure $call): JmsSerializer
    {
        Once::at('', static fn(): \Throwable => new \LogicException());
        $builder = static fn(): Kiln => Kiln::create()->setCacheDir(self::$directory)->setMetadataCache(new ForgetfulCache());
        $builder()->build();
        Outcome::of(static fn(): mixed => $call(new Subject($builder()->build())));
        $serializer = $builder()->build();
        self::way($serializer);

        return $serializer;
    }

    private static function way(JmsSerializer $serializer): ShortWay
    {
        $way = Setup::part($serializer, 'way');
        self::assertInstanceOf(ShortWay::class, $way);

        return $way;
    }
}
