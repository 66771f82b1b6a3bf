<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Liip;

use Doctrine\Common\Collections\ArrayCollection;
use Kiln\Bridge\Liip\LiipSerializer;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Tests\Bridge\Jms\Reference\Description;
use Kiln\Tests\Fixture\Jms\Liip\Constructed;
use Kiln\Tests\Fixture\Jms\Liip\Everything;
use Kiln\Tests\Fixture\Jms\Liip\Lists;
use Kiln\Tests\Fixture\Jms\Liip\Nested;
use Kiln\Tests\Fixture\Jms\Liip\Ordered;
use Kiln\Tests\Fixture\Jms\Liip\Part;
use Kiln\Tests\Fixture\Jms\Liip\Product;
use Kiln\Tests\Fixture\Jms\Liip\Versions;
use Kiln\Tests\TemporaryDirectory;
use Liip\Serializer\Context;
use Liip\Serializer\Exception\Exception;
use Liip\Serializer\Exception\UnsupportedFormatException;
use Liip\Serializer\Exception\UnsupportedTypeException;
use Liip\Serializer\SerializerInterface;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What liip/serializer 2.6 does with the same classes, by its documentation, its tests and its source.
 */
#[CoversClass(LiipSerializer::class)]
final class LiipSerializerTest extends TestCase
{
    public static function setUpBeforeClass(): void
    {
        require_once __DIR__ . '/package.php';
    }

    /** @return iterable<string, array{list<string>, string}> groups and JSON */
    public static function selected(): iterable
    {
        yield 'none' => [[], '{"api_string":"api/ü","detail_string":"details","in_default":"default","un_annotated":5,"part":{"nested_string":"nested"},"date":"2018-08-03T00:00:00+0200","date_immutable":"2016-06-01T00:00:00+0200","date_with_format":"2020-04-22","weight":1}'];
        yield 'one' => [['api'], '{"api_string":"api/ü"}'];
        yield 'two' => [['details', 'api'], '{"api_string":"api/ü","detail_string":"details"}'];
        yield 'only what is in it explicitly' => [['Default'], '{"in_default":"default"}'];
        yield 'unknown' => [['unknown'], '{}'];
    }

    /**
     * @param list<string> $groups
     */
    #[Test]
    #[DataProvider('selected')]
    public function groupsSelect(array $groups, string $json): void
    {
        $product = new Product();
        $product->apiString = 'api/ü';
        $product->detailString = 'details';
        $product->inDefault = 'default';
        $product->unAnnotated = 5;
        $product->part = new Part('nested');
        $product->date = new \DateTime('2018-08-03', new \DateTimeZone('Europe/Zurich'));
        $product->dateImmutable = new \DateTimeImmutable('2016-06-01', new \DateTimeZone('Europe/Zurich'));
        $product->dateWithFormat = new \DateTime('2020-04-22 10:11:12');

        self::assertSame(str_replace('ü', '\u00fc', $json), self::serializer()->serialize($product, 'json', (new Context())->setGroups($groups)));
    }

    #[Test]
    public function whatIsNullIsLeftOut(): void
    {
        self::assertSame('{"weight":1}', self::serializer()->serialize(new Product(), 'json'));
        self::assertSame('{}', self::serializer()->serialize(new Versions(), 'json', (new Context())->setVersion('1')));
        self::assertSame([], self::serializer()->toArray(new Versions(), (new Context())->setVersion('1')));
    }

    #[Test]
    public function arraysKeepTheirKeysAndValues(): void
    {
        $lists = new Lists();
        $lists->strings = ['a', null, 5];
        $lists->map = ['x' => 'a', 'y' => 1.5];
        $lists->table = [[1, 2], [], ['a' => 3]];
        $lists->parts = [new Part('1'), new Part('2')];
        $lists->partsByName = ['x' => new Part('3')];
        $lists->collection = new ArrayCollection(['a', 'b']);
        $lists->partCollection = new ArrayCollection(['a' => new Part('4')]);

        self::assertSame(
            '{"strings":["a",null,5],"map":{"x":"a","y":1.5},"table":[[1,2],[],{"a":3}],"parts":[{"nested_string":"1"},{"nested_string":"2"}],'
            . '"parts_by_name":{"x":{"nested_string":"3"}},"collection":["a","b"],"part_collection":{"a":{"nested_string":"4"}}}',
            self::serializer()->serialize($lists, 'json'),
        );
        self::assertSame(['x' => ['nested_string' => '3']], self::serializer()->toArray($lists)['parts_by_name'] ?? null);
    }

