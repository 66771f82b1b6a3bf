<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Doctrine;

use Doctrine\ORM\PersistentCollection;
use Kiln\Bridge\Doctrine\EntityInheritance;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Value\Elements;
use Kiln\Engine\Value\Lazy;
use Kiln\Plan\Planner\LazyClasses;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Engine\Native\NativeSetup;
use Kiln\Tests\Fixture\Doctrine\Shop\Address;
use Kiln\Tests\Fixture\Doctrine\Shop\CardPayment;
use Kiln\Tests\Fixture\Doctrine\Shop\Customer;
use Kiln\Tests\Fixture\Doctrine\Shop\Line;
use Kiln\Tests\Fixture\Doctrine\Shop\Order;
use Kiln\Tests\Fixture\Doctrine\Shop\Payment;
use Kiln\Tests\Fixture\Doctrine\Shop\Tag;
use Kiln\Tests\Fixture\Doctrine\Shop\Transfer;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Entities of Doctrine's ORM, from a database and back.
 */
#[CoversClass(EntityInheritance::class)]
#[CoversClass(LazyClasses::class)]
#[CoversClass(Lazy::class)]
#[CoversClass(Elements::class)]
#[RequiresPhpExtension('pdo_sqlite')]
final class EntitiesTest extends TestCase
{
    private const CUSTOMER = '{"id":1,"name":"Ann","address":{"street":"High Street 1","city":"Bath"}}';

    private const ORDER = '{"id":1,"customer":' . self::CUSTOMER . ',"placed":"2026-11-23T12:00:00+00:00","lines":[{"id":1,"sku":"a","quantity":1},{"id":2,"sku":"b","quantity":2}],'
        . '"tags":[{"id":1,"name":"new"}],"payment":{"kind":"card","id":1,"last4":"1234"}}';

    private const CLASSES = [Customer::class, Order::class, Line::class, Tag::class, Payment::class, CardPayment::class, Transfer::class];

    private static ?Serializer $serializer = null;

    /**
     * @return iterable<string, array{bool}>
     */
    public static function kindsOfLazyObjects(): iterable
    {
        yield 'classes that Doctrine makes' => [false];
        if (PHP_VERSION_ID >= 80400) {
            yield 'lazy objects of PHP' => [true];
        }
    }

    #[Test]
    #[DataProvider('kindsOfLazyObjects')]
    public function anEntityIsWrittenWithAllThatItRefersTo(bool $native): void
    {
        $database = self::filled($native);
        $order = $database->entities->find(Order::class, 1);

        self::assertSame($native, $order?->customer instanceof Customer && $order->customer::class === Customer::class);
        self::assertSame(self::ORDER, self::kiln()->serialize($order));
        self::assertCount(5, $database->statements->made, 'one for each table, and for an extra-lazy collection, too');
        self::assertSame(json_decode(self::ORDER, true), self::kiln()->toArray($order));
        self::assertCount(5, $database->statements->made);
    }

    #[Test]
    #[DataProvider('kindsOfLazyObjects')]
    public function aProxyIsWrittenAsItsEntity(bool $native): void
    {
        $database = self::filled($native);
        foreach ([null, Customer::class, 'mixed', 'object', '?' . Customer::class] as $type) {
            self::assertSame(self::CUSTOMER, self::kiln()->serialize(self::proxy($database), type: $type));
        }
        self::assertSame('[' . self::CUSTOMER . ']', self::kiln()->serialize([self::proxy($database)], type: 'list<' . Customer::class . '>'));
        self::assertSame('{"a":[' . self::CUSTOMER . ']}', self::kiln()->serialize((object) ['a' => [self::proxy($database)]]));
        self::assertSame(json_decode(self::CUSTOMER, true), self::kiln()->toArray(self::proxy($database)));
        self::assertSame(self::CUSTOMER . "\n", implode('', iterator_to_array(self::kiln()->write([self::proxy($database)], format: 'ndjson'))));
    }

