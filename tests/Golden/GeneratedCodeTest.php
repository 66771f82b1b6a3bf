<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use Kiln\Context;
use Kiln\Serializer;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The code that Kiln prints, as users meet it in a stack trace. `make fixtures` writes the expected files anew.
 */
#[CoversNothing]
final class GeneratedCodeTest extends TestCase
{
    /**
     * @return iterable<string, array{Shape}>
     */
    public static function shapes(): iterable
    {
        $shapes = [
            new Shape(Kiln\Accessors\Account::class),
            new Shape(Kiln\CollectionObjects\Invoice::class),
            new Shape(Kiln\Collections\Stock::class),
            new Shape(Kiln\Converted\Bill::class),
            new Shape(Kiln\Defaults\Settings::class),
            new Shape(Kiln\Discriminated\Garage::class),
            new Shape(Kiln\Elements\Book::class),
            new Shape(Kiln\EnumsAndDates\Task::class),
            new Shape(Kiln\FromText\Query::class, context: new Context(coerce: true)),
            new Shape(Kiln\Generics\Page::class, Kiln\Generics\Page::class . '<' . Kiln\Generics\Product::class . '>'),
            new Shape(Kiln\Inlined\Delivery::class),
            new Shape(Kiln\Lifecycle\Basket::class),
            new Shape(Kiln\Made\Payment::class),
            new Shape(Kiln\Messages\Order::class),
            new Shape(Kiln\Named\Component::class),
            new Shape(Kiln\NotConstructed\Ticket::class),
            new Shape(Kiln\Optionals\UserPatch::class),
            new Shape(Kiln\Places\Order::class),
            new Shape(Kiln\PlainPublic\Product::class),
            new Shape(Kiln\Populated\Truck::class, asArrays: true, populate: true),
            new Shape(Kiln\PromotedReadonly\Address::class),
            new Shape(Kiln\Selected\Order::class, context: new Context(groups: ['list'], version: '2.0', strict: true, maxDepth: true)),
            new Shape(Kiln\Shapes\Parcel::class),
            new Shape(Kiln\Sparse\Profile::class, context: new Context(serializeNull: false)),
            new Shape(Kiln\Unions\Message::class),
            new Shape(Kiln\Values\Transfer::class),
        ];
        foreach ($shapes as $shape) {
            yield $shape->name() => [$shape];
        }
    }

    #[Test]
    #[DataProvider('shapes')]
    public function theCodeIsAsExpected(Shape $shape): void
    {
        (new GoldenFile(Shape::FOLDER . "/expected/{$shape->name()}.php"))->assertHolds($shape->print());
    }

    /**
     * @return iterable<string, array{string, list<array{Shape, string}>}> a format; shapes, and the kinds of calls whose code is shown
     */
    public static function formats(): iterable
    {
        $product = new Shape(Kiln\PlainPublic\Product::class);
        $written = [
            $product,
            new Shape(Kiln\Shapes\Parcel::class),
            new Shape(Kiln\Sparse\Profile::class, context: new Context(serializeNull: false)),
            new Shape(Kiln\Unions\Message::class),
        ];
        $of = static fn(string $kind, Shape ...$shapes): array => array_map(static fn(Shape $shape): array => [$shape, $kind], array_values($shapes));
        yield 'csv' => ['csv', $of('write csv', $product)];
        yield 'protobuf' => ['protobuf', $of('read protobuf', new Shape(Kiln\Messages\Order::class))];
        yield 'xml' => ['xml', [...$of('write xml', new Shape(Kiln\Elements\Book::class), ...$written), ...$of('read scan', ...array_column([...self::scanned()], 0))]];
        foreach (['msgpack', 'toml', 'yaml'] as $format) {
            yield $format => [$format, $of("write {$format}", ...$written)];
        }
    }

    /**
     * @param list<array{Shape, string}> $calls
     */
    #[Test]
    #[DataProvider('formats')]
    public function theCodeOfAFormatIsAsExpected(string $format, array $calls): void
    {
        $classes = array_map(static fn(array $call): array => $call[0]->printFor($format, $call[1]), $calls);

        (new GoldenFile(Shape::FOLDER . "/formats/expected/{$format}.php"))->assertHolds(array_merge(...$classes));
    }

    /**
     * @return iterable<string, array{Shape, string, mixed}> with a document of XML, and what it says
     */
    public static function scanned(): iterable
    {
        yield 'Collections' => [
            new Shape(Kiln\Collections\Item::class, 'array<string, ' . Kiln\Collections\Item::class . '>'),
            '<items><entry key="first"><sku>A&amp;B</sku></entry><entry key="second"/></items>',
            ['first' => ['sku' => 'A&B'], 'second' => []],
        ];
        yield 'Elements' => [
            new Shape(Kiln\Elements\Price::class, 'list<' . Kiln\Elements\Price::class . '>'),
            '<items><item currency="EUR">9.5</item><item currency="&lt;x>">1e2</item></items>',
            [['currency' => 'EUR', 'amount' => 9.5], ['currency' => '<x>', 'amount' => 100.0]],
        ];
        yield 'PlainPublic' => [
            new Shape(Kiln\PlainPublic\Product::class),
            '<product><id>7</id><name>Teapot</name><!-- net --><price>12</price><active>true</active></product>',
            ['id' => 7, 'name' => 'Teapot', 'price' => 12.0, 'active' => true],
        ];
    }

    #[Test]
    #[DataProvider('scanned')]
    public function theCodeThatNeedsNoParserDoesAllTheWork(Shape $shape, string $xml, mixed $expected): void
    {
        self::assertSame($expected, $shape->scan($xml));
    }

    #[Test]
    public function theCodeThatReadsMessagesDoesAllTheWork(): void
    {
        $shape = new Shape(Kiln\Messages\Order::class);
        $serializer = Serializer::create();
        $order = $serializer->deserialize($shape->document(), $shape->type());

        self::assertEquals($order, $shape->readMessage($serializer->serialize($order, 'protobuf')));
    }

    #[Test]
    #[DataProvider('shapes')]
    public function theDocumentIsReadAndWritten(Shape $shape): void
    {
        $serializer = Serializer::create()->with($shape->context);

        $object = $serializer->deserialize($shape->document(), $shape->type());

        self::assertInstanceOf($shape->class, $object);
        self::assertEquals($object, $serializer->fromArray(json_decode($shape->document(), true), $shape->type()));
        self::assertSame($shape->written(), $serializer->serialize($object, type: $shape->type()));
        self::assertSame(json_decode($shape->written(), true), $serializer->toArray($object, type: $shape->type()));
    }

    #[Test]
    public function everyFileIsOfAShape(): void
    {
        $shapes = array_keys(iterator_to_array(self::shapes()));

        self::assertSame($shapes, GoldenFile::namesIn(Shape::FOLDER));
        self::assertSame($shapes, GoldenFile::namesIn(Shape::FOLDER . '/expected'));
        self::assertEqualsCanonicalizing(array_keys(iterator_to_array(self::formats())), GoldenFile::namesIn(Shape::FOLDER . '/formats/expected'));
    }
}
