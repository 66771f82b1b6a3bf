<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\CallRecord;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\UserCalls;
use Kiln\Error\ConversionFailed;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Calls\Counted;
use Kiln\Tests\Fixture\Calls\CountingConverter;
use Kiln\Tests\Fixture\Calls\Doing;
use Kiln\Tests\Fixture\Calls\InOrder;
use Kiln\Tests\Fixture\Calls\Miscounting;
use Kiln\Tests\Fixture\Calls\Noting;
use Kiln\Tests\Fixture\Calls\SuspendingConverter;
use Kiln\Tests\Fixture\Calls\Waiting;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * How often user code is called for one call, also where a second pass says what is wrong, or does the work.
 */
#[CoversClass(CallRecord::class)]
#[CoversClass(UserCalls::class)]
final class UserCallsTest extends IntegrationTestCase
{
    private const RIGHT = '{"number":1,"first":"x","last":"y","text":"t"}';

    /**
     * @return iterable<string, array{\Closure(): Counted, int, bool}>
     */
    public static function values(): iterable
    {
        yield 'all is well' => [static fn(): Counted => Counted::of(), 1, true];
        yield 'a property without a value' => [static fn(): Counted => Counted::of(number: null), 1, true];
        yield 'one in an object inside' => [static fn(): Counted => Counted::of(inner: Counted::of(number: null)), 2, true];
        yield 'a resource' => [static fn(): Counted => Counted::of(STDIN), 1, false];
        yield 'one in an object inside, refused' => [static fn(): Counted => Counted::of(inner: Counted::of(STDIN)), 2, false];
        yield 'a text that is no UTF-8' => [static fn(): Counted => Counted::of("\xff"), 1, false];
        yield 'a cycle' => [static function (): Counted {
            $counted = Counted::of();

            return $counted->inner = $counted;
        }, 1, false];
    }

    /**
     * @param \Closure(): Counted $make
     */
    #[Test]
    #[DataProvider('values')]
    public function hooksAndConvertersAreAskedOnceWhenWriting(\Closure $make, int $objects, bool $isWritten): void
    {
        $ways = [
            'text' => [static fn(): mixed => self::kiln()->serialize($make()), 0],
            'text by a type' => [static fn(): mixed => self::kiln()->serialize($make(), type: Counted::class), 0],
            'a long list' => [static fn(): mixed => self::kiln()->serialize([...self::many(39), $make(), ...self::many(20)]), 59],
            'a list by a type' => [static fn(): mixed => self::kiln()->serialize([...self::many(39), $make()], type: 'list<' . Counted::class . '>'), 39],
            'a stream' => [static fn(): mixed => iterator_to_array(self::kiln()->write([...self::many(2), $make()])), 2],
        ];
        foreach ($ways as $way => [$write, $others]) {
            $seen = self::callsOf($write, $isWritten, $way);

            // Where a cycle closes, generated code goes round until it is too deep.
            if ($seen['before'] < 100) {
                self::assertSame($objects + $others, $seen['before'], "{$way}: BeforeSerialize");
                self::assertSame(2 * ($objects + $others), $seen['serialize'], "{$way}: converter");
            }
            if ($isWritten && !self::isNative()) {
                self::assertSame($others + $objects, $seen['getter'] ?? 0, "{$way}: getter");
            }
        }
    }

    #[Test]
    #[DataProvider('formatsWithTexts')]
    public function codeIsCalledInTheOrderOfTheMembers(string $format): void
    {
        Noting::$noted = [];

        self::kiln()->serialize(new InOrder(), $format);

        self::assertSame(['any', 'object', 'list 0', 'list 1', 'shape any', 'shape list', 'last'], Noting::$noted);
    }

    /** @return iterable<string, array{string}> */
    public static function formatsWithTexts(): iterable
    {
        yield from array_map(static fn(string $format): array => [$format], ['json' => 'json', 'yaml' => 'yaml', 'toml' => 'toml', 'xml' => 'xml', 'msgpack' => 'msgpack', 'cbor' => 'cbor']);
    }