    #[Test]
    public function aProxyThatCannotBeLoadedSaysSo(): void
    {
        $database = self::filled();
        $missing = $database->entities->getReference(Customer::class, 7);

        $this->expectException(\Doctrine\ORM\EntityNotFoundException::class);

        self::kiln()->serialize($missing);
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function theExtensionDoesAllOfIt(): void
    {
        $database = self::filled();
        $native = new NativeSetup(SerializerBuilder::create());

        self::assertSame(self::ORDER, $native->serializer->serialize($database->entities->find(Order::class, 1)));
        $database->entities->clear();
        self::assertSame('[' . self::CUSTOMER . ']', $native->serializer->serialize([self::proxy($database)]));
        self::assertInstanceOf(Order::class, $native->serializer->deserialize(self::ORDER, Order::class));
        self::assertSame(['encoded' => 0, 'decoded' => 0], ['encoded' => $native->fallback->encoded, 'decoded' => $native->fallback->decoded]);
    }

    /**
     * 400 orders with their 2000 lines and 400 payments, 200 customers and 50 tags: some 3000 rows of seven tables.
     */
    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function thousandsOfRowsAreTheExtensionsWork(): void
    {
        $database = new Database(self::CLASSES);
        $tags = array_map(static fn(int $number): Tag => new Tag("tag {$number}"), range(1, 50));
        $customers = array_map(static fn(int $number): Customer => new Customer("Ann {$number}", new Address("Street {$number}", 'Bath')), range(1, 200));
        $orders = [];
        for ($number = 0; $number < 400; ++$number) {
            $order = new Order();
            $order->customer = $customers[$number % 200];
            $payment = $number % 2 === 0 ? new CardPayment() : new Transfer();
            $order->payment = $payment;
            $order->tags()->add($tags[$number % 50]);
            for ($line = 1; $line <= 5; ++$line) {
                $order->add(new Line("sku {$number}-{$line}", $line));
            }
            array_push($orders, $payment, $order);
        }
        $database->store(...$tags, ...$customers, ...$orders);

        $native = new NativeSetup(SerializerBuilder::create());
        $json = $native->serializer->serialize($database->entities->getRepository(Order::class)->findAll());
        $read = $native->serializer->deserialize($json, 'list<' . Order::class . '>');

        self::assertSame(SerializerBuilder::create()->withEngine(Engine::Php)->build()->serialize($database->entities->getRepository(Order::class)->findAll()), $json);
        self::assertSame($json, $native->serializer->serialize($read));
        self::assertIsArray($read);
        self::assertCount(400, $read);
        self::assertSame(['encoded' => 0, 'decoded' => 0], ['encoded' => $native->fallback->encoded, 'decoded' => $native->fallback->decoded]);
    }

    #[Test]
    public function aDocumentBecomesEntities(): void
    {
        $database = self::filled();
        $order = self::kiln()->deserialize('{"customer":{"name":"Bea","address":{"street":"s","city":"c"}},"placed":"2026-01-01T00:00:00Z","lines":[{"sku":"x"}],"tags":[],"payment":{"kind":"transfer","iban":"DE02"}}', Order::class);

        self::assertInstanceOf(Order::class, $order);
        self::assertInstanceOf(Transfer::class, $order->payment);
        self::assertInstanceOf(Customer::class, $order->customer);
        $line = $order->lines()->first();
        self::assertInstanceOf(Line::class, $line);
        $line->order = $order;
        $database->store($order->customer, $order->payment, $order);

        self::assertSame(
            '{"id":2,"customer":{"id":2,"name":"Bea","address":{"street":"s","city":"c"}},"placed":"2026-01-01T00:00:00+00:00","lines":[{"id":3,"sku":"x","quantity":1}],"tags":[],"payment":{"kind":"transfer","id":2,"iban":"DE02"}}',
            self::kiln()->serialize($database->entities->find(Order::class, 2)),
        );
    }

    #[Test]
    #[DataProvider('kindsOfLazyObjects')]
    public function aProxyIsFilledAndSaved(bool $native): void
    {
        $database = self::filled($native);
        self::kiln()->populate(self::proxy($database), '{"name":"Bea"}');
        $database->store();

        self::assertSame('{"id":1,"name":"Bea","address":{"street":"High Street 1","city":"Bath"}}', self::kiln()->serialize($database->entities->find(Customer::class, 1)));
    }

    #[Test]
    public function aCollectionOfTheOrmStaysAndIsSaved(): void
    {
        $database = self::filled();
        $order = $database->entities->find(Order::class, 1);
        self::assertInstanceOf(Order::class, $order);
        $lines = $order->lines();

        self::kiln()->populate($order, '{"lines":[{"sku":"new"}]}');
        foreach ($lines as $line) {
            $line->order = $order;
        }
        self::assertInstanceOf(PersistentCollection::class, $lines);
        self::assertSame($lines, $order->lines());
        $database->store();

        self::assertSame('[{"id":3,"sku":"new","quantity":1}]', self::kiln()->serialize($database->entities->find(Order::class, 1)?->lines()));
    }

    #[Test]
    public function theClassOfAProxyIsReadAsItsEntity(): void
    {
        $database = self::filled();
        $class = self::proxy($database)::class;

        self::assertNotSame(Customer::class, $class);
        self::assertSame(Customer::class, self::kiln()->deserialize(self::CUSTOMER, $class)::class);
    }

    private static function kiln(): Serializer
    {
        return self::$serializer ??= Serializer::create(cacheDir: TemporaryDirectory::create());
    }

    private static function proxy(Database $database): Customer
    {
        $database->entities->clear();
        $proxy = $database->entities->getReference(Customer::class, 1);
        self::assertInstanceOf(Customer::class, $proxy);
        self::assertTrue($database->entities->isUninitializedObject($proxy));

        return $proxy;
    }

    private static function filled(bool $native = false): Database
    {
        $database = new Database(self::CLASSES, $native);
        $customer = new Customer('Ann', new Address('High Street 1', 'Bath'));
        $order = new Order();
        $order->customer = $customer;
        $order->add(new Line('a'));
        $order->add(new Line('b', 2));
        $order->payment = new CardPayment();
        $order->payment->last4 = '1234';
        $tag = new Tag('new');
        $order->tags()->add($tag);
        $database->store($customer, $tag, $order->payment, $order);

        return $database;
    }
}
