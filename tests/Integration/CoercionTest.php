<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine\Value\Coercion;
use Kiln\Error\DeserializationException;
use Kiln\Optional;
use Kiln\Plan\Read\Coerced;
use Kiln\Tests\Fixture\Integration\Coercion\Day;
use Kiln\Tests\Fixture\Integration\Coercion\LocalSettings;
use Kiln\Tests\Fixture\Integration\Coercion\Order;
use Kiln\Tests\Fixture\Integration\Coercion\Plain;
use Kiln\Tests\Fixture\Integration\Coercion\Search;
use Kiln\Tests\Fixture\Integration\Coercion\Settings;
use Kiln\Tests\Fixture\Integration\Coercion\Shelf;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Values that come as text: query strings, forms, the environment.
 */
#[CoversClass(Coercion::class)]
#[CoversClass(Coerced::class)]
final class CoercionTest extends IntegrationTestCase
{
    /**
     * @return iterable<string, array{string}>
     */
    public static function texts(): iterable
    {
        $texts = [
            '', ' ', '0', '-0', '+0', '00', '1', '-1', '+1', '+-1', '--1', '01', '-01', '7 ', ' 7', "\n7\t", "7\0", '7a', 'a7', '1_000', '1,000', '1.0', '1.', '.5', '.', '-.5', '+.5e3', '1e3',
            '1E-3', '1e', 'e1', '1e400', '-1e400', '0x1A', '0b1', '0o7', '9223372036854775807', '-9223372036854775808', '9223372036854775808', '-9223372036854775809', '٣', 'true', 'TRUE', 'True',
            'false', 'FALSE', 'on', 'off', 'ON', 'yes', 'no', 'y', 'n', 't', 'f', 'null', 'NaN', 'INF', '-inf', ' true ', "false\n", 'truefalse', '2', '10', "\u{a0}1", '1 2', '--', '1.5', '-1.5', '1.5.1', '1e1.5',
        ];
        foreach ($texts as $text) {
            yield json_encode($text, JSON_THROW_ON_ERROR) => [$text];
        }
    }

    #[Test]
    #[DataProvider('texts')]
    public function numbersAndBoolsAreThoseOfFilterVar(string $text): void
    {
        $expected = [
            'int' => filter_var($text, FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE),
            'float' => filter_var($text, FILTER_VALIDATE_FLOAT, FILTER_NULL_ON_FAILURE),
            // There an empty text is false.
            'bool' => trim($text) === '' ? null : filter_var($text, FILTER_VALIDATE_BOOL, FILTER_NULL_ON_FAILURE),
        ];
        foreach ($expected as $type => $value) {
            try {
                self::assertSame($value, self::kiln()->fromArray($text, $type, new Context(coerce: true)), $type);
            } catch (DeserializationException $exception) {
                self::assertNull($value, "{$type}: {$exception->getMessage()}");
            }
        }
    }

    #[Test]
    public function aQueryStringIsRead(): void
    {
        parse_str(
            'q=7&page=2&max_price=12.5&exact=on&weight=3&flag=off&any=5&note=&order=2&shelf=low&side=&from=2026-11-22&until=24.12.2026&within=P1D&tags=a&ids[3]=1&ids[7]=2'
            . '&limits[a]=1&limits[b]=&pages=4&rank=&range[from]=1&range[to]=no&orders[]=1&rest[]=1&inner[q]=x&inner[page]=3',
            $query,
        );
        $search = self::kiln()->fromArray($query, Search::class, new Context(coerce: true));

        self::assertEquals(
            new Search(
                '7',
                2,
                12.5,
                true,
                3,
                false,
                '5',
                '',
                Order::Down,
                Shelf::Low,
                null,
                new \DateTimeImmutable('2026-11-22 00:00:00'),
                new \DateTime('2026-12-24 00:00:00'),
                new \DateInterval('P1D'),
                ['a'],
                [1, 2],
                ['a' => 1.0, 'b' => null],
                new \ArrayObject([4]),
                Optional::of(null),
                ['from' => 1, 'to' => false],
                [Order::Up],
                ['1'],
                new Search('x', 3),
            ),
            $search,
        );
        self::assertSame([3, 1.0], [$search->weight, $search->limits['a']]);
        self::assertEquals($search, self::read(json_encode($query, JSON_THROW_ON_ERROR), Search::class, new Context(coerce: true)));
    }

    #[Test]
    public function whatHasItsTypeAlreadyIsTakenAsEver(): void
    {
        $json = '{"q":"","page":2,"max_price":1,"exact":true,"weight":1.5,"flag":1,"any":"","note":null,"order":1,"shelf":null,"from":"2026-11-22T10:00:00.123456789+01:00","tags":[],"ids":[1],"range":{"from":1}}';

        self::assertEquals(self::read($json, Search::class), self::read($json, Search::class, new Context(coerce: true)));
    }