    /**
     * @return iterable<string, array{string, int, int}>
     */
    public static function documents(): iterable
    {
        yield 'all is well' => [self::RIGHT, 2, 1];
        yield 'null for a converter' => ['{"number":1,"first":"x","last":null,"text":"t"}', 1, 1];
        yield 'a wrong type' => ['{"number":"x","first":"x","last":"y","text":"t"}', 2, 0];
        yield 'what a converter refuses, first' => ['{"number":1,"first":"refused","last":"y","text":"t"}', 2, 0];
        yield 'what a converter refuses, last' => ['{"number":1,"first":"x","last":"refused","text":"t"}', 2, 0];
    }

    #[Test]
    #[DataProvider('documents')]
    public function convertersAreAskedOnceWhenReading(string $json, int $conversions, int $isRight): void
    {
        $list = 'list<' . Counted::class . '>';
        $deep = substr($json, 0, -1) . ',"any":' . str_repeat('[', 400) . str_repeat(']', 400) . '}';
        $ways = [
            'text' => [static fn(): mixed => self::kiln()->deserialize($json, Counted::class), 0],
            'an array' => [static fn(): mixed => self::kiln()->fromArray(json_decode($json, true), Counted::class), 0],
            'a list' => [static fn(): mixed => self::kiln()->deserialize('[' . self::RIGHT . ",{$json}]", $list), 1],
            // This one is read in parts,
            'a large list' => [static fn(): mixed => self::kiln()->deserialize('[' . str_repeat(self::RIGHT . ',', 900) . $json . ']', $list), 900],
            // and this one until a part cannot be cut.
            'a large list with something deep' => [static fn(): mixed => self::kiln()->deserialize('[' . str_repeat(self::RIGHT . ',', 900) . $deep . ']', $list), 900],
            'a stream' => [static fn(): mixed => iterator_to_array(self::kiln()->read(['[' . self::RIGHT . ",{$json}]"], Counted::class)), 1],
        ];
        foreach ($ways as $way => [$read, $others]) {
            $seen = self::callsOf($read, $isRight === 1, $way);

            self::assertSame($conversions + 2 * $others, $seen['deserialize'], "{$way}: converter");
            if (!self::isNative()) {
                self::assertSame($isRight + $others, $seen['after'] ?? 0, "{$way}: AfterDeserialize");
                self::assertLessThanOrEqual(1 + $others, $seen['constructor'] ?? 0, "{$way}: constructor");
                self::assertLessThanOrEqual(1 + $others, $seen['setter'] ?? 0, "{$way}: setter");
            }
        }
    }

    /**
     * To PHP it is not equal to itself, and formats other than JSON have it.
     */
    #[Test]
    public function convertersAreAskedOnceAboutNan(): void
    {
        foreach (['a number' => NAN, 'one inside' => [1, ['x' => NAN]]] as $way => $last) {
            $right = ['number' => 1, 'first' => 'x', 'last' => $last, 'text' => 't'];
            $document = self::kiln()->serialize([$right, ['number' => 'x'] + $right], 'cbor');

            $seen = self::callsOf(static fn(): mixed => self::kiln()->deserialize($document, 'list<' . Counted::class . '>', 'cbor'), false, $way);

            self::assertSame(4, $seen['deserialize'], $way);
        }
    }

    #[Test]
    public function aLargeListIsReadByThePhpEngineInPartsOfWhichNoneIsReadAgain(): void
    {
        $json = '[' . str_repeat(self::RIGHT . ',', 5000) . '{"number":"x"}]';
        $kiln = Serializer::create(cacheDir: TemporaryDirectory::create(), engine: Engine::Php);

        $seen = self::callsOf(static fn(): mixed => $kiln->deserialize($json, 'list<' . Counted::class . '>'), false, 'more than are remembered');

        self::assertSame([5000, 10_000, 5000], [$seen['after'], $seen['deserialize'], $seen['setter']]);
    }

