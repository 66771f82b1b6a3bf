<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Doctrine;

use Kiln\Bridge\Doctrine\EntityReferences;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Plan\Planner\Referring;
use Kiln\Plan\Referenced;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Doctrine\Shop\Address;
use Kiln\Tests\Fixture\Doctrine\Shop\Customer;
use Kiln\Tests\Fixture\Doctrine\Shop\Misplaced;
use Kiln\Tests\Fixture\Doctrine\Shop\Order;
use Kiln\Tests\Fixture\Doctrine\Shop\Payment;
use Kiln\Tests\Fixture\Doctrine\Shop\Review;
use Kiln\Tests\Fixture\Doctrine\Shop\Stock;
use Kiln\Tests\Fixture\Doctrine\Shop\Tag;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Entities that are written as their identifiers.
 */
#[CoversClass(EntityReferences::class)]
#[CoversClass(Referenced::class)]
#[CoversClass(Referring::class)]
#[RequiresPhpExtension('pdo_sqlite')]
final class EntityReferencesTest extends TestCase
{
    private const REVIEW = '{"id":1,"by":1,"stock":{"place":"north","tag":1},"tags":[1,2],"text":"good"}';

    #[Test]
    public function whatAnEntityRefersToIsWrittenAsItsIdentifierAndNotLoaded(): void
    {
        $database = self::filled();
        $review = $database->entities->find(Review::class, 1);

        self::assertSame(self::REVIEW, self::kiln($database)->serialize($review));
        self::assertTrue($database->entities->isUninitializedObject($review?->by));
        self::assertSame(json_decode(self::REVIEW, true), self::kiln($database)->toArray($review));
        self::assertSame('{"id":null,"by":null,"stock":null,"tags":[],"text":"new"}', self::kiln($database)->serialize(new Review('new')));
    }

    #[Test]
    public function anIdentifierBecomesItsEntity(): void
    {
        $database = self::filled();
        $review = self::kiln($database)->deserialize(self::REVIEW, Review::class);

        self::assertInstanceOf(Review::class, $review);
        self::assertSame($database->entities->find(Customer::class, 1), $review->by);
        self::assertSame('north', $review->stock?->place);
        self::assertSame([$database->entities->find(Tag::class, 1), $database->entities->find(Tag::class, 2)], $review->tags->toArray());
        self::assertNull(self::kiln($database)->deserialize('{"by":null,"tags":[],"text":""}', Review::class)->by);
    }

    #[Test]
    public function itNeedNotBeLookedUp(): void
    {
        $database = self::filled();
        $review = self::kiln($database, checks: false)->deserialize('{"by":7,"tags":[1],"text":"new"}', Review::class);

        self::assertTrue($database->entities->isUninitializedObject($review->by));
        self::assertSame([], $database->statements->made);
    }

    /**
     * @return iterable<string, array{string, string, string}>
     */
    public static function wrong(): iterable
    {
        yield 'one that no entity has' => ['{"by":7,"tags":[],"text":""}', '/by', 'expected the identifier of a ' . Customer::class . ', got int 7'];
        yield 'of another type' => ['{"by":"1","tags":[],"text":""}', '/by', 'expected the identifier of a ' . Customer::class . ', an int, got string "1"'];
        yield 'an object' => ['{"by":{"id":1},"tags":[],"text":""}', '/by', 'expected the identifier of a ' . Customer::class . ', an int, got object with "id"'];
        yield 'one of a list' => ['{"tags":[1,9],"text":""}', '/tags/1', 'expected the identifier of a ' . Tag::class . ', got int 9'];
        yield 'null in a list' => ['{"tags":[null],"text":""}', '/tags/0', 'expected the identifier of a ' . Tag::class . ', got null'];
        yield 'a part alone' => ['{"stock":{"place":"north"},"tags":[],"text":""}', '/stock', 'expected the identifier of a ' . Stock::class . ': an object with "place", "tag", got object with "place"'];
        yield 'more than its parts' => ['{"stock":{"place":"north","tag":1,"more":1},"tags":[],"text":""}', '/stock', 'expected the identifier of a ' . Stock::class . ': an object with "place", "tag", got object with "place", "tag", "more"'];
    }

    #[Test]
    #[DataProvider('wrong')]
    public function aWrongOneIsAProblemOfTheDocument(string $json, string $pointer, string $message): void
    {
        try {
            self::kiln(self::filled())->deserialize($json, Review::class);
            self::fail();
        } catch (DeserializationException $exception) {
            [$violation] = $exception->violations()->items;
            self::assertSame([$pointer, $message], [$violation->pointer, $violation->message]);
        }
    }

    #[Test]
    public function anEntityThatIsNotSavedHasNone(): void
    {
        $review = new Review('new');
        $review->by = new Customer('Bea', new Address('s', 'c'));

        $this->expectException(SerializationException::class);
        $this->expectExceptionMessageMatches('/by +expected an entity that has an identifier.*It is not saved yet/s');

        self::kiln(self::filled())->serialize($review);
    }

    #[Test]
    public function aCollectionThatRefersToTheSameStaysAsItIs(): void
    {
        $database = self::filled();
        $review = $database->entities->find(Review::class, 1);
        self::assertInstanceOf(Review::class, $review);

        self::kiln($database)->populate($review, '{"tags":[1,2],"text":"better"}');
        $database->statements->made = [];
        $database->entities->flush();
        self::assertSame(['UPDATE Review SET text = ? WHERE id = ?'], $database->statements->made);

        self::kiln($database)->populate($review, '{"tags":[2]}');
        $database->store();
        self::assertSame('{"id":1,"by":1,"stock":{"place":"north","tag":1},"tags":[2],"text":"better"}', self::kiln($database)->serialize($database->entities->find(Review::class, 1)));
    }

    #[Test]
    public function nothingSaysWhatIdentifiesThem(): void
    {
        $review = new Review('new');
        $review->by = new Customer('Bea', new Address('s', 'c'));

        $this->expectExceptionObject(new InvalidMetadata('no_references', Customer::class, 'a property with #[Reference] refers to it, and nothing says what identifies its objects.', 'Say it by SerializerBuilder::withReferences().'));

        Serializer::create()->serialize($review);
    }

    #[Test]
    public function whereThereIsNothingToReferToItIsAMistake(): void
    {
        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('#[Reference] stands at a property of type ?list<int>, which refers to no object. Remove it, or name the class of the objects. [misplaced_attribute]');

        Serializer::create()->serialize(new Misplaced());
    }

    private static function kiln(Database $database, bool $checks = true): Serializer
    {
        return SerializerBuilder::create()->withReferences(new EntityReferences($database->entities, $checks))->build();
    }

    private static function filled(): Database
    {
        $database = new Database([Customer::class, Order::class, Payment::class, Tag::class, Review::class, Stock::class]);
        [$customer, $new, $old] = [new Customer('Ann', new Address('High Street 1', 'Bath')), new Tag('new'), new Tag('old')];
        $database->entities->persist($new);
        $database->entities->flush();
        $stock = new Stock('north', $new, 5);
        $review = new Review('good');
        $review->by = $customer;
        $review->stock = $stock;
        $review->tags->add($new);
        $review->tags->add($old);
        $database->store($customer, $old, $stock, $review);

        return $database;
    }
}
