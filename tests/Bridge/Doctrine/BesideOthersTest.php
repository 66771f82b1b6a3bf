<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Doctrine;

use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Error\SerializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Doctrine\Shop\Address;
use Kiln\Tests\Fixture\Doctrine\Shop\Author;
use Kiln\Tests\Fixture\Doctrine\Shop\Book;
use Kiln\Tests\Fixture\Doctrine\Shop\Customer;
use Kiln\Tests\Fixture\Doctrine\Shop\Line;
use Kiln\Tests\Fixture\Doctrine\Shop\Order;
use Kiln\Tests\Fixture\Doctrine\Shop\Payment;
use Kiln\Tests\Fixture\Doctrine\Shop\Tag;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\IgnoreDeprecations;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Exception\CircularReferenceException;
use Symfony\Component\Serializer\Mapping\Factory\ClassMetadataFactory;
use Symfony\Component\Serializer\Mapping\Loader\AttributeLoader;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Normalizer\PropertyNormalizer;
use Symfony\Component\Serializer\Serializer as Symfony;

/**
 * What others make of the same entities, whose properties they read, too.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhpExtension('pdo_sqlite')]
#[IgnoreDeprecations]
final class BesideOthersTest extends TestCase
{
    private const REST = '"placed":"2026-11-23T12:00:00+00:00","lines":[{"id":1,"sku":"a","quantity":1},{"id":2,"sku":"b","quantity":2}],"tags":[{"id":1,"name":"new"}]';

    private const ANN = '{"id":1,"name":"Ann","address":{"street":"High Street 1","city":"Bath"}}';

    /**
     * @return iterable<string, array{\Closure(Database): mixed, string, string, string}> what is written, by Kiln, by
     *                                                                                    symfony/serializer, by jms/serializer
     */
    public static function entities(): iterable
    {
        yield 'an entity' => [
            static fn(Database $database): mixed => $database->entities->find(Order::class, 1)?->lines()->first(),
            '{"id":1,"sku":"a","quantity":1}',
            '{"id":1,"sku":"a","quantity":1}',
            '{"id":1,"sku":"a","quantity":1}',
        ];
        yield 'a collection' => [
            static fn(Database $database): mixed => $database->entities->find(Order::class, 1)?->tags(),
            '[{"id":1,"name":"new"}]',
            '[{"id":1,"name":"new"}]',
            '[{"id":1,"name":"new"}]',
        ];
        yield 'a collection with a gap' => [
            static function (Database $database): mixed {
                $lines = $database->entities->find(Order::class, 1)?->lines();
                $lines?->remove(0);

                return $lines;
            },
            '[{"id":2,"sku":"b","quantity":2}]',
            '{"1":{"id":2,"sku":"b","quantity":2}}',
            '{"1":{"id":2,"sku":"b","quantity":2}}',
        ];
        yield 'a proxy' => [
            static fn(Database $database): mixed => $database->entities->getReference(Customer::class, 1),
            self::ANN,
            '{"id":1}',
            self::ANN,
        ];
        yield 'an entity with all that it refers to' => [
            static fn(Database $database): mixed => $database->entities->find(Order::class, 1),
            '{"id":1,"customer":' . self::ANN . ',' . self::REST . ',"payment":null}',
            '{"id":1,"customer":{"id":1},' . self::REST . ',"payment":null}',
            '{"id":1,"customer":' . self::ANN . ',' . self::REST . '}',
        ];
        yield 'both ends of an association' => [
            static fn(Database $database): mixed => $database->entities->find(Author::class, 1),
            SerializationException::class,
            CircularReferenceException::class,
            '{"id":1,"books":[{"id":1,"title":"T"}],"name":"Eve"}',
        ];
    }

    /**
     * @param \Closure(Database): mixed $data
     */
    #[Test]
    #[DataProvider('entities')]
    public function eachWritesItSo(\Closure $data, string $kiln, string $symfony, string $jms): void
    {
        $properties = new PropertyNormalizer(new ClassMetadataFactory(new AttributeLoader()));
        $others = new Symfony([new DateTimeNormalizer(), $properties], [new JsonEncoder()]);
        $jmsSerializer = Jms::create()->setPropertyNamingStrategy(new IdenticalPropertyNamingStrategy())->build();

        self::assertSame([$kiln, $symfony, $jms], [
            self::outcome(static fn(mixed $value): string => Serializer::create()->serialize($value), $data),
            self::outcome(static fn(mixed $value): string => $others->serialize($value, 'json'), $data),
            self::outcome(static fn(mixed $value): string => $jmsSerializer->serialize($value, 'json'), $data),
        ]);
    }

    /**
     * @param \Closure(mixed): string   $write
     * @param \Closure(Database): mixed $data
     *
     * @return string what is written, or the class of what is thrown
     */
    private static function outcome(\Closure $write, \Closure $data): string
    {
        $database = new Database([Customer::class, Order::class, Line::class, Tag::class, Payment::class, Author::class, Book::class]);
        $order = new Order();
        $customer = new Customer('Ann', new Address('High Street 1', 'Bath'));
        $order->customer = $customer;
        $order->add(new Line('a'));
        $order->add(new Line('b', 2));
        $tag = new Tag('new');
        $order->tags()->add($tag);
        $author = new Author('Eve');
        $author->books->add(new Book('T', $author));
        $database->store($customer, $tag, $order, $author);
        try {
            return $write($data($database));
        } catch (\Exception $exception) {
            return $exception::class;
        }
    }
}