    #[Test]
    public function whatIsWrongIsFoundAsBeforeInAllItemsOfAListThatIsWrittenInParts(): void
    {
        $items = self::many(50);
        $items[20] = Counted::of(STDIN);
        $items[49] = Counted::of(NAN);

        try {
            self::kiln()->serialize($items);
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertSame([['20', 'any'], ['49', 'any']], array_map(static fn($violation): array => array_map(strval(...), $violation->segments), $exception->violations()->items));
        }
    }

    /**
     * @return iterable<string, array{\Closure(): never}>
     */
    public static function throwers(): iterable
    {
        yield 'a callback of array_map()' => [static fn(): never => self::unreached(array_map(static fn(int $n): int => throw new \TypeError("no {$n}"), [1]))];
        yield 'a closure' => [static fn(): never => (static fn(): never => throw new \Error('in a closure'))()];
        yield 'a generator' => [static fn(): never => self::unreached(iterator_to_array((static function (): \Generator {
            yield 1;

            throw new \Error('in a generator');
        })()))];
        yield 'a function of PHP' => [static fn(): never => self::unreached(intdiv(1, 0))];
        yield 'a function of PHP that refuses an argument' => [static fn(): never => self::unreached(new \DateTimeZone('nowhere'))];
        yield 'a destructor' => [static function (): never {
            $object = new class {
                public function __destruct()
                {
                    throw new \Error('in a destructor');
                }
            };
            unset($object);
            self::unreached(null);
        }];
        yield 'a handler of errors' => [static function (): never {
            set_error_handler(static fn(int $level, string $message): never => throw new \Error($message));
            try {
                trigger_error('a warning', E_USER_WARNING);
            } finally {
                restore_error_handler();
            }
            self::unreached(null);
        }];
        $early = new \Error('made early');
        yield 'what was made elsewhere' => [static fn(): never => throw $early];
        yield 'JSON of its own' => [static fn(): never => self::unreached(json_decode('{', flags: JSON_THROW_ON_ERROR))];
        yield 'a converter\'s words, where there is no converter' => [static fn(): never => throw new ConversionFailed('something else')];
        yield 'wrong metadata of its own' => [static fn(): never => throw new InvalidMetadata('invalid_type', 'elsewhere', 'it is wrong.')];
        yield 'another call of the serializer' => [static fn(): never => self::unreached(self::kiln()->serialize(STDIN))];
    }

    /**
     * @param \Closure(): never $throws
     */
    #[Test]
    #[DataProvider('throwers')]
    public function whatUserCodeThrowsEndsTheCallWhereverItComesFrom(\Closure $throws): void
    {
        foreach ([true, false] as $isGetter) {
            foreach ([1, 40] as $count) {
                $calls = 0;
                $thrown = null;
                $do = static function () use ($throws, &$calls, &$thrown): never {
                    ++$calls;
                    try {
                        $throws();
                    } catch (\Throwable $thrown) {
                        throw $thrown;
                    }
                };
                $doing = $isGetter ? Doing::what($do) : Doing::what(null, $do);
                try {
                    self::kiln()->serialize(array_fill(0, $count, $doing));
                    self::fail('It was written.');
                } catch (\Throwable $caught) {
                    self::assertSame($thrown, $caught);
                    self::assertSame(1, $calls);
                }
            }
        }
    }

    #[Test]
    public function whatAnInstructionOfUserCodeThrowsEndsTheCall(): void
    {
        foreach ([static fn(): string => self::kiln()->serialize(new Miscounting()), static fn(): object => self::read('{"number":2}', Miscounting::class)] as $call) {
            Miscounting::$calls = 0;
            try {
                $call();
                self::fail('Nothing was thrown.');
            } catch (\TypeError $error) {
                self::assertSame('count(): Argument #1 ($value) must be of type Countable|array, null given', $error->getMessage());
            }
            self::assertSame(1, Miscounting::$calls);
        }
    }

