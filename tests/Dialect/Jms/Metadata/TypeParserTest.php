<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Metadata;

use JMS\Serializer\Type\Parser;
use Kiln\Dialect\Jms\Metadata\Attributes\TypeParser;
use Kiln\Dialect\Jms\Metadata\Attributes\TypeToken;
use Kiln\Dialect\Jms\Metadata\Attributes\TypeTokens;
use Kiln\Error\InvalidMetadata;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Types are understood as jms/serializer understands them.
 */
#[CoversClass(TypeParser::class)]
#[CoversClass(TypeToken::class)]
#[CoversClass(TypeTokens::class)]
final class TypeParserTest extends TestCase
{
    /** Between brackets, separators and names: what a type of chance is made of. */
    private const PIECES = [
        'a', 'array', 'Foo\Bar', '\Foo', 'null', 'NULL', 'x_1', "'", '"', "'it''s'", '"q""q"', "''", '0', '7', '1.5', '1.2.3', '1e5', '1E-3', '9', '-',
        '<', '>', '<', '>', '[', ']', ',', ',', ' ', "\n", '?', '|', '(', '.', 'é', 'ſ', "\u{212A}", "\xFF", '99999999999999999999', "'<'", 'T<U>', 'A<1,[2]>',
    ];

    /** @return iterable<string, array{string, array<mixed>}> type and its array form */
    public static function understood(): iterable
    {
        yield 'a name' => ['string', ['name' => 'string', 'params' => []]];
        yield 'a class' => ['App\Order_2', ['name' => 'App\Order_2', 'params' => []]];
        yield 'spaces' => [" array <\n int\t> ", ['name' => 'array', 'params' => [['name' => 'int', 'params' => []]]]];
        yield 'no parameters' => ['array<>', ['name' => 'array', 'params' => []]];
        yield 'types in types' => ['array<string, array<A>>', ['name' => 'array', 'params' => [
            ['name' => 'string', 'params' => []],
            ['name' => 'array', 'params' => [['name' => 'A', 'params' => []]]],
        ]]];
        yield 'texts, null, and a list' => ["DateTime<'Y-m-d', null, [\"Y\", 'U', [1]]>", ['name' => 'DateTime', 'params' => ['Y-m-d', null, ['Y', 'U', [1]]]]];
        yield 'quotes in texts' => ["T<'it''s', \"a\"\"b\", ''>", ['name' => 'T', 'params' => ["it's", 'a"b', '']]];
        yield 'numbers' => ['float<2, 1.50, 1e3, 5E-1, 007>', ['name' => 'float', 'params' => [2, 1.5, 1000.0, 0.5, 7]]];
        yield 'a number too large' => ['T<99999999999999999999>', ['name' => 'T', 'params' => [PHP_INT_MAX]]];
        yield 'what follows is ignored' => ['string|null', ['name' => 'string', 'params' => []]];
        yield 'also after parameters' => ['array<A>>,]', ['name' => 'array', 'params' => [['name' => 'A', 'params' => []]]]];
        yield 'a backslash in front' => ['\App\Order', ['name' => '\\', 'params' => []]];
        yield 'null in capitals is a name' => ['A<NULL>', ['name' => 'A', 'params' => [['name' => 'NULL', 'params' => []]]]];
        yield 'a quote that is not closed is an empty text' => ["A<'>", ['name' => 'A', 'params' => ['']]];
        yield 'an empty list' => ['A<[]>', ['name' => 'A', 'params' => [[]]]];
        yield 'a list behind a name' => ['A<B[1], 2]>', ['name' => 'A', 'params' => [[[1], 2]]]];
        yield 'not UTF-8' => ["A<\xFF>", ['name' => "A<\xFF>", 'params' => []]];
    }

    /** @param array<mixed> $expected */
    #[Test]
    #[DataProvider('understood')]
    public function aTypeIsUnderstood(string $type, array $expected): void
    {
        self::assertSame($expected, (new Parser())->parse($type), 'The original does something else than this test says.');
        self::assertSame($expected, (new TypeParser())->parse($type)->toArray());
    }

