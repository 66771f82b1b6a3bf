<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Diagnosis\Findings;
use Kiln\Engine\Diagnosis\ReadDiagnosis;
use Kiln\Engine\Diagnosis\ReadMembers;
use Kiln\Engine\Diagnosis\ReadWalk;
use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Error\Violations;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Property;
use Kiln\Plan\Read;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\MoneyConverter;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Tests\Engine\Diagnosis\Fixture\Suit;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ReadDiagnosis::class)]
#[CoversClass(ReadWalk::class)]
#[CoversClass(ReadMembers::class)]
#[CoversClass(Findings::class)]
final class ReadDiagnosisTest extends TestCase
{
    #[Test]
    public function allProblemsOfADocumentAreFound(): void
    {
        $data = json_decode(<<<'JSON'
            {
                "id": 12345678901234567890,
                "status": "shiped",
                "placed": "2024-02-30T10:00:00Z",
                "lines": [
                    {"sku": "a", "price": 1},
                    {"sku": 7, "price": 1.5},
                    {"sku": "c", "price": "12,50"},
                    "none"
                ],
                "customer": {"e_mail": "a@example.org", "name": "Ann"},
                "bom-ref": [1],
                "statsu": 1
            }
            JSON, true);

        $message = (new DeserializationException('App\Order', 'JSON', self::find(self::orderPlan(), $data)))->getMessage();

        self::assertSame(<<<'TEXT'
            Cannot build App\Order from JSON: 9 problems.
              1. id               expected int, got float 1.2345678901234567E+19
                 -> App\Order::$id. An int goes from -9223372036854775808 to 9223372036854775807. [integer_overflow]
              2. status           expected one of "open", "shipped", "cancelled", got string "shiped"
                 -> App\Order::$status. Did you mean "shipped"? [invalid_enum]
              3. placed           expected date (RFC 3339), got string "2024-02-30T10:00:00Z"
                 -> App\Order::$placed. Such as "2024-02-29T13:45:00+01:00". [invalid_date]
              4. lines[1].sku     expected string, got int 7
                 -> App\Line::$sku. Put it in quotes. [type_mismatch]
              5. lines[2].price   expected float, got string "12,50"
                 -> App\Line::$price. Numbers have a dot and no quotes. [type_mismatch]
              6. lines[3]         expected object, got string "none"
                 -> App\Order::$lines. [type_mismatch]
              7. customer.email   missing key
                 -> App\Customer::$email. Keys present: "e_mail", "name". Did you mean "e_mail"? [missing_key]
              8. ["bom-ref"]      expected string, got array of 1
                 -> App\Order::$bomRef. [type_mismatch]
              9. statsu           unknown key
                 -> Kiln\Tests\Engine\Diagnosis\Fixture\Line. [unknown_key]
            TEXT, $message);
    }

    #[Test]
    public function nothingIsFoundWhereNothingIsWrong(): void
    {
        $data = json_decode(<<<'JSON'
            {"id": 1, "status": "open", "placed": "2024-02-29T10:00:00.5+01:00", "lines": [{"sku": "a", "price": 1}],
            "customer": {"email": "a@example.org"}, "bom-ref": null}
            JSON, true);

        self::assertTrue(self::find(self::orderPlan(), $data)->isEmpty());
    }

    #[Test]
    public function theAnchorOfAMissingKeyIsTheObjectThatLacksIt(): void
    {
        $violations = self::find(self::orderPlan(), ['customer' => []]);
        $anchors = array_map(static fn(Violation $violation): array => [$violation->path, $violation->anchor()], $violations->items);

        self::assertSame([['id', []], ['status', []], ['placed', []], ['lines', []], ['customer.email', ['customer']]], $anchors);
    }

