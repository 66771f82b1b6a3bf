<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Enums\Choices;
use Kiln\Tests\Fixture\Integration\Enums\Hands;
use Kiln\Tests\Fixture\Integration\Enums\Priority;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use Kiln\Tests\Fixture\Integration\Enums\Suit;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class EnumsTest extends IntegrationTestCase
{
    /**
     * @return iterable<string, array{class-string, string, \UnitEnum}>
     */
    public static function enums(): iterable
    {
        yield 'by string' => [Status::class, '"closed"', Status::Closed];
        yield 'by the empty string' => [Status::class, '""', Status::None];
        yield 'by int' => [Priority::class, '2', Priority::High];
        yield 'by name' => [Suit::class, '"Spades"', Suit::Spades];
    }

    /**
     * @param class-string $enum
     */
    #[Test]
    #[DataProvider('enums')]
    public function aCaseIsWrittenAndRead(string $enum, string $json, \UnitEnum $case): void
    {
        self::assertSame($json, self::kiln()->serialize($case));
        self::assertSame($json, self::kiln()->serialize($case, type: $enum));
        self::assertSame($case, self::kiln()->deserialize($json, $enum));
        self::assertSame([$case, null], self::kiln()->deserialize("[{$json},null]", "list<?{$enum}>"));
        self::assertSame("[{$json},null]", self::kiln()->serialize([$case, null], type: "list<?{$enum}>"));
    }

    #[Test]
    public function propertiesHoldCases(): void
    {
        $json = '{"status":"closed","priority":1,"suit":"Hearts","suits":["Spades","Hearts"],"priorities":{"a":2},"either":2,"documented":"open","any":3}';
        $read = self::read($json, Choices::class);

        self::assertSame(Status::Closed, $read->status);
        self::assertSame(Priority::Low, $read->priority);
        self::assertSame(Suit::Hearts, $read->suit);
        self::assertSame([Suit::Spades, Suit::Hearts], $read->suits);
        self::assertSame(['a' => Priority::High], $read->priorities);
        self::assertSame(Priority::High, $read->either);
        self::assertSame(Status::Open, $read->documented);
        self::assertSame(0, $read->any, 'It is only written.');

        $read->any = 3;
        self::assertWrites($json, $read);
        $read->any = Suit::Spades;
        $read->either = Status::Open;
        self::assertStringContainsString('"either":"open","documented":"open","any":"Spades"}', self::kiln()->serialize($read));
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function wrongValues(): iterable
    {
        yield 'no case' => ['{"status":"lost","priority":3,"suit":"Clubs"}', ['invalid_enum at /status', 'invalid_enum at /priority', 'invalid_enum at /suit']];
        yield 'another kind of value' => ['{"status":1,"priority":"1","suit":0}', ['type_mismatch at /status', 'type_mismatch at /priority', 'type_mismatch at /suit']];
        yield 'a name where a value stands' => ['{"status":"Open"}', ['invalid_enum at /status']];
        yield 'a name in other letters' => ['{"suit":"spades"}', ['invalid_enum at /suit']];
        yield 'a float that is whole' => ['{"priority":1.0}', ['type_mismatch at /priority']];
        yield 'null' => ['{"status":null,"priority":null,"documented":null}', ['type_mismatch at /status', 'type_mismatch at /documented']];
        yield 'inside a list and a map' => ['{"suits":["Hearts","x"],"priorities":{"a":1,"b":9}}', ['invalid_enum at /suits/1', 'invalid_enum at /priorities/b']];
        yield 'a constant that is no case' => ['{"priority":"Default"}', ['type_mismatch at /priority']];
        yield 'of none of two enums' => ['{"either":9}', ['type_mismatch at /either']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('wrongValues')]
    public function whatIsNoCaseIsRefused(string $json, array $problems): void
    {
        self::assertRefuses($problems, $json, Choices::class);
    }

    #[Test]
    public function aCaseOfAnotherEnumIsNotWritten(): void
    {
        $choices = new Choices();
        Wrong::put($choices, 'documented', Priority::Low);
        Wrong::put($choices, 'suits', [Suit::Hearts, Status::Open]);

        self::assertCannotWrite(['type_mismatch at /suits/1', 'type_mismatch at /documented'], $choices);
    }

    #[Test]
    public function theKeysOfAMapMayBeThoseOfAnEnum(): void
    {
        $json = '{"byValue":{"open":1,"":2},"byNumber":{"2":1,"1":null},"byName":{"Spades":[1],"Hearts":null}}';
        $hands = self::read($json, Hands::class);

        self::assertSame([['open' => 1, '' => 2], [2 => Priority::Low, 1 => null]], [$hands->byValue, $hands->byNumber]);
        self::assertWrites($json, $hands);
        self::assertEquals(new Hands(), self::read('{"byValue":{},"byName":{}}', Hands::class));
        self::assertRefuses(
            ['invalid_enum at /byValue/opne', 'type_mismatch at /byValue/open', 'invalid_enum at /byNumber/3', 'type_mismatch at /byNumber/x', 'invalid_enum at /byName/spades'],
            '{"byValue":{"opne":1,"open":"1"},"byNumber":{"1":1,"3":1,"x":2},"byName":{"spades":1}}',
            Hands::class,
        );
        self::assertRefuses(['invalid_enum at /0/0', 'type_mismatch at /0/0'], '[["open"]]', 'list<array<' . Status::class . ', int>>');
    }
}