    /** @return iterable<string, array{string, string}> type and what the message says */
    public static function refused(): iterable
    {
        yield 'nothing' => ['', 'it is empty'];
        yield 'only spaces' => [" \n", 'it is empty'];
        yield 'a question mark' => ['?string', 'it begins with ?, which is no name'];
        yield 'null' => ['null', 'it begins with null, which is no name'];
        yield 'a number' => ['5', 'it begins with 5, which is no name'];
        yield 'a text' => ["'a'", 'it begins with a, which is no name'];
        yield 'a list' => ['[1]', 'it begins with [, which is no name'];
        yield 'brackets behind a name' => ['A[]', 'a [ follows a name, but lists are written as array<T>'];
        yield 'no end' => ['array<A', 'it ends too early'];
        yield 'no end of an inner type' => ['array<string, array<A>', 'it ends too early'];
        yield 'nothing behind the bracket' => ['array<', 'it ends too early'];
        yield 'nothing behind a comma' => ['array<A,>', '> stands where a type or a value should be'];
        yield 'no comma' => ['array<A B>', 'B stands where a comma or an end should be'];
        yield 'the end of another bracket' => ['array<[A>]', '> stands where a comma or an end should be'];
        yield 'a negative number' => ['array<-1>', '- stands where a type or a value should be'];
        yield 'a sign that belongs to no type' => ['array<A|B>', '| stands where a comma or an end should be'];
    }

    #[Test]
    #[DataProvider('refused')]
    public function aTypeIsRefused(string $type, string $problem): void
    {
        self::assertNull(self::original($type), 'The original takes it.');
        try {
            (new TypeParser())->parse($type, 'App\Order::$lines');
        } catch (InvalidMetadata $error) {
            self::assertSame('invalid_type', $error->errorCode);
            self::assertSame(
                "App\\Order::\$lines: \"{$type}\" is not a type of jms/serializer: {$problem}. Write a type such as int, App\\Line, array<App\\Line> or array<string, float>. [invalid_type]",
                $error->getMessage(),
            );

            return;
        }
        self::fail('It was taken.');
    }

    /** @return array<string, array{int}> */
    public static function seeds(): array
    {
        return Chance::seeds();
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('seeds')]
    public function anyTextIsWhatItIsToTheOriginal(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $taken = 0;
        $cases = Chance::cases(3_000);
        for ($case = 0; $case < $cases; ++$case) {
            $type = self::anyType($chance->forCase($case));
            $expected = self::original($type);
            try {
                $seen = (new TypeParser())->parse($type)->toArray();
            } catch (InvalidMetadata) {
                $seen = null;
            }
            self::assertSame($expected, $seen, 'case ' . $case . ': ' . json_encode($type, JSON_INVALID_UTF8_SUBSTITUTE));
            $taken += $seen === null ? 0 : 1;
        }

        self::assertGreaterThan(0, $taken);
        self::assertLessThan($cases, $taken);
    }

    private static function anyType(Chance $chance): string
    {
        $type = $chance->percent(30) ? '' : self::goodType($chance, 3);
        // A few pieces more, less, or of another kind.
        for ($changes = $type === '' ? $chance->int(0, 12) : $chance->int(0, 2); $changes > 0; --$changes) {
            $type = substr_replace($type, $chance->oneOf(self::PIECES), $chance->int(0, \strlen($type)), $chance->percent(70) ? 0 : 1);
        }

        return $type;
    }

    private static function goodType(Chance $chance, int $depth): string
    {
        $name = $chance->oneOf(['int', 'array', 'App\Line', 'DateTime', 'n']);
        if ($depth === 0 || $chance->percent(30)) {
            return $name;
        }
        $items = $chance->listOf(3, static fn(): string => match ($chance->int(0, 5)) {
            0 => '[' . implode(', ', $chance->listOf(3, static fn(): string => self::goodType($chance, $depth - 1))) . ']',
            1 => $chance->oneOf(["'x'", '"it""s"', '1', '2.5', 'null']),
            default => self::goodType($chance, $depth - 1),
        });

        return $name . '<' . implode($chance->oneOf([',', ', ', ' ,']), $items) . '>';
    }

    /**
     * @return ?array<mixed> the array form; null for an error, whichever
     */
    private static function original(string $type): ?array
    {
        try {
            // A new one each time: it remembers that there were parameters, and takes a list as a type from then on.
            return (new Parser())->parse($type);
        } catch (\Throwable) {
            return null;
        }
    }
}