    #[Test]
    public function emptyArraysAreWritten(): void
    {
        $lists = new Lists();
        $lists->strings = $lists->map = $lists->parts = $lists->partsByName = [];

        self::assertSame('{"strings":[],"map":[],"parts":[],"parts_by_name":{}}', self::serializer()->serialize($lists, 'json'));
    }

    #[Test]
    public function aClassStandsInsideItselfAsOftenAsItMay(): void
    {
        $chain = null;
        for ($level = 3; $level >= 0; --$level) {
            $nested = new Nested();
            $nested->name = (string) $level;
            $nested->inner = $chain;
            $nested->list = [new Nested()];
            $nested->part = new Part('part');
            $chain = $nested;
        }

        self::assertSame(
            '{"name":"0","inner":{"name":"1","inner":{"name":"2","part":{"nested_string":"part"}},"part":{"nested_string":"part"}},"list":[{}],"part":{"nested_string":"part"}}',
            self::serializer()->serialize($chain, 'json'),
        );
    }

    /** @return iterable<string, array{?string, string}> version and JSON */
    public static function versions(): iterable
    {
        yield '1' => ['1', '{"old":"old","changed":"changed"}'];
        yield '2' => ['2', '{"old":"old","changed":"changed"}'];
        yield '3' => ['3', '{"changed":"CHANGED","new":"new"}'];
        yield 'none' => [null, '{"old":"old","changed":"changed","new":"new"}'];
        yield 'empty' => ['', '{"old":"old","changed":"changed","new":"new"}'];
    }

    #[Test]
    #[DataProvider('versions')]
    public function versionsSelectOneOfThoseWithTheSameName(?string $version, string $json): void
    {
        $versions = new Versions();
        $versions->old = 'old';
        $versions->changed = 'changed';
        $versions->new = 'new';
        $context = $version === null ? null : (new Context())->setVersion($version);

        self::assertSame($json, self::serializer()->serialize($versions, 'json', $context));
    }

    #[Test]
    public function gettersAreFoundAndVirtualPropertiesComeLast(): void
    {
        $constructed = new Constructed(5);
        $constructed->setApiString('a');

        self::assertSame('{"api_string":"a_setter","number":5,"label":"NONE","untold":["told"],"second":10}', self::serializer()->serialize($constructed, 'json'));
    }

    #[Test]
    public function theOrderOfTheClassCountsAndScalarsAreNotCast(): void
    {
        self::assertSame('{"second":2,"first":5,"third":3}', self::serializer()->serialize(new Ordered(), 'json'));
    }

    #[Test]
    public function namesAreThoseOfThePropertiesOnRequest(): void
    {
        $product = new Product();
        $product->apiString = 'a';

        self::assertSame('{"apiString":"a"}', LiipSerializer::create(TemporaryDirectory::create(), identicalNaming: true)->serialize($product, 'json', (new Context())->setGroups(['api'])));
    }

    /** @return iterable<string, array{string, class-string|string, string}> JSON, type, description of what is read */
    public static function documents(): iterable
    {
        yield 'null is as good as missing' => [
            '{"api_string":null,"un_annotated":null,"weight":null,"other":1}',
            Product::class,
            'Product{apiString: null, detailString: null, inDefault: null, unAnnotated: null, part: null, date: null, dateImmutable: null, dateWithFormat: null, weight: 1.0}',
        ];
        yield 'dates and objects' => [
            '{"api_string":"a","part":{"nested_string":"n"},"date":"2018-08-03 10:00","date_immutable":"2016-06-01T00:00:00+0200","date_with_format":"2020-04-22","weight":5}',
            Product::class,
            "~^Product\\{apiString: 'a', detailString: null, inDefault: null, unAnnotated: null, part: Part\\{nestedString: 'n'\\}, date: DateTime\\{2018-08-03T10:00:00\\.000000 \\S+\\}, "
            . 'dateImmutable: DateTimeImmutable\{2016-06-01T00:00:00\.000000 \+02:00\}, dateWithFormat: DateTime\{2020-04-22T\S+ \S+\}, weight: 5\.0\}$~D',
        ];
        yield 'a constructor' => [
            '{"number":5,"part":{"nested_string":"n"},"label":"l","api_string":"a","extra":"e"}',
            Constructed::class,
            "Constructed{apiString: 'a_setter', extra: 'e', finished: 1, number: 5, part: Part{nestedString: 'n'}, label: 'l', untold: ['told']}",
        ];
        yield 'defaults of a constructor' => ['{"number":5,"label":null}', Constructed::class, "Constructed{apiString: null, extra: null, finished: 1, number: 5, part: null, label: 'none', untold: ['told']}"];
        yield 'lists' => [
            '{"strings":["a"],"map":{"x":"a"},"parts":[{"nested_string":"1"}],"parts_by_name":{"x":{"nested_string":"2"}},"collection":["a"]}',
            Lists::class,
            "Lists{strings: ['a'], map: ['x' => 'a'], table: null, parts: [Part{nestedString: '1'}], partsByName: ['x' => Part{nestedString: '2'}], collection: ArrayCollection{elements: ['a']}, partCollection: null}",
        ];
        yield 'a list of objects' => ['[{"nested_string":"1"},{"nested_string":"2"}]', 'array<' . Part::class . '>', "[Part{nestedString: '1'}, Part{nestedString: '2'}]"];
    }

