<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer;

use Kiln\Context;
use Kiln\Engine\Php\Printer\ExpectedTable;
use Kiln\Engine\Php\Printer\TablePrinter;
use Kiln\Engine\Planning;
use Kiln\Format\Expected;
use Kiln\Tests\Engine\Php\Printer\Fixture\Expected\Car;
use Kiln\Tests\Engine\Php\Printer\Fixture\Expected\Ship;
use Kiln\Tests\Engine\Php\Printer\Fixture\Expected\Tour;
use Kiln\Tests\Engine\Php\Printer\Fixture\Expected\Vehicle;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ExpectedTable::class)]
#[CoversClass(TablePrinter::class)]
#[CoversClass(Expected::class)]
final class ExpectedTableTest extends TestCase
{
    /** @return iterable<string, array{string, int}> */
    public static function scalars(): iterable
    {
        yield 'string' => ['string', Expected::TEXT];
        yield '?string' => ['?string', Expected::TEXT | Expected::NULL];
        yield 'int' => ['int', Expected::INT];
        yield 'true' => ['true', Expected::BOOL];
        yield 'null' => ['null', Expected::NULL];
        yield 'int|string|bool' => ['int|string|bool', Expected::INT | Expected::TEXT | Expected::BOOL];
        yield 'mixed' => ['mixed', Expected::ANY];
        yield 'a date' => ['DateTimeImmutable', Expected::TEXT];
        yield 'a duration or null' => ['?DateInterval', Expected::TEXT | Expected::NULL];
        yield 'a date or a number' => ['DateTimeImmutable|int', Expected::TEXT | Expected::INT];
    }

    #[Test]
    #[DataProvider('scalars')]
    public function aScalarHasKinds(string $type, int $kinds): void
    {
        $expected = self::expected($type);

        self::assertSame($kinds, $expected->kinds($expected->root));
    }

    #[Test]
    public function listsMapsAndTuplesSayWhatTheyHold(): void
    {
        $list = self::expected('list<?int>');
        self::assertSame(0, $list->kinds($list->root));
        self::assertSame(Expected::INT | Expected::NULL, $list->item($list->root, 3));

        $map = self::expected('array<string, list<bool>>');
        self::assertSame(Expected::BOOL, $map->item($map->member($map->root, 'any'), 0));

        $tuple = self::expected('array{int, string}');
        self::assertSame(Expected::INT, $tuple->item($tuple->root, 0));
        self::assertSame(Expected::TEXT, $tuple->item($tuple->root, 1));
        self::assertSame(Expected::ANY, $tuple->item($tuple->root, 2));

        $either = self::expected('string|list<float>|array<string, int>|null');
        self::assertSame(Expected::TEXT | Expected::NULL, $either->kinds($either->root));
        self::assertSame(Expected::FLOAT, $either->item($either->root, 0));
        self::assertSame(Expected::INT, $either->member($either->map($either->root, ['a' => '1']), 'a'));
    }

    #[Test]
    public function membersOfObjectsAreKnownByAllTheirKeys(): void
    {
        $expected = self::expected(Tour::class);
        $tour = $expected->map($expected->root, []);

        self::assertSame(Expected::TEXT, $expected->kinds($expected->member($tour, 'name')));
        self::assertSame(Expected::TEXT, $expected->kinds($expected->member($tour, 'title')), 'an alias');
        self::assertSame(Expected::FLOAT, $expected->kinds($expected->member($tour, 'lat')), 'of an inlined object');
        self::assertSame(Expected::INT, $expected->kinds($expected->member($tour, 'level')), 'an enum');
        self::assertSame(Expected::ANY, $expected->kinds($expected->member($tour, 'unknown')));

        $next = $expected->member($tour, 'next');
        self::assertSame(Expected::TEXT, $expected->kinds($expected->member($next, 'name')), 'an object of its own class');
    }

    #[Test]
    public function theMembersOfAMapDecideBetweenClasses(): void
    {
        $expected = self::expected(Vehicle::class);
        $car = $expected->map($expected->root, ['type' => 'car']);
        $ship = $expected->map($expected->root, ['type' => '7']);

        self::assertSame(Expected::TEXT, $expected->member($car, 'size'));
        self::assertSame(Expected::INT, $expected->member($ship, 'size'));
        self::assertSame(Expected::ANY, $expected->map($expected->root, ['type' => 'plane']));

        $union = self::expected(Car::class . '|' . Ship::class . '|null');
        self::assertSame(Expected::INT, $union->member($union->map($union->root, ['type' => '7', 'size' => '1']), 'size'));
    }

    #[Test]
    public function theTableIsPrintedAsCode(): void
    {
        $class = TablePrinter::expected((new Planning())->read('list<?int>', new Context()));

        self::assertStringContainsString("return new Expected(-1, [\n            [0, 5, [], 31, []],\n        ]);", $class->code);
    }

    private static function expected(string $type): Expected
    {
        return ExpectedTable::of((new Planning())->read($type, new Context()));
    }
}
