<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Listeners\Around;
use Kiln\Tests\Fixture\Integration\Listeners\Either;
use Kiln\Tests\Fixture\Integration\Listeners\First;
use Kiln\Tests\Fixture\Integration\Listeners\Line;
use Kiln\Tests\Fixture\Integration\Listeners\Link;
use Kiln\Tests\Fixture\Integration\Listeners\Linked;
use Kiln\Tests\Fixture\Integration\Listeners\Order;
use Kiln\Tests\Fixture\Integration\Listeners\Priced;
use Kiln\Tests\Fixture\Integration\Listeners\Second;
use Kiln\Tests\Fixture\Integration\Listeners\Special;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * What listens to objects from outside their classes.
 */
#[CoversClass(SerializerBuilder::class)]
final class ListenersTest extends IntegrationTestCase
{
    /** @var list<string> */
    private static array $told = [];

    protected function setUp(): void
    {
        self::$told = [];
    }

    #[Test]
    public function eachObjectIsToldOnceBeforeItIsWritten(): void
    {
        $order = self::order();
        $json = '{"number":"7","lines":[{"price":2,"log":["priced","line"]},{"price":2,"log":["priced","line"]}],"gift":{"price":2,"log":["priced","line"]},"any":[{"price":2,"log":["priced","line"]}],"rate":null}';

        self::assertSame($json, self::listening()->serialize($order));
        self::assertSame(['order', ...array_merge(...array_fill(0, 4, ['priced', 'line']))], self::$told);
        self::assertSame(json_decode($json, true), self::listening()->toArray(self::order()));
        self::assertSame('{"price":2,"log":["priced","line"],"name":""}', self::listening()->serialize(self::around()), 'inlined');
        self::assertSame('[{"price":2,"log":["priced","line"]}]', self::listening()->serialize([new Line()], type: 'list<' . Line::class . '>'));
        self::assertSame('{"a":{"price":2,"log":["priced","line"]}}', self::listening()->serialize(['a' => new Line()]));
    }

    #[Test]
    public function listenersComeBeforeTheMethodsOfTheClassWhenWritingAndAfterThemWhenReading(): void
    {
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withListener(
            Order::class,
            static fn(Order $order): string => $order->number .= '+listener',
            static fn(Order $order): string => $order->number .= '+listener',
        )->build();
        $special = new Special();

        self::assertSame('{"number":"+listener+own","lines":[],"gift":null,"any":null,"rate":null}', $serializer->serialize($special));
        $special->number = '';
        $json = '[{"number":"+listener","lines":[],"gift":null,"any":null,"rate":null},{"number":"+listener+own","lines":[],"gift":null,"any":null,"rate":null}]';
        self::assertSame($json, $serializer->serialize([new Order(), $special], type: 'list<' . Order::class . '>'), 'each by its own class');
        self::assertSame('1+own+listener', $serializer->deserialize('{"number":"1"}', Special::class)->number);
        self::assertSame('1+own+listener', $serializer->populate(new Special(), '{"number":"1"}')->number);
    }

    #[Test]
    public function eachObjectIsToldOnceItIsComplete(): void
    {
        $serializer = self::listening();
        $order = $serializer->deserialize('{"number":"7","lines":[{"price":1},{"price":2}],"gift":{"price":3}}', Order::class);

        self::assertSame(['read 1', 'read 2', 'read 3', 'read order with 2 lines and 3'], self::$told);
        self::assertSame([11, 12], array_map(static fn(Line $line): int => $line->price, $order->lines));
        $line = new Line();
        $line->price = 11;
        self::assertEquals([$line], $serializer->deserialize('[{"price":1}]', 'list<' . Line::class . '>'));
        self::assertSame(11, $serializer->deserialize('{"price":1,"name":"n"}', Around::class)->line->price);
        self::assertSame(12, $serializer->fromArray(['price' => 2], Line::class)->price);
        foreach ($serializer->read(['[{"price":1},{"price":2}]'], Line::class) as $number => $line) {
            self::assertSame(11 + $number, $line->price);
        }
    }

    #[Test]
    public function oneOfSeveralClassesIsToldToo(): void
    {
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())
            ->withListener(First::class, static fn(First $first): int => ++$first->seen, static fn(First $first): int => $first->seen += 10)->build();