    #[Test]
    #[DataProvider('documents')]
    public function documentsAreRead(string $json, string $type, string $description): void
    {
        $data = json_decode($json, true);
        self::assertIsArray($data);
        foreach ([self::serializer()->deserialize($json, $type, 'json'), self::serializer()->fromArray($data, $type)] as $read) {
            $actual = Description::of($read);
            str_starts_with($description, '~') ? self::assertMatchesRegularExpression($description, $actual) : self::assertSame($description, $actual);
        }
    }

    /** @return iterable<string, array{\Closure(SerializerInterface): mixed, class-string<\Throwable>, string, ?class-string<\Throwable>}> */
    public static function refusals(): iterable
    {
        yield 'a format to write' => [static fn(SerializerInterface $serializer): string => $serializer->serialize(new Product(), 'xml'), UnsupportedFormatException::class, 'The format "xml" is not supported here', null];
        yield 'a format to read' => [static fn(SerializerInterface $serializer): mixed => $serializer->deserialize('', Product::class, 'xml'), UnsupportedFormatException::class, 'The format "xml" is not supported here', null];
        yield 'a scalar to write' => [static fn(SerializerInterface $serializer): string => $serializer->serialize(5, 'json'), UnsupportedTypeException::class, 'not int', null];
        yield 'a scalar to make an array of' => [static fn(SerializerInterface $serializer): array => $serializer->toArray('a'), UnsupportedTypeException::class, 'not string', null];
        yield 'no JSON' => [static fn(SerializerInterface $serializer): mixed => $serializer->deserialize('{', Product::class, 'json'), Exception::class, 'Cannot build ' . Product::class . ' from JSON', DeserializationException::class];
        yield 'an expression' => [static fn(SerializerInterface $serializer): string => $serializer->serialize(new Everything(), 'json'), Exception::class, Everything::class . '::$conditional', SerializationException::class];
        yield 'no date' => [static fn(SerializerInterface $serializer): mixed => $serializer->fromArray(['date' => 'never'], Product::class), Exception::class, 'date   expected DateTime, got string "never"', DeserializationException::class];
        yield 'no argument' => [static fn(SerializerInterface $serializer): mixed => $serializer->fromArray(['label' => 'a'], Constructed::class), Exception::class, 'Constructed', DeserializationException::class];
        yield 'infinity' => [static function (SerializerInterface $serializer): string {
            $product = new Product();
            $product->weight = INF;

            return $serializer->serialize($product, 'json');
        }, Exception::class, 'weight   infinite', SerializationException::class];
    }

    /**
     * @param \Closure(SerializerInterface): mixed $work
     * @param class-string<\Throwable>             $class
     * @param ?class-string<\Throwable>            $previous
     */
    #[Test]
    #[DataProvider('refusals')]
    public function whatCannotBeDoneIsThrownAsThePackageThrowsIt(\Closure $work, string $class, string $message, ?string $previous): void
    {
        try {
            $work(self::serializer());
            self::fail('Nothing is thrown.');
        } catch (Exception $exception) {
            self::assertSame($class, $exception::class);
            self::assertStringContainsString($message, $exception->getMessage());
            self::assertSame($previous, $exception->getPrevious() === null ? null : $exception->getPrevious()::class);
        }
    }

    private static function serializer(): SerializerInterface
    {
        return LiipSerializer::create(TemporaryDirectory::create());
    }
}
