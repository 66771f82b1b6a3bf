<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Serializer;
use Kiln\Tests\Metadata\DeclaresClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhp;
use PHPUnit\Framework\Attributes\Test;

/**
 * Lazy objects ({@link https://www.php.net/manual/en/language.oop5.lazy-objects.php}) are those that they become.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhp('>= 8.4')]
final class LazyObjectsTest extends IntegrationTestCase
{
    use DeclaresClasses;

    /** Each kind makes an order that is not initialized, of one that is. */
    private const CLASSES = <<<'PHP'
        final class Line {
            public function __construct(public string $sku = 's', public int $quantity = 1) {}
        }
        class Purchase {
            public int $id = 0;
            private string $secret = '';
            protected ?Line $line = null;
            /** @var list<Line> */
            public array $lines = [];
            public readonly string $number;
            public ?string $note;
            public function fill(): static {
                $this->id = 7;
                $this->secret = 'x';
                $this->line = new Line('a', 2);
                $this->lines = [new Line()];
                $this->number = 'N7';
                $this->note = null;
                return $this;
            }
        }
        final class Holder {
            public ?Purchase $order = null;
            /** @var list<Purchase> */
            public array $orders = [];
            public mixed $any = null;
        }
        final class Node {
            public ?Node $next = null;
        }
        final class Lazy {
            public static function ghost(string $class, \Closure $fill): object {
                return (new \ReflectionClass($class))->newLazyGhost($fill);
            }
            public static function proxy(string $class, \Closure $make): object {
                return (new \ReflectionClass($class))->newLazyProxy($make);
            }
            public static function order(string $kind): Purchase {
                return $kind === 'ghost'
                    ? self::ghost(Purchase::class, static function (Purchase $order): void { $order->fill(); })
                    : self::proxy(Purchase::class, static fn() => (new Purchase())->fill());
            }
            public static function unfilled(string $kind): Purchase {
                return $kind === 'ghost'
                    ? self::ghost(Purchase::class, static function (): void {})
                    : self::proxy(Purchase::class, static fn() => new Purchase());
            }
            public static function holder(string $kind): Holder {
                $holder = new Holder();
                $holder->order = self::order($kind);
                $holder->orders = [self::order($kind), self::order($kind)];
                $holder->any = self::order($kind);
                return $holder;
            }
            public static function failing(string $kind): Purchase {
                $fail = static fn() => throw new \DomainException('not today');
                return $kind === 'ghost' ? self::ghost(Purchase::class, $fail) : self::proxy(Purchase::class, $fail);
            }
            public static function ring(string $kind): Node {
                $node = null;
                return $node = $kind === 'ghost'
                    ? self::ghost(Node::class, static function (Node $itself): void { $itself->next = $itself; })
                    : self::proxy(Node::class, static function () use (&$node): Node {
                        $real = new Node();
                        $real->next = $node;
                        return $real;
                    });
            }
            public static function isWaiting(object $object): bool {
                return (new \ReflectionClass($object))->isUninitializedLazyObject($object);
            }
        }
        PHP;

    private const FILLED = '{"id":7,"secret":"x","line":{"sku":"a","quantity":2},"lines":[{"sku":"s","quantity":1}],"number":"N7","note":null}';

    private static ?string $namespace = null;

    /**
     * @return iterable<string, array{string}>
     */
    public static function kinds(): iterable
    {
        yield 'ghost' => ['ghost'];
        yield 'proxy' => ['proxy'];
    }

    #[Test]
    #[DataProvider('kinds')]
    public function theyAreWrittenAsWhatTheyBecome(string $kind): void
    {
        $order = $this->lazy('order', $kind);

        self::assertWrites(self::FILLED, $order);
        self::assertWrites(self::FILLED, $order);
        self::assertWrites('[' . self::FILLED . ']', [$this->lazy('order', $kind)]);
        self::assertWrites(
            '{"id":7,"secret":"x","line":{"sku":"a","quantity":2},"lines":[{"sku":"s","quantity":1}],"number":"N7"}',
            $this->lazy('order', $kind),
            context: new Context(serializeNull: false),
        );
    }

    #[Test]
    #[DataProvider('kinds')]
    public function theyAreFilledBeforeItIsAskedWhatHasAValue(string $kind): void
    {
        self::assertWrites('{"id":0,"secret":"","line":null,"lines":[]}', $this->lazy('unfilled', $kind));
    }

    #[Test]
    #[DataProvider('kinds')]
    public function theyMayBeAnywhere(string $kind): void
    {
        $filled = self::FILLED;

        self::assertWrites("{\"order\":{$filled},\"orders\":[{$filled},{$filled}],\"any\":{$filled}}", $this->lazy('holder', $kind));
    }

    #[Test]
    #[DataProvider('kinds')]
    public function theyAreStreamed(string $kind): void
    {
        $stream = fopen('php://memory', 'w+');
        \assert($stream !== false);
        self::kiln()->write([$this->lazy('order', $kind), $this->lazy('order', $kind)], $stream);

        self::assertSame('[' . self::FILLED . ',' . self::FILLED . ']', stream_get_contents($stream, offset: 0));
    }

    #[Test]
    #[DataProvider('kinds')]
    public function whatTheirInitializerThrowsPassesAndTheyStayLazy(string $kind): void
    {
        $order = $this->lazy('failing', $kind);
        try {
            self::kiln()->serialize($order);
            self::fail('It was written.');
        } catch (\DomainException $thrown) {
            self::assertSame('not today', $thrown->getMessage());
        }

        self::assertTrue($this->call('isWaiting', $order));
    }

    #[Test]
    #[DataProvider('kinds')]
    public function aRingIsFound(string $kind): void
    {
        $this->expectExceptionMessage('circular_reference');

        self::kiln()->serialize($this->lazy('ring', $kind));
    }

    #[Test]
    #[DataProvider('kinds')]
    public function theyArePopulated(string $kind): void
    {
        $order = $this->lazy('order', $kind);
        self::kiln()->populate($order, '{"id":100,"line":{"sku":"b"}}');

        self::assertWrites(
            '{"id":100,"secret":"x","line":{"sku":"b","quantity":2},"lines":[{"sku":"s","quantity":1}],"number":"N7","note":null}',
            $order,
        );
    }

    private function lazy(string $what, string $kind): object
    {
        $object = $this->call($what, $kind);
        self::assertIsObject($object);

        return $object;
    }

    private function call(string $method, mixed $argument): mixed
    {
        self::$namespace ??= $this->declareClasses(self::CLASSES);
        $method = [self::$namespace . '\Lazy', $method];
        \assert(\is_callable($method));

        return $method($argument);
    }
}