        $first = new First();
        $first->seen = 15;
        self::assertEquals($first, $serializer->deserialize('{"kind":"a","seen":5}', Either::class));
        self::assertInstanceOf(Second::class, $serializer->deserialize('{"kind":"b"}', Either::class));
        self::assertSame('[{"kind":"a","seen":1},{"kind":"b"}]', $serializer->serialize([new First(), new Second()], type: 'list<' . Either::class . '>'));
    }

    #[Test]
    public function objectsEndWhereTheyEndWithoutListeners(): void
    {
        $chain = new Link(new Link(new Link(new Link())));
        $builder = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create());
        $listening = $builder->withListener(Linked::class, static function (): void {
            self::$told[] = 'link';
        });
        foreach ([$builder, $listening] as $each) {
            self::assertSame('{"kind":"link","next":{"kind":"link"}}', $each->build()->serialize($chain, context: new Context(maxDepth: 1)));
        }
        self::assertSame(['link', 'link'], self::$told);
    }

    #[Test]
    public function theContextOfTheCallIsGiven(): void
    {
        $seen = [];
        $listener = static function (Line $line, Context $context) use (&$seen): void {
            $seen[] = $context->groups;
        };
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withListener(Line::class, $listener, $listener)->build();
        $serializer->serialize(new Line(), context: new Context(groups: 'a'));
        $serializer->deserialize('{}', Line::class);

        self::assertSame([['a'], null], $seen);
    }

    #[Test]
    public function whereTheCallFailsTheyAreNotToldAgain(): void
    {
        $order = self::order();
        $order->rate = NAN;
        try {
            self::listening()->serialize($order);
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertSame(['not_finite at /rate'], array_map(static fn(Violation $violation): string => "{$violation->code->value} at {$violation->pointer}", $exception->violations()->items));
        }
        self::assertSame(['order', ...array_merge(...array_fill(0, 4, ['priced', 'line']))], self::$told);
    }

    #[Test]
    public function whatTheyThrowComesOutAsItIs(): void
    {
        foreach ([new \DomainException('no'), new \TypeError('no')] as $thrown) {
            $listener = static fn(Line $line): never => throw $thrown;
            $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withListener(Line::class, $listener, $listener)->build();
            foreach ([static fn(): string => $serializer->serialize([new Line()]), static fn(): object => $serializer->deserialize('{}', Line::class)] as $call) {
                try {
                    $call();
                    self::fail('Nothing was thrown.');
                } catch (\DomainException|\TypeError $exception) {
                    self::assertSame($thrown, $exception);
                }
            }
        }
    }

    #[Test]
    public function whatTheyThrowMayBeAProblemAmongOthers(): void
    {
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withUserErrors(\DomainException::class)
            ->withListener(Line::class, afterDeserialize: static fn(Line $line): int => $line->price > 5 ? throw new \DomainException('too dear') : 0)->build();
        try {
            $serializer->deserialize('{"number":5,"lines":[{"price":1},{"price":6}]}', Order::class);
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(['type_mismatch at /number', 'refused at /lines/1'], array_map(static fn(Violation $violation): string => "{$violation->code->value} at {$violation->pointer}", $exception->violations()->items));
        }
    }

    #[Test]
    public function aClassThatDoesNotExistIsNamed(): void
    {
        // @phpstan-ignore argument.type (as somebody misspells it)
        $serializer = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withListener('App\Ordr', static fn(object $order): null => null)->build();

        self::assertInvalid('A listener to App\Ordr: It names the class App\Ordr, which does not exist. Write the full name of a class that can be loaded. [unknown_class]', static fn(): string => $serializer->serialize(new Line()));
    }

    private static function order(): Order
    {
        $order = new Order();
        $order->lines = [new Line(), new Line()];
        $order->gift = new Line();
        $order->any = [new Line()];

        return $order;
    }

    private static function around(): Around
    {
        $around = new Around();
        $around->line = new Line();

        return $around;
    }

    private static function listening(): Serializer
    {
        return SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())
            ->withListener(
                Priced::class,
                static function (Priced $line): void {
                    self::assertInstanceOf(Line::class, $line);
                    self::$told[] = $line->log[] = 'priced';
                    ++$line->price;
                },
            )
            ->withListener(
                Line::class,
                static function (Line $line): void {
                    self::$told[] = $line->log[] = 'line';
                    ++$line->price;
                },
                static function (Line $line): void {
                    self::$told[] = "read {$line->price}";
                    $line->price += 10;
                },
            )
            ->withListener(
                Order::class,
                static function (Order $order): void {
                    self::$told[] = 'order';
                    $order->number = '7';
                },
                static function (Order $order): void {
                    self::$told[] = 'read order with ' . \count($order->lines) . ' lines and ' . ((int) $order->gift?->price - 10);
                },
            )
            ->build();
    }
}
