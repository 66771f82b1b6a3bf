<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use Kiln\Context;
use Kiln\Format\Csv\Csv;
use Kiln\Format\DirectFormat;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Format\Toml\Toml;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Yaml\Yaml;
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
     * @return iterable<string, array{Shape, DirectFormat}>
     */
    public static function direct(): iterable
    {
        yield 'Elements.xml' => [new Shape(Kiln\Elements\Book::class), new Xml()];
        $shapes = [
            new Shape(Kiln\PlainPublic\Product::class),
            new Shape(Kiln\Shapes\Parcel::class),
            new Shape(Kiln\Sparse\Profile::class, context: new Context(serializeNull: false)),
            new Shape(Kiln\Unions\Message::class),
        ];
        yield "{$shapes[0]->name()}.csv" => [$shapes[0], new Csv()];
        foreach ($shapes as $shape) {
            foreach ([new MessagePack(), new Toml(), new Xml(), new Yaml()] as $format) {
                yield "{$shape->name()}.{$format->names()[0]}" => [$shape, $format];
            }
        }
    }

    #[Test]
    #[DataProvider('direct')]
    public function theCodeThatMakesNoTreeIsAsExpected(Shape $shape, DirectFormat $format): void
    {
        (new GoldenFile(Shape::FOLDER . "/direct/expected/{$shape->name()}.{$format->names()[0]}.php"))->assertHolds($shape->printDirectly($format));
    }

    /**
     * @return iterable<string, array{Shape, string, mixed}> with a document of XML, and what it says
     */
    public static function scanned(): iterable
    {
        yield 'Collections.xml' => [
            new Shape(Kiln\Collections\Item::class, 'array<string, ' . Kiln\Collections\Item::class . '>'),
            '<items><entry key="first"><sku>A&amp;B</sku></entry><entry key="second"/></items>',
            ['first' => ['sku' => 'A&B'], 'second' => []],
        ];
        yield 'Elements.xml' => [
            new Shape(Kiln\Elements\Price::class, 'list<' . Kiln\Elements\Price::class . '>'),
            '<items><item currency="EUR">9.5</item><item currency="&lt;x>">1e2</item></items>',
            [['currency' => 'EUR', 'amount' => 9.5], ['currency' => '<x>', 'amount' => 100.0]],
        ];
        yield 'PlainPublic.xml' => [
            new Shape(Kiln\PlainPublic\Product::class),
            '<product><id>7</id><name>Teapot</name><!-- net --><price>12</price><active>true</active></product>',
            ['id' => 7, 'name' => 'Teapot', 'price' => 12.0, 'active' => true],
        ];
    }

    #[Test]
    #[DataProvider('scanned')]
    public function theCodeThatNeedsNoParserIsAsExpectedAndDoesAllTheWork(Shape $shape, string $xml, mixed $expected): void
    {
        $store = new RecordingStore();

        self::assertSame($expected, $shape->scan($xml, $store));
        (new GoldenFile(Shape::FOLDER . "/read/expected/{$shape->name()}.xml.php"))->assertHolds($store->classes());
    }

    #[Test]
    public function theCodeThatReadsMessagesIsAsExpectedAndDoesAllTheWork(): void
    {
        $shape = new Shape(Kiln\Messages\Order::class);
        $store = new RecordingStore();
        $serializer = Serializer::create();
        $order = $serializer->deserialize($shape->document(), $shape->type());

        self::assertEquals($order, $shape->readMessage($serializer->serialize($order, 'protobuf'), $store));
        (new GoldenFile(Shape::FOLDER . '/read/expected/Messages.protobuf.php'))->assertHolds($store->classes());
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
        self::assertSame(array_keys(iterator_to_array(self::direct())), GoldenFile::namesIn(Shape::FOLDER . '/direct/expected'));
        self::assertEqualsCanonicalizing(['Messages.protobuf', ...array_keys(iterator_to_array(self::scanned()))], GoldenFile::namesIn(Shape::FOLDER . '/read/expected'));
    }
}
