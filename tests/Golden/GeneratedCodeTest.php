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
    }
}
