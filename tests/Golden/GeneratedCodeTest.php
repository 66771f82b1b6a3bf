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
    /** Its folders are the shapes of {@see JmsCodeTest}. */
    private const JMS = 'Jms';

    /**
     * @return iterable<string, array{Shape}>
     */
    public static function shapes(): iterable
    {
        $shapes = [
            new Shape(Accessors\Account::class),
            new Shape(Collections\Stock::class),
            new Shape(Converted\Bill::class),
            new Shape(Defaults\Settings::class),
            new Shape(Discriminated\Garage::class),
            new Shape(EnumsAndDates\Task::class),
            new Shape(Generics\Page::class, Generics\Page::class . '<' . Generics\Product::class . '>'),
            new Shape(InheritedPrivate\Customer::class),
            new Shape(Inlined\Delivery::class),
            new Shape(Lifecycle\Basket::class),
            new Shape(Limited\Person::class, context: new Context(maxDepth: true)),
            new Shape(Named\Component::class),
            new Shape(NotConstructed\Ticket::class),
            new Shape(Optionals\UserPatch::class),
            new Shape(PlainPublic\Product::class),
            new Shape(Populated\Truck::class, asArrays: true, populate: true),
            new Shape(PromotedReadonly\Address::class),
            new Shape(Recursive\Category::class),
            new Shape(Selected\Order::class, context: new Context(groups: ['list'], version: '2.0', strict: true)),
            new Shape(Shapes\Parcel::class),
            new Shape(Sparse\Profile::class, context: new Context(serializeNull: false)),
            new Shape(Unions\Message::class),
        ];
        foreach ($shapes as $shape) {
            yield basename($shape->folder()) => [$shape];
        }
    }

    #[Test]
    #[DataProvider('shapes')]
    public function theCodeIsAsExpected(Shape $shape): void
    {
        (new ExpectedFiles($shape->folder() . '/expected'))->assertAre($shape->print());
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
    public function everyFolderIsAShape(): void
    {
        $folders = array_values(array_diff(ExpectedFiles::foldersIn(__DIR__), [self::JMS]));

        self::assertSame($folders, array_keys(iterator_to_array(self::shapes())));
    }
}