    /** @return iterable<string, array{Read\ReadNode, mixed, list<string>}> node, data, problems */
    public static function values(): iterable
    {
        $int = self::int();
        $float = new Read\Scalar([ScalarKind::Float], false);
        $string = self::string();
        $bool = new Read\Scalar([ScalarKind::Bool], true);

        yield 'int' => [$int, 7, []];
        yield 'int for float' => [$float, 7, []];
        yield 'float for int' => [$int, 1.0, ['$: expected int, got float 1.0 [type_mismatch]']];
        yield 'a large float that is not whole numbers only' => [$int, 1.5E+300, ['$: expected int, got float 1.5E+300. An int goes from -9223372036854775808 to 9223372036854775807. [integer_overflow]']];
        yield 'one more than the largest int' => [$int, 9223372036854775808.0, ['$: expected int, got float 9.223372036854776E+18. An int goes from -9223372036854775808 to 9223372036854775807. [integer_overflow]']];
        yield 'a large float below the range' => [$int, 9007199254740992.0, ['$: expected int, got float 9007199254740992.0 [type_mismatch]']];
        yield 'a large float for a text' => [$string, 1.0E+20, ['$: expected string, got float 1.0E+20. Put it in quotes. [type_mismatch]']];
        yield 'a large float for int or float' => [new Read\Scalar([ScalarKind::Int, ScalarKind::Float], false), 1.0E+20, []];
        yield 'digits for int' => [$int, '7', ['$: expected int, got string "7". Leave out the quotes. [type_mismatch]']];
        yield 'a fraction for int' => [$int, '7.5', ['$: expected int, got string "7.5" [type_mismatch]']];
        yield 'a comma for a dot' => [$float, '12,50', ['$: expected float, got string "12,50". Numbers have a dot and no quotes. [type_mismatch]']];
        yield 'int for string' => [$string, 7, ['$: expected string, got int 7. Put it in quotes. [type_mismatch]']];
        yield 'int for bool' => [$bool, 1, ['$: expected bool, got int 1 [type_mismatch]']];
        yield 'a text for bool' => [$bool, 'true', ['$: expected bool, got string "true". Leave out the quotes. [type_mismatch]']];
        yield 'null for string' => [$string, null, ['$: expected string, got null [type_mismatch]']];
        yield 'an object for string' => [$string, ['a' => 1], ['$: expected string, got object with "a" [type_mismatch]']];
        yield 'one of two kinds' => [new Read\Scalar([ScalarKind::Int, ScalarKind::String], false), 1.5, ['$: expected int or string, got float 1.5 [type_mismatch]']];
        yield 'anything' => [new Read\Anything(), [[]], []];
        yield 'null' => [new Read\NullOnly(), null, []];
        yield 'something for null' => [new Read\NullOnly(), 0, ['$: expected null, got int 0 [type_mismatch]']];
        yield 'null for a nullable' => [new Read\Nullable($int), null, []];
        yield 'something for a nullable' => [new Read\Nullable($int), 'a', ['$: expected int, got string "a" [type_mismatch]']];
        yield 'an optional' => [new Read\OptionalOf($int), 'a', ['$: expected int, got string "a" [type_mismatch]']];

        $status = new Read\EnumFrom(Status::class, false, false);
        yield 'a case' => [$status, 'open', []];
        yield 'no case' => [$status, 'lost', ['$: expected one of "open", "shipped", "cancelled", got string "lost" [invalid_enum]']];
        yield 'no text for a case' => [$status, 1, ['$: expected one of "open", "shipped", "cancelled", got int 1 [type_mismatch]']];
        yield 'a number for a case' => [new Read\EnumFrom(Level::class, false, true), 2, []];
        yield 'no number of a case' => [new Read\EnumFrom(Level::class, false, true), 3, ['$: expected one of 1, 2, got int 3 [invalid_enum]']];
        yield 'digits for a number of a case' => [new Read\EnumFrom(Level::class, false, true), '2', ['$: expected one of 1, 2, got string "2" [type_mismatch]']];
        yield 'a name' => [new Read\EnumFrom(Suit::class, true, false), 'Spades', []];
        yield 'a name misspelt' => [new Read\EnumFrom(Suit::class, true, false), 'spades', ['$: expected one of "Hearts", "Spades", got string "spades". Did you mean "Spades"? [invalid_enum]']];

        $date = new Read\DateFrom(\DateTimeImmutable::class, ['Y-m-d', 'U'], 'UTC');
        yield 'a date' => [$date, '2024-02-29', []];
        yield 'a date as a number' => [$date, 1_700_000_000, []];
        yield 'a day that does not exist' => [$date, '2023-02-29', ['$: expected date (Y-m-d or U), got string "2023-02-29" [invalid_date]']];
        yield 'no text for a date' => [$date, true, ['$: expected date (Y-m-d or U), got bool true [type_mismatch]']];
        yield 'a number for RFC 3339' => [new Read\DateFrom(\DateTime::class, [], null), 1_700_000_000, ['$: expected date (RFC 3339), got int 1700000000 [type_mismatch]']];
        yield 'a duration' => [new Read\IntervalFrom(null), 'P1D', []];
        yield 'no duration' => [new Read\IntervalFrom(null), '1 day', ['$: expected duration (ISO 8601), got string "1 day". Such as "P1DT12H30M". [invalid_duration]']];
        yield 'a duration by a format' => [new Read\IntervalFrom('%H:%I'), '12:30', []];
        yield 'no duration by a format' => [new Read\IntervalFrom('%H:%I'), 'P1D', ['$: expected duration (%H:%I), got string "P1D" [invalid_duration]']];
        yield 'no text for a duration' => [new Read\IntervalFrom(null), 5, ['$: expected duration (ISO 8601), got int 5 [type_mismatch]']];

        $list = new Read\ListOf($int);
        yield 'a list' => [$list, [1, 2], []];
        yield 'an empty list' => [$list, [], []];
        yield 'an object for a list' => [$list, ['a' => 1], ['$: expected array, got object with "a" [type_mismatch]']];
        yield 'items' => [$list, [1, 'b', null], ['[1]: expected int, got string "b" [type_mismatch]', '[2]: expected int, got null [type_mismatch]']];
        yield 'lists of lists' => [new Read\ListOf($list), [[1], ['b'], 3], ['[1][0]: expected int, got string "b" [type_mismatch]', '[2]: expected array, got int 3 [type_mismatch]']];

        $map = new Read\MapOf(ScalarKind::String, $int);
        yield 'a map' => [$map, ['a' => 1, '7' => 2], []];
        yield 'a list for a map of texts' => [$map, [1, 2], []];
        yield 'a text for a map' => [$map, 'a', ['$: expected object, got string "a" [type_mismatch]']];
        yield 'members' => [$map, ['a' => 'x', '7' => 'y'], ['a: expected int, got string "x" [type_mismatch]', '["7"]: expected int, got string "y" [type_mismatch]']];
        yield 'int keys' => [new Read\MapOf(ScalarKind::Int, $int), [3 => 1, 'a' => 1], ['a: expected int as key, got string "a" [type_mismatch]']];
        yield 'any array' => [new Read\AnyArray($int), ['a' => 1, 'b' => 'x'], ['b: expected int, got string "x" [type_mismatch]']];
        yield 'no array' => [new Read\AnyArray(new Read\Anything()), 1, ['$: expected array or object, got int 1 [type_mismatch]']];
        yield 'an iterator' => [new Read\IteratorOf($list), ['x'], ['[0]: expected int, got string "x" [type_mismatch]']];
        yield 'an ArrayObject' => [new Read\ArrayObjectOf(\ArrayObject::class, $map), 1, ['$: expected object, got int 1 [type_mismatch]']];
        yield 'a stdClass' => [new Read\StdClassOf(), ['a' => [1]], []];
        yield 'an empty stdClass' => [new Read\StdClassOf(), [], []];
        yield 'a list for a stdClass' => [new Read\StdClassOf(), [1, 2], ['$: expected object, got array of 2 [type_mismatch]']];

        $shape = new Read\ShapeOf([new Read\ShapeElement('width', $int, false), new Read\ShapeElement('unit', $string, true)], false, false, true);
        yield 'a shape' => [$shape, ['width' => 1], []];
        yield 'no shape' => [$shape, 1, ['$: expected object, got int 1 [type_mismatch]']];
        yield 'a shape that lacks a key' => [$shape, ['widht' => 1, 'unit' => 2], [
            'width: missing key. Keys present: "widht", "unit". Did you mean "widht"? [missing_key]',
            'unit: expected string, got int 2. Put it in quotes. [type_mismatch]',
            'widht: unknown key. Did you mean "width"? [unknown_key]',
        ]];
        yield 'a shape that drops other keys' => [new Read\ShapeOf([], false, false, false), ['a' => 1], []];
        $tuple = new Read\ShapeOf([new Read\ShapeElement(0, $int, false), new Read\ShapeElement(1, $string, false)], true, false, true);
        yield 'a tuple' => [$tuple, [1, 'a'], []];
        yield 'a tuple too short' => [$tuple, [1], ['[1]: missing element [missing_key]']];
        yield 'a tuple too long' => [$tuple, [1, 'a', 2], ['[2]: unknown key [unknown_key]']];

        $union = new Read\OneOf([
            new Read\UnionCase(new Guard\IsBackedValue(Status::class), $status),
            new Read\UnionCase(new Guard\IsScalar(ScalarKind::Int, false), $int),
            new Read\UnionCase(new Guard\HasKeys(['width']), $shape),
        ]);
        yield 'a member of a union' => [$union, 'open', []];
        yield 'another member of a union' => [$union, ['width' => 'x'], ['width: expected int, got string "x" [type_mismatch]']];
        yield 'no member of a union' => [$union, ['height' => 1], ['$: expected one of "open", "shipped", "cancelled" or int or object with "width", got object with "height" [type_mismatch]']];

        $convert = new Read\Convert(new Converter(MoneyConverter::class, ['currency' => 'CHF']));
        yield 'what a converter takes' => [$convert, '1 CHF', []];
        yield 'what a converter refuses' => [$convert, 1, ['$: expected an amount in CHF, got int 1. Such as "12.50 CHF". [conversion_failed]']];
        yield 'null for a nullable converter' => [new Read\Nullable($convert), null, []];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('values')]
    public function aValueIsJudged(Read\ReadNode $node, mixed $data, array $problems): void
    {
        self::assertSame($problems, self::lines(self::find(self::plan($node), $data)));
    }