    #[Test]
    public function anEmptyTextIsNullOrNoValue(): void
    {
        $search = self::kiln()->fromArray(['q' => '', 'max_price' => '', 'order' => '', 'from' => '', 'within' => '', 'tags' => '', 'ids' => '', 'orders' => ''], Search::class, new Context(coerce: true));

        self::assertEquals(new Search('', tags: [], ids: []), $search);
        self::assertRefuses(['type_mismatch at /page', 'type_mismatch at /exact'], '{"q":"","page":"","exact":""}', Search::class, new Context(coerce: true));
    }

    #[Test]
    public function whatDoesNotFitIsRefusedAsItCame(): void
    {
        self::assertRefuses(
            [
                'missing_key at /q', 'type_mismatch at /page', 'type_mismatch at /max_price', 'type_mismatch at /exact', 'type_mismatch at /any', 'invalid_enum at /order', 'invalid_enum at /shelf',
                'invalid_date at /from', 'type_mismatch at /tags', 'type_mismatch at /ids/1', 'type_mismatch at /inner',
            ],
            '{"page":"1.0","max_price":"1,5","exact":"maybe","any":true,"order":"3","shelf":"Low","from":"2026-02-30","tags":{"a":"b"},"ids":["1","x"],"inner":""}',
            Search::class,
            new Context(coerce: true),
        );
        try {
            self::kiln()->fromArray(['q' => 'q', 'page' => '2x'], Search::class, new Context(coerce: true));
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertStringContainsString('page   expected int, got string "2x"', $exception->getMessage());
        }
    }

    #[Test]
    public function nothingIsCastUnlessItIsAskedFor(): void
    {
        self::assertRefuses(
            ['type_mismatch at /page', 'type_mismatch at /exact', 'invalid_date at /from', 'type_mismatch at /tags'],
            '{"q":"","page":"2","exact":"true","from":"2026-11-22","tags":"a"}',
            Search::class,
        );
    }

    #[Test]
    public function theAttributeGoesBeforeTheContext(): void
    {
        $read = self::read('{"port":"8080","strict":1,"debug":"yes","plain":{"number":5,"text":"7"}}', Settings::class);

        self::assertSame([8080, 1, true, 5, 7], [$read->port, $read->strict, $read->isDebug(), $read->plain?->number, $read->plain?->text]);
        self::assertRefuses(['type_mismatch at /strict', 'type_mismatch at /plain/number'], '{"strict":"1","plain":{"number":"5"}}', Settings::class);
        self::assertRefuses(['type_mismatch at /strict'], '{"strict":"1","plain":{"number":"5"}}', Settings::class, new Context(coerce: true));
        self::assertSame(0.5, self::read('{"ratio":".5"}', LocalSettings::class)->ratio);
        self::assertSame(-1, self::read('{"given":"1"}', Plain::class)->number);
    }

    #[Test]
    public function anObjectIsFilledLikewise(): void
    {
        $search = self::kiln()->populate(new Search('q', tags: ['t']), '{"page":"5","ids":"7","inner":{"q":"i","page":"6"}}', context: new Context(coerce: true));

        self::assertEquals(new Search('q', 5, tags: ['t'], ids: [7], inner: new Search('i', 6)), $search);
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public static function dates(): iterable
    {
        yield 'RFC 3339' => ['2026-11-22T10:00:00+02:00', '2026-11-22T10:00:00+02:00'];
        yield 'with nanoseconds' => ['2026-11-22T10:00:00.123456789Z', '2026-11-22T10:00:00.123456+00:00'];
        yield 'an offset without a colon' => ['2026-11-22T10:00:00+0200', '2026-11-22T10:00:00+02:00'];
        yield 'a day' => ['2026-11-22', '2026-11-22T00:00:00+00:00'];
        yield 'a form' => ['2026-11-22T10:30', '2026-11-22T10:30:00+00:00'];
        yield 'no offset' => ['2026-11-22T10:30:05', '2026-11-22T10:30:05+00:00'];
        yield 'a database' => ['2026-11-22 10:30:05', '2026-11-22T10:30:05+00:00'];
    }

    #[Test]
    #[DataProvider('dates')]
    public function datesAreReadAsProgramsWriteThem(string $text, string $expected): void
    {
        $read = self::read(json_encode(['day' => $text], JSON_THROW_ON_ERROR), Day::class, new Context(coerce: true));

        self::assertEquals(new \DateTimeImmutable($expected), $read->day);
        self::assertRefuses(['invalid_date at /day'], '{"day":"tomorrow"}', Day::class, new Context(coerce: true));
        self::assertRefuses(['type_mismatch at /day'], '{"day":20261122}', Day::class, new Context(coerce: true));
    }

    #[Test]
    public function aCallMayChangeOnlyThat(): void
    {
        $serializer = self::kiln(new Context(strict: true));

        self::assertSame(5, $serializer->fromArray(['number' => '5'], Plain::class, new Context(coerce: true))->number);
        $this->expectException(DeserializationException::class);
        $serializer->fromArray(['number' => '5', 'more' => 1], Plain::class, new Context(coerce: true));
    }
}