    #[Test]
    public function aCallInsideAnotherHasARecordOfItsOwn(): void
    {
        $inner = [];
        $doing = Doing::what(null, static function () use (&$inner): void {
            try {
                self::kiln()->serialize(Counted::of(STDIN));
            } catch (SerializationException $exception) {
                $inner[] = $exception;
            }
        });

        $seen = self::callsOf(static fn(): mixed => self::kiln()->serialize([Counted::of(), $doing, Counted::of(number: null)]), true, 'inside');

        self::assertCount(1, $inner);
        self::assertSame([3, 6], [$seen['before'], $seen['serialize']]);
    }

    #[Test]
    public function callsThatTakeTurnsInFibersHaveRecordsOfTheirOwn(): void
    {
        $calls = [
            // Each needs a second pass: a property has no value, a number is none.
            'a' => static fn(): string => self::kiln()->serialize(Waiting::of('a')),
            'b' => static fn(): string => self::kiln()->serialize([Waiting::of('b')]),
            'c' => static function (): string {
                try {
                    self::kiln()->deserialize('{"first":"c 1","second":"c 2","number":"x"}', Waiting::class);
                } catch (DeserializationException $exception) {
                    return $exception->violations()->items[0]->path;
                }

                return 'read';
            },
        ];
        SuspendingConverter::$asked = [];
        $fibers = array_map(static fn(\Closure $call): \Fiber => new \Fiber($call), $calls);
        foreach ($fibers as $fiber) {
            $fiber->start();
        }
        foreach ([...array_values($fibers), ...array_values($fibers)] as $fiber) {
            $fiber->resume();
        }

        self::assertSame(['a 1', 'b 1', 'c 1', 'a 2', 'b 2', 'c 2'], SuspendingConverter::$asked);
        self::assertSame(
            ['a' => '{"first":"a 1","second":"a 2"}', 'b' => '[{"first":"b 1","second":"b 2"}]', 'c' => 'number'],
            array_map(static fn(\Fiber $fiber): mixed => $fiber->getReturn(), $fibers),
        );
    }

    #[Test]
    public function nothingIsKeptAfterTheCall(): void
    {
        foreach ([[null, 1], [null, null], [STDIN, 1]] as [$any, $number]) {
            $counted = Counted::of($any, $number);
            $counted->last = new \stdClass();
            $gone = [\WeakReference::create($counted), \WeakReference::create($counted->last)];
            try {
                self::kiln()->serialize($counted);
            } catch (SerializationException) {
            }
            unset($counted);
            gc_collect_cycles();
            self::assertSame([null, null], array_map(static fn(\WeakReference $reference): ?object => $reference->get(), $gone));
        }
    }

    #[Test]
    public function soManyAnswersAreKeptAndNoMore(): void
    {
        $record = new CallRecord();
        $converter = new CountingConverter();
        Counted::$calls = [];
        $before = memory_get_usage();
        for ($value = 0; $value < 100_000; ++$value) {
            $record->serialize($converter, $value, new Context());
        }
        self::assertLessThan(200_000, memory_get_usage() - $before);

        $record->rewind();
        foreach ([[0, 0], [CallRecord::MOST - 1, 0], [CallRecord::MOST, 1], [0, 2]] as [$value, $calls]) {
            self::assertSame($value, $record->serialize($converter, $value, new Context()));
            self::assertSame(['serialize' => 100_000 + $calls], Counted::$calls, 'Each answer is for one place.');
        }
    }

    /**
     * @return list<Counted>
     */
    private static function many(int $count): array
    {
        return array_map(static fn(): Counted => Counted::of(), range(1, $count));
    }

    /**
     * @param \Closure(): mixed $call
     *
     * @return array<string, int>
     */
    private static function callsOf(\Closure $call, bool $succeeds, string $way): array
    {
        Counted::$calls = [];
        try {
            $call();
            self::assertTrue($succeeds, "{$way} succeeds");
        } catch (SerializationException|DeserializationException) {
            self::assertFalse($succeeds, "{$way} fails");
        }

        return Counted::$calls;
    }

    private static function isNative(): bool
    {
        return Extension::ofThisPhp()->isUsable();
    }

    private static function unreached(mixed $value): never
    {
        throw new \LogicException('Nothing was thrown: ' . get_debug_type($value));
    }
}
