<?php

declare(strict_types=1);

namespace Kiln\Tests\Error;

use Kiln\Error\ErrorCode;
use Kiln\Error\Violation;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Violation::class)]
#[CoversClass(ErrorCode::class)]
final class ViolationTest extends TestCase
{
    #[Test]
    public function aMismatchSaysWhatWasExpectedAndWhatStoodThere(): void
    {
        $violation = Violation::mismatch(ErrorCode::TypeMismatch, ['lines', 2, 'price'], 'float', '12,50', 'App\Line::$price', 'Numbers have a dot.');

        self::assertSame('expected float, got string "12,50"', $violation->message);
        self::assertSame('float', $violation->expected);
        self::assertSame('string "12,50"', $violation->actual);
        self::assertSame('string', $violation->actualKind);
        self::assertSame('lines[2].price', $violation->path);
        self::assertSame('/lines/2/price', $violation->pointer);
        self::assertNull($violation->line);
    }

    #[Test]
    public function aPositionIsAddedLater(): void
    {
        $violation = Violation::mismatch(ErrorCode::TypeMismatch, ['price'], 'float', 'x', 'App\Line::$price', 'Hint.');
        $placed = $violation->withPosition(14, 18, 305);

        self::assertSame([14, 18, 305], [$placed->line, $placed->column, $placed->offset]);
        self::assertSame(
            [$violation->code, $violation->segments, $violation->message, $violation->expected, $violation->actual, $violation->actualKind, $violation->origin, $violation->hint],
            [$placed->code, $placed->segments, $placed->message, $placed->expected, $placed->actual, $placed->actualKind, $placed->origin, $placed->hint],
        );
    }

    #[Test]
    public function theItemOfAStreamHasAPathBelowItsIndex(): void
    {
        $violation = Violation::mismatch(ErrorCode::TypeMismatch, ['price'], 'float', 'x')->withPosition(3, 4, 5)->below([17]);

        self::assertSame('[17].price', $violation->path);
        self::assertSame('/17/price', $violation->pointer);
        self::assertSame([3, 4, 5], [$violation->line, $violation->column, $violation->offset]);
    }

    #[Test]
    public function aMissingKeyIsLookedForAtTheObjectThatLacksIt(): void
    {
        self::assertSame(['customer'], (new Violation(ErrorCode::MissingKey, ['customer', 'email'], 'missing key'))->anchor());
        self::assertSame([], (new Violation(ErrorCode::MissingDiscriminator, ['type'], 'missing key'))->anchor());
        self::assertSame(['customer', 'email'], (new Violation(ErrorCode::UnknownKey, ['customer', 'email'], 'unknown key'))->anchor());
        self::assertSame([], (new Violation(ErrorCode::Syntax, [], 'unexpected end'))->anchor());
    }

    #[Test]
    public function theDetailTellsNothingOfTheDocumentAndTheCode(): void
    {
        $mismatch = Violation::mismatch(ErrorCode::TypeMismatch, ['price'], 'float', 'SECRET', 'App\Line::$price', 'SECRET hint.');
        self::assertSame('expected float, got string', $mismatch->detail());
        self::assertSame('expected float, got string, line 2, column 3', $mismatch->withPosition(2, 3, 9)->detail());

        self::assertSame('wrong syntax', (new Violation(ErrorCode::Syntax, [], 'unexpected "SECRET"'))->detail());
        self::assertSame('missing key', (new Violation(ErrorCode::MissingKey, ['a'], 'missing key', origin: 'App\Line::$a', hint: 'Keys present: "SECRET".'))->detail());
        self::assertSame(
            'missing key that tells the type: expected one of "car", "truck"',
            (new Violation(ErrorCode::MissingDiscriminator, ['type'], 'missing key that tells the type', 'one of "car", "truck"'))->detail(),
        );
        self::assertSame('expected int, got object', Violation::mismatch(ErrorCode::TypeMismatch, [], 'int', new \ArrayObject())->detail());
    }

    #[Test]
    public function itIsJson(): void
    {
        $violation = Violation::mismatch(ErrorCode::InvalidEnum, ['lines', 0, "caf\xE9"], 'one of "a", "b"', "\xFF", 'App\Line::$x', 'Did you mean "a"?')
            ->withPosition(1, 2, 3);

        self::assertJsonStringEqualsJsonString(<<<'JSON'
            {
                "code": "invalid_enum",
                "path": "lines[0][\"caf\\ufffd\"]",
                "pointer": "/lines/0/caf\ufffd",
                "message": "expected one of \"a\", \"b\", got string \"\\ufffd\"",
                "expected": "one of \"a\", \"b\"",
                "actual": "string \"\\ufffd\"",
                "origin": "App\\Line::$x",
                "hint": "Did you mean \"a\"?",
                "line": 1,
                "column": 2,
                "offset": 3
            }
            JSON, json_encode($violation, JSON_THROW_ON_ERROR));
    }

    #[Test]
    public function everyCodeHasASummaryOfItsOwn(): void
    {
        $summaries = array_map(static fn(ErrorCode $code): string => $code->summary(), ErrorCode::cases());

        self::assertSame($summaries, array_values(array_unique($summaries)));
        foreach (ErrorCode::cases() as $code) {
            self::assertMatchesRegularExpression('/\A[a-z]+(?:_[a-z0-9]+)*\z/', $code->value);
        }
    }
}
