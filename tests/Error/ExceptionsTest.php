<?php

declare(strict_types=1);

namespace Kiln\Tests\Error;

use Kiln\Error\DeserializationException;
use Kiln\Error\ErrorCode;
use Kiln\Error\KilnException;
use Kiln\Error\ProblemDetails;
use Kiln\Error\Report;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Error\Violations;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(DeserializationException::class)]
#[CoversClass(SerializationException::class)]
#[CoversClass(Report::class)]
#[CoversClass(ProblemDetails::class)]
final class ExceptionsTest extends TestCase
{
    #[Test]
    public function theMessageHasAllProblemsInColumns(): void
    {
        $exception = new DeserializationException('App\Order', 'JSON', self::two());

        self::assertSame(<<<'TEXT'
            Cannot build App\Order from JSON: 2 problems.
              1. lines[2].price   expected float, got string "12,50"   line 14, column 18
                 -> App\Line::$price. [type_mismatch]
              2. customer.email   missing key                          line 4, column 15
                 -> App\Customer::$email. Keys present: "e_mail", "name". Did you mean "e_mail"? [missing_key]
            TEXT, $exception->getMessage());
        self::assertSame('App\Order', $exception->type);
        self::assertCount(2, $exception);
        self::assertSame('customer.email', $exception->violations()->items[1]->path);
        self::assertInstanceOf(KilnException::class, $exception);
    }

    #[Test]
    public function oneProblemWithoutAPositionOriginAndHint(): void
    {
        $exception = new SerializationException(
            'list<App\Order>',
            'an array',
            Violations::of(Violation::mismatch(ErrorCode::TypeMismatch, [], 'array', 7)),
            $cause = new \TypeError('as PHP says it'),
        );

        self::assertSame(<<<'TEXT'
            Cannot write list<App\Order> as an array: 1 problem.
              1. $   expected array, got int 7
                 -> [type_mismatch]
            TEXT, $exception->getMessage());
        self::assertSame($cause, $exception->getPrevious());
        self::assertSame('list<App\Order>', $exception->type);
        self::assertCount(1, $exception);
    }

    #[Test]
    public function aSyntaxErrorShowsItsPlace(): void
    {
        $exception = new DeserializationException('App\Order', 'JSON', Violations::of(new Violation(
            ErrorCode::Syntax,
            [],
            'unexpected "}": expected a value after ","',
            line: 7,
            column: 3,
            offset: 181,
            excerpt: "  \"lines\": [1, 2,\n  }\n  ^",
        )));

        self::assertSame(<<<'TEXT'
            Cannot build App\Order from JSON: 1 problem.
              1. $   unexpected "}": expected a value after ","   line 7, column 3
                 -> [syntax]
                      "lines": [1, 2,
                      }
                      ^
            TEXT, $exception->getMessage());
    }

    #[Test]
    public function aLongCellDoesNotPushTheOthers(): void
    {
        $exception = new DeserializationException('App\Order', 'JSON', Violations::of(
            new Violation(ErrorCode::MissingKey, ['straße'], 'missing key', line: 1, column: 1, offset: 0),
            new Violation(ErrorCode::UnknownKey, [str_repeat('x', 41)], str_repeat('y', 61), line: 2, column: 2, offset: 9),
            new Violation(ErrorCode::UnknownKey, ['ab'], 'unknown key', line: 3, column: 3, offset: 99),
        ));

        self::assertSame(<<<'TEXT'
            Cannot build App\Order from JSON: 3 problems.
              1. straße   missing key   line 1, column 1
                 -> [missing_key]
              2. xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx   yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy   line 2, column 2
                 -> [unknown_key]
              3. ab       unknown key   line 3, column 3
                 -> [unknown_key]
            TEXT, $exception->getMessage());
    }

    #[Test]
    public function fiftyProblemsAreListedAndTheRestIsCounted(): void
    {
        $many = array_map(static fn(int $index): Violation => new Violation(ErrorCode::TypeMismatch, [$index], 'wrong'), range(0, 49));
        $exception = new DeserializationException('App\Order', 'JSON', new Violations($many, 1204));
        $lines = explode("\n", $exception->getMessage());

        self::assertSame('Cannot build App\Order from JSON: 1,254 problems.', $lines[0]);
        self::assertSame('   1. [0]    wrong', $lines[1]);
        self::assertSame('      -> [type_mismatch]', $lines[2]);
        self::assertSame('  50. [49]   wrong', $lines[99]);
        self::assertSame('  and 1,204 more', $lines[101]);
        self::assertCount(102, $lines);
        self::assertCount(1254, $exception);
    }

    #[Test]
    public function problemDetailsTellNoValueClassOrProperty(): void
    {
        $exception = new DeserializationException('App\Order', 'JSON', self::two());

        self::assertSame([
            'type' => 'about:blank',
            'title' => 'Unprocessable Content',
            'status' => 422,
            'detail' => 'The document has 2 problems.',
            'errors' => [
                ['code' => 'type_mismatch', 'pointer' => '#/lines/2/price', 'detail' => 'expected float, got string, line 14, column 18'],
                ['code' => 'missing_key', 'pointer' => '#/customer/email', 'detail' => 'missing key, line 4, column 15'],
            ],
        ], $exception->toProblemDetails());
        self::assertSame('Bad Request', $exception->toProblemDetails(400)['title']);
        self::assertSame(['Client Error', 418], [$exception->toProblemDetails(418)['title'], $exception->toProblemDetails(418)['status']]);
    }

    #[Test]
    public function problemDetailsOfWhatCannotBeWrittenNameNoClass(): void
    {
        $violation = Violation::mismatch(ErrorCode::TypeMismatch, ['total'], 'App\Money', 'SECRET', 'App\Order::$total');
        $exception = new SerializationException('App\Order', 'JSON', new Violations(array_fill(0, 53, $violation)));

        self::assertSame([
            'type' => 'about:blank',
            'title' => 'Internal Server Error',
            'status' => 500,
            'detail' => 'The data to write has 53 problems; 50 of them are listed.',
            'errors' => array_fill(0, 50, ['code' => 'type_mismatch', 'pointer' => '#/total', 'detail' => 'wrong type']),
        ], $exception->toProblemDetails());
    }

    private static function two(): Violations
    {
        return Violations::of(
            Violation::mismatch(ErrorCode::TypeMismatch, ['lines', 2, 'price'], 'float', '12,50', 'App\Line::$price')->withPosition(14, 18, 305),
            (new Violation(
                ErrorCode::MissingKey,
                ['customer', 'email'],
                'missing key',
                origin: 'App\Customer::$email',
                hint: 'Keys present: "e_mail", "name". Did you mean "e_mail"?',
            ))->withPosition(4, 15, 60),
        );
    }
}