    #[Test]
    public function anObjectIsAnObject(): void
    {
        $plan = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [self::field('sku', self::string(), Read\Missing::Null)]));

        self::assertSame([], self::lines(self::find($plan, ['sku' => 'a'])));
        self::assertSame([], self::lines(self::find($plan, [])), 'PHP cannot tell [] from {}');
        self::assertSame(['$: expected object, got array of 2 [type_mismatch]'], self::lines(self::find($plan, [1, 2])));
        self::assertSame(['$: expected object, got null [type_mismatch]'], self::lines(self::find($plan, null)));
    }

    #[Test]
    public function theFirstKeyThatIsPresentAndNotNullCounts(): void
    {
        $field = new Read\ReadField(['name', 'title', 'label'], self::target(), self::string(), Read\Missing::Fail, null, 'App\Line::$name');
        $plan = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [$field]));

        self::assertSame([], self::lines(self::find($plan, ['name' => null, 'label' => 'a'])));
        self::assertSame(['title: expected string, got int 1. App\Line::$name. Put it in quotes. [type_mismatch]'], self::lines(self::find($plan, ['title' => 1, 'label' => 'a'])));
        self::assertSame(['title: expected string, got null. App\Line::$name [type_mismatch]'], self::lines(self::find($plan, ['title' => null])));
        self::assertSame(['name: missing key. App\Line::$name. No keys present. [missing_key]'], self::lines(self::find($plan, [])));
    }

    /** @return iterable<string, array{Read\Missing, Read\ReadNode, array<mixed>, list<string>}> */
    public static function missing(): iterable
    {
        foreach ([Read\Missing::Leave, Read\Missing::Null, Read\Missing::Default, Read\Missing::Absent] as $rule) {
            yield "{$rule->name}, missing" => [$rule, self::int(), [], []];
            yield "{$rule->name}, null" => [$rule, self::int(), ['a' => null], ['a: expected int, got null. App\Line::$a [type_mismatch]']];
            yield "{$rule->name}, null for a nullable" => [$rule, new Read\Nullable(self::int()), ['a' => null], []];
            yield "{$rule->name}, null for an optional nullable" => [$rule, new Read\OptionalOf(new Read\Nullable(self::int())), ['a' => null], []];
            yield "{$rule->name}, null for a converter" => [$rule, new Read\Convert(new Converter(MoneyConverter::class, [])), ['a' => null], ['a: expected converted value, got null. App\Line::$a [type_mismatch]']];
            yield "{$rule->name}, present" => [$rule, self::int(), ['a' => 1], []];
        }
    }

    /**
     * @param array<mixed> $data
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('missing')]
    public function aKeyMayBeMissingWhereThePlanSaysSo(Read\Missing $rule, Read\ReadNode $node, array $data, array $problems): void
    {
        $plan = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [self::field('a', $node, $rule)]));

        self::assertSame($problems, self::lines(self::find($plan, $data)));
    }

    #[Test]
    public function aMissingKeyIsNotSoughtAmongKeysThatMeanSomethingElse(): void
    {
        $plan = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [
            self::field('name', self::string()),
            self::field('names', new Read\Anything(), Read\Missing::Null),
        ]));

        self::assertSame(['name: missing key. App\Line::$name. Keys present: "names". [missing_key]'], self::lines(self::find($plan, ['names' => 1])));
        self::assertSame(['name: missing key. App\Line::$name. Keys present: "names", "Name". Did you mean "Name"? [missing_key]'], self::lines(self::find($plan, ['names' => 1, 'Name' => 1])));
    }

    #[Test]
    public function noMoreThanTenKeysAreNamed(): void
    {
        $plan = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [self::field('name', self::string())]));
        $data = array_fill_keys(array_map(static fn(int $number): string => "k{$number}", range(1, 12)), 1);

        self::assertSame(
            ['name: missing key. App\Line::$name. Keys present: "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10" and 2 more. [missing_key]'],
            self::lines(self::find($plan, $data)),
        );
    }

    #[Test]
    public function theClassIsToldByAKey(): void
    {
        $plan = self::plan(
            new Read\Discriminated(Person::class, 'type', ['car' => new Read\ObjectOf('Car', Line::class), 'truck' => new Read\ObjectOf('Truck', Line::class), 7 => new Read\ObjectOf('Car', Line::class)]),
            self::object('Car', [self::field('doors', self::int())]),
            self::object('Truck', []),
        );

        self::assertSame([], self::lines(self::find($plan, ['type' => 'truck'])));
        self::assertSame([], self::lines(self::find($plan, ['type' => '7', 'doors' => 4])));
        self::assertSame(['doors: expected int, got string "x". App\Line::$doors [type_mismatch]'], self::lines(self::find($plan, ['type' => 'car', 'doors' => 'x'])));
        self::assertSame(['type: missing key that tells the type. Allowed: "car", "truck", 7. [missing_discriminator]'], self::lines(self::find($plan, ['doors' => 4])));
        self::assertSame(['type: expected one of "car", "truck", 7, got string "trukc". Did you mean "truck"? [invalid_discriminator]'], self::lines(self::find($plan, ['type' => 'trukc'])));
        self::assertSame(['type: expected one of "car", "truck", 7, got null [invalid_discriminator]'], self::lines(self::find($plan, ['type' => null])));
        self::assertSame(['type: expected one of "car", "truck", 7, got float 7.0 [invalid_discriminator]'], self::lines(self::find($plan, ['type' => 7.0])));
        self::assertSame(['$: expected object, got array of 1 [type_mismatch]'], self::lines(self::find($plan, ['car'])));
    }

    #[Test]
    public function unknownKeysAreRefusedWhereThePlanSaysSo(): void
    {
        $fields = [self::field('email', self::string()), self::field('name', self::string(), Read\Missing::Null)];
        $open = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', $fields));
        $strict = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', $fields, ['email', 'name', 'type']));

        self::assertSame([], self::lines(self::find($open, ['email' => 'a', 'nane' => 1])));
        self::assertSame([
            'nane: unknown key. Kiln\Tests\Engine\Diagnosis\Fixture\Line. Did you mean "name"? [unknown_key]',
            'e_mail: unknown key. Kiln\Tests\Engine\Diagnosis\Fixture\Line [unknown_key]',
            '["7"]: unknown key. Kiln\Tests\Engine\Diagnosis\Fixture\Line [unknown_key]',
        ], self::lines(self::find($strict, ['email' => 'a', 'type' => 'x', 'nane' => 1, 'e_mail' => 1, '7' => 1])));
    }

    #[Test]
    public function anInlinedObjectIsReadFromTheKeysAroundIt(): void
    {
        $address = self::object('Address', [self::field('ship_city', self::string()), self::field('ship_zip', self::string(), Read\Missing::Null)]);
        $required = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [
            self::field('name', self::string()),
            new Read\Splice(self::target(), new Read\ObjectOf('Address', Line::class), 'ship_', ['ship_city', 'ship_zip'], 'App\Line::$address'),
        ]), $address);
        $nullable = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [
            new Read\Splice(self::target(), new Read\Nullable(new Read\ObjectOf('Address', Line::class)), 'ship_', ['ship_city', 'ship_zip'], 'App\Line::$address'),
        ]), $address);

        self::assertSame([], self::lines(self::find($required, ['name' => 'a', 'ship_city' => 'b'])));
        self::assertSame(
            ['ship_city: missing key. App\Line::$ship_city. Keys present: "name", "ShipCity". Did you mean "ShipCity"? [missing_key]'],
            self::lines(self::find($required, ['name' => 'a', 'ShipCity' => 'b'])),
        );
        self::assertSame([], self::lines(self::find($nullable, ['name' => 'a'])));
        self::assertSame(
            ['ship_city: missing key. App\Line::$ship_city. Keys present: "ship_zip". [missing_key]'],
            self::lines(self::find($nullable, ['ship_zip' => 'b'])),
        );
    }

    #[Test]
    public function anInlinedMapTakesTheKeysThatAreLeft(): void
    {
        $all = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [
            self::field('name', self::string()),
            new Read\Splice(self::target(), new Read\MapOf(ScalarKind::String, self::int()), '', ['name'], 'App\Line::$rest'),
        ]));
        $prefixed = self::plan(new Read\ObjectOf('Line', Line::class), self::object('Line', [
            new Read\Splice(self::target(), new Read\Nullable(new Read\MapOf(ScalarKind::Int, self::int())), 'x_', [], 'App\Line::$rest'),
        ]));

        self::assertSame(['b: expected int, got string "x". App\Line::$rest [type_mismatch]'], self::lines(self::find($all, ['name' => 'a', 'a' => 1, 'b' => 'x'])));
        self::assertSame([
            'x_b: expected int as key, got string "b". App\Line::$rest [type_mismatch]',
            'x_2: expected int, got null. App\Line::$rest [type_mismatch]',
        ], self::lines(self::find($prefixed, ['name' => 'a', 'x_1' => 1, 'x_b' => 2, 'x_2' => null])));
    }

    #[Test]
    public function anObjectThatIsFilledNeedsNoKeysAndKeepsItsReadonlyProperties(): void
    {
        [$plan, $friend] = self::populatePlan();
        $person = new Person();

        self::assertSame([], self::lines(self::find($plan, [], $person)));
        self::assertSame([], self::lines(self::find($plan, ['name' => 'Ann', 'friend' => null], $person)));
        self::assertSame([
            'id: the property is readonly and cannot be changed. App\Line::$id. Leave the key out. [readonly_property]',
            'name: expected string, got int 1. App\Line::$name. Put it in quotes. [type_mismatch]',
            'friend.name: missing key. App\Line::$name. No keys present. [missing_key]',
        ], self::lines(self::find($plan, ['id' => 1, 'name' => 1, 'friend' => []], $person)));

        $person->friend = $friend;
        self::assertSame([
            'friend.name: expected string, got null. App\Line::$name [type_mismatch]',
            'friend.friend.name: missing key. App\Line::$name. No keys present. [missing_key]',
        ], self::lines(self::find($plan, ['friend' => ['name' => null, 'friend' => []]], $person)));
    }

    #[Test]
    public function fiftyProblemsAreDescribedAndAllAreCounted(): void
    {
        $violations = self::find(self::plan(new Read\ListOf(self::int())), array_fill(0, 1254, 'x'));

        self::assertCount(50, $violations->items);
        self::assertCount(1254, $violations);
    }

    #[Test]
    public function aLargeObjectWithKeysLikeIndicesTakesNoQuadraticTime(): void
    {
        // Not packed, so that telling whether it is a list takes a walk over all keys.
        $data = json_decode('{' . implode(',', array_map(static fn(int $number): string => "\"{$number}\":\"x\"", range(0, 199_999))) . '}', true);

        self::assertCount(200_000, self::find(self::plan(new Read\MapOf(ScalarKind::String, self::int())), $data));
        self::assertCount(200_000, self::find(self::plan(new Read\ShapeOf([], false, false, true)), $data));
    }

    private static function orderPlan(): Read\ReadPlan
    {
        return self::plan(
            new Read\ObjectOf('Order', Line::class),
            self::object('Order', [
                self::field('id', self::int(), origin: 'App\Order'),
                self::field('status', new Read\EnumFrom(Status::class, false, false), origin: 'App\Order'),
                self::field('placed', new Read\DateFrom(\DateTimeImmutable::class, [], null), origin: 'App\Order'),
                self::field('lines', new Read\ListOf(new Read\ObjectOf('Line', Line::class)), origin: 'App\Order'),
                self::field('customer', new Read\ObjectOf('Customer', Line::class), origin: 'App\Order'),
                new Read\ReadField(['bom-ref'], self::target(), new Read\Nullable(self::string()), Read\Missing::Leave, null, 'App\Order::$bomRef'),
            ], ['id', 'status', 'placed', 'lines', 'customer', 'bom-ref']),
            self::object('Line', [
                self::field('sku', self::string()),
                self::field('price', new Read\Scalar([ScalarKind::Float], false)),
            ]),
            self::object('Customer', [self::field('email', self::string(), origin: 'App\Customer')]),
        );
    }

    /**
     * @return array{Read\ReadPlan, Person}
     */
    private static function populatePlan(): array
    {
        $create = new Read\ObjectOf('Create', Person::class);
        $populate = new Read\ObjectOf('Populate', Person::class);
        $property = static fn(string $name, bool $isReadonly = false): Property => new Property(Person::class, $name, true, $isReadonly);
        $fields = [
            new Read\ReadField(['id'], $property('id', true), self::int(), Read\Missing::Leave, null, 'App\Line::$id'),
            new Read\ReadField(['name'], $property('name'), self::string(), Read\Missing::Leave, null, 'App\Line::$name'),
            new Read\ReadField(['friend'], $property('friend'), new Read\Nullable(new Read\PopulateOrCreate($populate, $create)), Read\Missing::Leave, null, 'App\Line::$friend'),
        ];

        return [
            self::plan(
                $populate,
                new Read\ReadObject('Populate', Person::class, new Read\ExistingObject(), $fields, [], null),
                new Read\ReadObject('Create', Person::class, new Read\NewObject(true, []), [self::field('name', self::string())], [], null),
            ),
            new Person(),
        ];
    }

    private static function plan(Read\ReadNode $root, Read\ReadObject ...$objects): Read\ReadPlan
    {
        return new Read\ReadPlan('test', $root, array_column($objects, null, 'id'), []);
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     * @param ?list<string>          $allowedKeys
     */
    private static function object(string $id, array $fields, ?array $allowedKeys = null): Read\ReadObject
    {
        return new Read\ReadObject($id, Line::class, new Read\NewObject(true, []), $fields, [], $allowedKeys);
    }

    private static function field(string $key, Read\ReadNode $value, Read\Missing $missing = Read\Missing::Fail, string $origin = 'App\Line'): Read\ReadField
    {
        return new Read\ReadField([$key], self::target(), $value, $missing, null, "{$origin}::\${$key}");
    }

    private static function target(): Read\Argument
    {
        return new Read\Argument(0, 'any');
    }

    private static function int(): Read\Scalar
    {
        return new Read\Scalar([ScalarKind::Int], false);
    }

    private static function string(): Read\Scalar
    {
        return new Read\Scalar([ScalarKind::String], false);
    }

    private static function find(Read\ReadPlan $plan, mixed $data, ?object $existing = null): Violations
    {
        return (new ReadDiagnosis(new Converters(), new Context()))->find($plan, $data, $existing);
    }

    /**
     * @return list<string> `path: message. origin. hint [code]`
     */
    private static function lines(Violations $violations): array
    {
        return array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->message}"
            . ($violation->origin === '' ? '' : ". {$violation->origin}")
            . ($violation->hint === '' ? '' : ". {$violation->hint}")
            . " [{$violation->code->value}]", $violations->items);
    }
}
