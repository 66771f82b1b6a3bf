<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

use Kiln\Bridge\Jms\Verify\Excerpt;
use Kiln\Bridge\Jms\Verify\Redaction;
use Kiln\Bridge\Jms\Verify\Shrinking;
use Kiln\Bridge\Jms\Verify\Verdict;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Examples are short and say nothing of whose data they come from.
 */
#[CoversClass(Excerpt::class)]
#[CoversClass(Redaction::class)]
#[CoversClass(Shrinking::class)]
final class ExampleTest extends TestCase
{
    /** @return iterable<string, array{mixed, mixed}> */
    public static function values(): iterable
    {
        yield 'letters and digits' => ['Ann Lee 42', 'Xxx Xxx 11'];
        yield 'punctuation stays' => ["a.b@c.de\n/", "x.x@x.xx\n/"];
        yield 'letters that are not ASCII' => ['Zoë 日本', 'Xxü üü'];
        yield 'bytes that are not UTF-8' => ["a\xFF\xFEb", "x\u{FFFD}x"];
        yield 'a date' => ['2024-02-29T10:00:00+00:00', '1111-11-11X11:11:11+11:11'];
        yield 'numbers' => [[2024, -5, 0, 12.5, -0.25, 0.0, PHP_INT_MAX], [1111, -1, 0, 11.1, -1.11, 0.0, 1111111111111111111]];
        yield 'what has no shape' => [[true, false, null], [true, false, null]];
        yield 'keys stay' => [['name' => 'Ann'], ['name' => 'Xxx']];
        yield 'an enum case stays' => [Verdict::Identical, Verdict::class . '::Identical'];
        yield 'a date object' => [new \DateTimeImmutable('2024-02-29 +02:00'), ['(class)' => 'DateTimeImmutable', 'date' => '1111-11-11X11:11:11.111111 +11:11']];
        yield 'an object' => [new Derived(12, 345), ['(class)' => Derived::class, 'secret' => 111]];
    }

    #[Test]
    #[DataProvider('values')]
    public function valuesBecomeOthersOfTheSameShape(mixed $value, mixed $expected): void
    {
        self::assertSame($expected, (new Excerpt(Redaction::on()))->of($value));
    }

    #[Test]
    public function withoutRedactionValuesStay(): void
    {
        $value = ['name' => 'Ann', 'list' => [1, 2.5, null, true]];

        self::assertSame($value, (new Excerpt(Redaction::off()))->of($value));
    }

    #[Test]
    public function anEmptyObjectStaysOne(): void
    {
        self::assertSame('{"a":{},"b":[]}', json_encode((new Excerpt(Redaction::on()))->of((object) ['a' => new \stdClass(), 'b' => []])));
    }

    #[Test]
    public function messagesKeepOnlyTheWordsOfTheProgram(): void
    {
        $name = strrev('yelroW');
        $excerpt = (new Excerpt(Redaction::on()))->of(new \DomainException("Invalid value \"{$name}\" of {$name} in row 45"));

        self::assertIsArray($excerpt);
        self::assertSame(\DomainException::class, $excerpt['(class)']);
        self::assertSame('Invalid value "Xxxxxx" of Xxxxxx in row 11', $excerpt['message']);
        self::assertSame('ExampleTest.php:' . (__LINE__ - 5), $excerpt['thrown']);
    }

    #[Test]
    public function longAndDeepValuesAreCut(): void
    {
        $deep = [];
        for ($depth = 0; $depth < 100; ++$depth) {
            $deep = [$deep];
        }
        $json = (string) json_encode((new Excerpt(Redaction::off()))->of([str_repeat('x', 10_000), range(1, 1000), $deep]));

        self::assertLessThan(600, \strlen($json));
        self::assertStringContainsString(',"\u2026":988}', $json);
    }

    #[Test]
    public function aDocumentIsShrunkAsLongAsItShowsTheSame(): void
    {
        $document = (object) ['a' => 1, 'list' => [(object) ['x' => 'long text', 'bad' => 12345], (object) ['x' => 1]], 'z' => (object) []];
        $holds = static fn(mixed $candidate): bool => str_contains((string) json_encode($candidate), '"bad":');

        self::assertSame('{"list":[{"bad":1}]}', json_encode(Shrinking::of($document, $holds, 1000, 60)));
        self::assertEquals($document, Shrinking::of($document, static fn(): bool => false, 1000, 60));
        self::assertEquals($document, Shrinking::of($document, $holds, 0, 60));
        self::assertEquals($document, Shrinking::of($document, $holds, 1000, 0));
    }

    #[Test]
    public function shrinkingEnds(): void
    {
        self::assertSame([], Shrinking::of(['a' => ['b', 5, 1.5, null]], static fn(): bool => true, PHP_INT_MAX, 60));
        self::assertSame('', Shrinking::of('日本', static fn(): bool => true, PHP_INT_MAX, 60));
        self::assertSame('日', Shrinking::of('日本', static fn(mixed $text): bool => $text !== '', PHP_INT_MAX, 60));
    }

    #[Test]
    public function ofAWrittenDocumentOnlyTheWayToOnePlaceIsLeft(): void
    {
        $document = (object) ['a' => 1, 'lines' => [(object) ['x' => 1], (object) ['x' => 2, 'price' => 3]]];

        self::assertSame('{"lines":[{"price":3}]}', json_encode(Shrinking::toPlace($document, ['lines', 1, 'price'])));
        self::assertSame('{"lines":[{}]}', json_encode(Shrinking::toPlace($document, ['lines', 1, 'gone'])));
        self::assertSame('{"lines":[]}', json_encode(Shrinking::toPlace($document, ['lines', 7])));
        self::assertSame(['map' => ['k' => 1]], Shrinking::toPlace(['map' => ['k' => 1, 'l' => 2]], ['map', 'k']));
        self::assertSame(5, Shrinking::toPlace(5, ['a']));
    }
}
