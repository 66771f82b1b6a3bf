<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Graph\StaleData;
use Kiln\Graph\UndecodableBytes;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Noisy;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Restless;
use Kiln\Tests\Graph\Model\Waking;
use Kiln\Tests\Graph\Random\ByHand;
use Kiln\Tests\Graph\Random\Damage;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The methods by which objects restore themselves may do anything.
 */
#[CoversClass(Graph::class)]
#[CoversClass(AllowedClasses::class)]
final class RestoringTest extends TestCase
{
    private const STRINGS = 1;
    private const SHAPES = 4;
    private const CALLS = 32;

    private string $engine = '';

    protected function setUp(): void
    {
        $this->engine = (string) \ini_get('kiln.engine');
    }

    protected function tearDown(): void
    {
        ini_set('kiln.engine', $this->engine);
        Restless::$act = Waking::$act = null;
        Noisy::$heard = [];
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function engines(): iterable
    {
        yield 'plain PHP' => ['php'];
        if (\extension_loaded('kiln')) {
            yield 'the extension' => ['auto'];
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatStandsInsideIsCalledFirst(string $engine): void
    {
        $value = [new Waking(new Restless([new Waking(1), new Waking(2)])), new Restless(new Waking(3))];
        $log = [];
        Waking::$act = static function (Waking $object) use (&$log): void {
            $log[] = \is_int($object->value) ? $object->value : 'waking';
        };
        Restless::$act = static function (Restless $object) use (&$log): void {
            $log[] = \is_array($object->value) ? 'list' : 'one';
        };
        unserialize(serialize($value));
        $expected = $log;
        $log = [];

        $decoded = self::decode(Graph::encode($value), $engine);

        self::assertSame([1, 2, 'list', 'waking', 3, 'one'], $log);
        self::assertSame($expected, $log);
        self::assertEquals($value, $decoded);
    }

    #[Test]
    #[DataProvider('engines')]
    public function anExceptionEndsItAndNothingIsCalledTwice(string $engine): void
    {
        $bytes = Graph::encode([new Noisy('complete', new Waking(0)), new Waking(1), new Waking(2), new Restless(new Waking(3))]);
        $calls = [];
        $thrown = new \LogicException('not two');
        Waking::$act = static function (Waking $object) use (&$calls, $thrown): void {
            $calls[] = $object->value;
            if ($object->value === 2) {
                throw $thrown;
            }
        };
        Restless::$act = static fn() => self::fail('called after the exception');

        try {
            self::decode($bytes, $engine);
            self::fail('accepted');
        } catch (DamagedBytes $refusal) {
            self::assertSame('Kiln\Tests\Graph\Model\Waking::__wakeup() does not accept what it is given: not two', $refusal->getMessage());
            self::assertSame($thrown, $refusal->getPrevious());
        }
        self::assertSame([0, 1, 2], $calls);
        // As with unserialize(): its properties are all it is made of.
        self::assertSame(['complete of ' . Waking::class], \array_slice(Noisy::$heard, -1));
    }

    #[Test]
    #[DataProvider('engines')]
    public function aGraphInAGraphIsAMissOfItsOwn(string $engine): void
    {
        $inner = Graph::encode(new Waking('inner'));
        $bytes = Graph::encode([new Restless('first'), new Restless('second')]);
        Waking::$act = static fn() => throw new \LogicException('no');
        $messages = [];
        Restless::$act = static function (Restless $object) use ($inner, &$messages): void {
            try {
                Graph::decode($inner, Graph::ALL);
            } catch (UndecodableBytes $refusal) {
                $messages[] = $refusal->getMessage();
            }
            $object->kept = Graph::decode(Graph::encode([$object->value, new \DateTimeImmutable('@5')]), [\DateTimeImmutable::class]);
        };

        $decoded = self::decode($bytes, $engine);

        self::assertSame(array_fill(0, 2, 'Kiln\Tests\Graph\Model\Waking::__wakeup() does not accept what it is given: no'), $messages);
        self::assertIsArray($decoded);
        self::assertInstanceOf(Restless::class, $decoded[1]);
        self::assertEquals(['second', new \DateTimeImmutable('@5')], $decoded[1]->kept);
    }

    /**
     * An object that nobody holds any more is still to be called.
     */
    #[Test]
    #[DataProvider('engines')]
    public function nothingGoesBeforeItsTurn(string $engine): void
    {
        $bytes = self::withoutCalls(Graph::encode(new Restless([new Restless('last'), new Noisy('noisy'), new \ArrayObject([1])])), 5);
        Noisy::$heard = [];
        $log = [];
        Restless::$act = static function (Restless $object, array $data) use (&$log): void {
            $log[] = \is_array($object->value) ? 'outer' : $object->value;
            $object->value = null;
            unset($data['value']);
            gc_collect_cycles();
            $log[] = Noisy::$heard;
        };

        $decoded = self::decode($bytes, $engine);

        self::assertSame(['outer', [], 'last', []], $log);
        self::assertInstanceOf(Restless::class, $decoded);
        self::assertNull($decoded->value);
        self::assertSame(['noisy'], \array_slice(Noisy::$heard, -1));
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatSomebodyKeepsStays(string $engine): void
    {
        $kept = [];
        Waking::$act = static function (Waking $object) use (&$kept): void {
            $kept[] = $object;
            if (\count($kept) === 3) {
                gc_collect_cycles();
                throw new \LogicException('enough');
            }
        };
        $ring = new Waking();
        $ring->value = [new Waking([1, 'one']), new Waking(new Node()), $ring];
        $bytes = Graph::encode([$ring]);

        try {
            self::decode($bytes, $engine);
            self::fail('accepted');
        } catch (DamagedBytes) {
        }
        gc_collect_cycles();

        self::assertCount(3, $kept);
        self::assertSame([1, 'one'], $kept[0]->value);
        self::assertInstanceOf(Node::class, $kept[1]->value);
        self::assertSame($kept, $kept[2]->value);
    }

    /**
     * More than it takes to make the collector set out.
     */
    #[Test]
    #[DataProvider('engines')]
    public function theCollectorFindsWhatIsGarbageAndNothingElse(string $engine): void
    {
        $ring = static function (): Waking {
            $first = new Waking();
            $first->value = new Waking($first);

            return $first;
        };
        $bytes = Graph::encode(array_map($ring, range(1, 6_000)));
        gc_collect_cycles();
        $before = gc_status()['collected'];
        $count = 0;
        Waking::$act = static function (Waking $object) use (&$count): void {
            self::assertInstanceOf(Waking::class, $object->value);
            ++$count;
        };

        $decoded = self::decode($bytes, $engine);
        gc_collect_cycles();

        self::assertSame(12_000, $count);
        self::assertSame(0, gc_status()['collected'] - $before);
        self::assertIsArray($decoded);
        self::assertContainsOnlyInstancesOf(Waking::class, $decoded);
        unset($decoded);
        gc_collect_cycles();
        self::assertGreaterThanOrEqual(12_000, gc_status()['collected'] - $before);
    }

    /**
     * @return iterable<string, array{list<int>}>
     */
    public static function wrongCalls(): iterable
    {
        yield 'one twice' => [[0, 0]];
        yield 'one that is none' => [[0, 3]];
        yield 'far away' => [[0, 2 ** 40]];
        yield 'one without a method' => [[0, 2]];
        yield 'before the first' => [[0, -1]];
    }

    /**
     * @param list<int> $calls
     */
    #[Test]
    #[DataProvider('wrongCalls')]
    public function callsNameEachObjectOnce(array $calls): void
    {
        $called = 0;
        Waking::$act = static function () use (&$called): void {
            ++$called;
        };
        foreach (self::engines() as [$engine]) {
            try {
                self::decode(self::handmade(Waking::class, 1, $calls), $engine);
                self::fail('accepted');
            } catch (DamagedBytes $refusal) {
                self::assertSame('The order of calls leaves out objects, or names others.', $refusal->getMessage());
            }
        }
        self::assertSame(0, $called);
        self::decode(self::handmade(Waking::class, 1, [1, 0]), 'auto');
        self::assertSame(2, $called);
    }

    #[Test]
    #[DataProvider('engines')]
    public function aMethodThatIsNotThereIsNotCalled(string $engine): void
    {
        $this->expectException(StaleData::class);
        $this->expectExceptionMessage('it has gained or lost __unserialize() or __wakeup()');

        self::decode(self::handmade(\stdClass::class, 1, [0, 1]), $engine);
    }

    #[Test]
    #[DataProvider('engines')]
    public function theFunctionIsAskedOnceAboutEachClass(string $engine): void
    {
        $bytes = Graph::encode([new Waking(new Restless()), new Packed(1)]);
        $asked = [];
        $allow = static function (string $class) use (&$asked): bool {
            $asked[] = $class;

            return $class !== Packed::class;
        };
        try {
            self::decode($bytes, $engine, $allow);
            self::fail('accepted');
        } catch (UndecodableBytes $refusal) {
            self::assertStringContainsString(Packed::class, $refusal->getMessage());
        }
        self::assertSame([Waking::class, Restless::class, Packed::class], $asked);
    }

    #[Test]
    #[DataProvider('engines')]
    public function theFunctionIsNotAskedAgainWhereTheDataAreStale(string $engine): void
    {
        $asked = [];
        $allow = static function (string $class) use (&$asked): bool {
            $asked[] = $class;

            return true;
        };
        try {
            self::decode(self::handmade(\stdClass::class, 1, [0, 1]), $engine, $allow);
            self::fail('accepted');
        } catch (StaleData) {
            self::assertSame([\stdClass::class, Node::class], $asked);
        }
    }

    /**
     * A list that is changed while it is used: what counts is what it was before anything was loaded.
     */
    #[Test]
    #[DataProvider('engines')]
    public function theListIsWhatItWasAtFirst(string $engine): void
    {
        $bytes = Graph::encode([new Waking(1), new Waking(2)]);
        $name = Waking::class;
        $allowed = [&$name];
        Waking::$act = static function () use (&$name, &$allowed): void {
            $name = 'Nothing';
            $allowed = [];
        };

        self::assertCount(2, (array) self::decode($bytes, $engine, $allowed));
        $this->expectException(UndecodableBytes::class);
        self::decode($bytes, $engine, $allowed);
    }

    #[Test]
    #[DataProvider('engines')]
    public function aLongListOfClassesIsSearchedAsAShortOne(string $engine): void
    {
        $others = array_map(static fn(int $number): string => "Other\\Class{$number}", range(1, 300));
        $values = [];
        foreach ([\ArrayObject::class, \ArrayIterator::class, \SplObjectStorage::class, \SplStack::class, \SplQueue::class, \DateTime::class,
            \DateTimeImmutable::class, \DateTimeZone::class, \Exception::class, \LogicException::class, \DomainException::class,
            \RangeException::class, \ErrorException::class, \OutOfBoundsException::class, Node::class, Waking::class, Restless::class, \stdClass::class] as $class) {
            $values[] = $class === \DateTimeZone::class ? new $class('UTC') : new $class();
        }
        $bytes = Graph::encode($values);
        $names = array_map(static fn(object $value): string => strtoupper('\\' . $value::class), $values);

        self::assertEquals(serialize($values), serialize(self::decode($bytes, $engine, [...$others, ...$names])));
        $this->expectException(UndecodableBytes::class);
        self::decode($bytes, $engine, [...$others, ...\array_slice($names, 0, -1)]);
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatIsDeprecatedIsAccepted(string $engine): void
    {
        $value = new \ArrayObject([1]);
        @$value->dynamic = 'kept'; // @phpstan-ignore property.notFound
        $heard = [];
        set_error_handler(static function (int $level, string $message) use (&$heard): bool {
            $heard[] = $message;

            return true;
        });
        try {
            $decoded = self::decode(Graph::encode($value), $engine);
        } finally {
            restore_error_handler();
        }
        self::assertEquals($value, $decoded);
        self::assertSame([], $heard);
    }

    /**
     * A built-in class warns of some data only; the handler of the application hears nothing of it, but of other warnings after.
     */
    #[Test]
    #[DataProvider('engines')]
    public function aWarningOfABuiltInMethodIsAMiss(string $engine): void
    {
        $data = self::dataOf('DateInterval', ['from_string' => true, 'date_string' => 'no such date']);
        $heard = [];
        $handler = static function (int $level, string $message) use (&$heard): bool {
            $heard[] = $message;

            return true;
        };
        set_error_handler($handler, \E_USER_WARNING);
        try {
            self::decode($data, $engine);
            self::fail('accepted');
        } catch (DamagedBytes $refusal) {
            self::assertStringContainsString('Unknown or bad format (no such date)', $refusal->getMessage());
            trigger_error('after', \E_USER_WARNING);
        } finally {
            $current = set_error_handler(null);
            restore_error_handler();
            restore_error_handler();
        }
        self::assertSame($handler, $current);
        self::assertSame(['after'], $heard);
    }

    /**
     * @param list<string>|(callable(string): bool)|null $allowed
     */
    private static function decode(string $bytes, string $engine, array|callable|null $allowed = Graph::ALL): mixed
    {
        ini_set('kiln.engine', $engine);

        return Graph::decode($bytes, $allowed);
    }

    /**
     * A list of two objects of the class and one of Node, each without properties, and these calls.
     *
     * @param class-string $class
     * @param list<int>    $calls
     */
    private static function handmade(string $class, int $restoring, array $calls): string
    {
        $layouts = array_map(static fn(string $class): string => pack('V', ClassAnatomy::of($class)->layout()), [$class, Node::class]);

        return ByHand::graph(
            self::STRINGS | self::SHAPES | self::CALLS,
            ByHand::strings($class, Node::class)
            . "\x02" . ByHand::varint($restoring << 1) . "\x60\x00" . $layouts[0] . "\x02"
            . "\x00" . "\x60\x02" . $layouts[1] . "\x01"
            . "\x44" . pack('P*', ...$calls)
            . "\x80\x00",
        );
    }

    /**
     * An object of a class with __unserialize() and the data for it.
     *
     * @param array<string, string|bool> $data
     */
    private static function dataOf(string $class, array $data): string
    {
        $columns = '';
        $texts = [];
        foreach ($data as $value) {
            $columns .= \is_string($value) ? "\x6F" : ($value ? "\x20" : "\x10");
            if (\is_string($value)) {
                $texts[] = $value;
            }
        }

        return ByHand::graph(
            self::STRINGS | self::SHAPES | 8,
            ByHand::strings($class, ...array_keys($data), ...$texts)
            . "\x01" . ByHand::varint(2 << 1) . "\x60\x00" . "\x01"
            . "\x1B" . \chr(\count($data)) . "\x6F" . $columns
            . "\x70\x00"
            . "\x80\x00",
        );
    }

    /**
     * Without the order of calls, which takes the given number of bytes: so they are made in the order of the numbers.
     */
    private static function withoutCalls(string $bytes, int $length): string
    {
        $value = "\x80\x00";
        self::assertSame(self::CALLS, \ord($bytes[2]) & self::CALLS);
        self::assertSame($value, substr($bytes, -4, 2));
        $bytes[2] = \chr(\ord($bytes[2]) & ~self::CALLS);

        return Damage::sealed(substr($bytes, 0, -4 - $length) . $value);
    }
}
