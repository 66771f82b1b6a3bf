<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

use Kiln\Bridge\Jms\Verify\Aspect;
use Kiln\Bridge\Jms\Verify\Comparison;
use Kiln\Bridge\Jms\Verify\Difference;
use Kiln\Bridge\Jms\Verify\Differences;
use Kiln\Bridge\Jms\Verify\JsonPath;
use Kiln\Bridge\Jms\Verify\Outcome;
use Kiln\Bridge\Jms\Verify\Verdict;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Aspect::class)]
#[CoversClass(Comparison::class)]
#[CoversClass(Difference::class)]
#[CoversClass(Differences::class)]
#[CoversClass(JsonPath::class)]
#[CoversClass(Outcome::class)]
#[CoversClass(Verdict::class)]
final class ComparisonTest extends TestCase
{
    /** @return iterable<string, array{string, string, Verdict, list<string>}> */
    public static function texts(): iterable
    {
        yield 'the same bytes' => ['{"a":1}', '{"a":1}', Verdict::Identical, []];
        yield 'the same bytes that are no JSON' => ['{', '{', Verdict::Identical, []];
        yield 'white space' => ['{"a":1}', '{ "a": 1 }', Verdict::EqualJson, []];
        yield 'another escape' => ['"a\/b"', '"a/b"', Verdict::EqualJson, []];
        yield 'another order of keys' => ['{"a":{"b":1,"c":2}}', '{"a":{"c":2,"b":1}}', Verdict::EqualJson, ['$.a order']];
        yield 'an empty object for an empty array' => ['{"a":[],"b":1}', '{"a":{},"b":1}', Verdict::EmptyOnly, ['$.a emptiness']];
        yield 'the same at the root' => ['{}', '[]', Verdict::EmptyOnly, ['$ emptiness']];
        yield 'empty, and another order' => ['{"a":[],"b":1}', '{"b":1,"a":{}}', Verdict::EmptyOnly, ['$.a emptiness', '$ order']];
        yield 'a missing key' => ['{"a":1,"b":2}', '{"a":1}', Verdict::Different, ['$.b missing']];
        yield 'a key too many' => ['{"a":1}', '{"a":1,"b c":2}', Verdict::Different, ["\$['b c'] extra"]];
        yield 'null is not missing' => ['{"a":null}', '{}', Verdict::Different, ['$.a missing']];
        yield 'an integer for a float' => ['[1.0]', '[1]', Verdict::Different, ['$[0] type']];
        yield 'another text' => ['{"a":[{"b":"x"}]}', '{"a":[{"b":"y"}]}', Verdict::Different, ['$.a[0].b value']];
        yield 'a list for an object with numbers' => ['{"0":1}', '[1]', Verdict::Different, ['$ type']];
        yield 'other elements' => ['[1,2]', '[2,1]', Verdict::Different, ['$[0] value', '$[1] value']];
        yield 'fewer elements' => ['[1,2]', '[1]', Verdict::Different, ['$[1] missing']];
        yield 'integers that PHP has no room for' => ['[123456789012345678901]', '[123456789012345678902]', Verdict::Different, ['$[0] value']];
        yield 'text that is no JSON' => ['{"a":1}', '{"a":', Verdict::Different, ['$ value']];
    }

    /** @param list<string> $differences */
    #[Test]
    #[DataProvider('texts')]
    public function textsAreComparedAsJson(string $jms, string $kiln, Verdict $verdict, array $differences): void
    {
        self::assertVerdict($verdict, $differences, Comparison::of(Outcome::returned($jms), Outcome::returned($kiln)));
    }

    #[Test]
    public function textsOfOtherFormatsAreComparedByLines(): void
    {
        self::assertVerdict(
            Verdict::Different,
            ['$[1] value'],
            Comparison::of(Outcome::returned("<a>\n<b/>\n</a>"), Outcome::returned("<a>\n<c/>\n</a>"), 'html'),
        );
    }

    #[Test]
    public function documentsOfXmlAreComparedByElements(): void
    {
        $compare = static fn(string $jms, string $kiln): Comparison => Comparison::of(Outcome::returned($jms), Outcome::returned($kiln), 'xml');

        self::assertVerdict(Verdict::Different, ['$.a.b missing', '$.a.c extra'], $compare('<a><b/></a>', '<a><c/></a>'));
        self::assertVerdict(Verdict::Different, ['$.a.b[1].c value'], $compare('<a><b><c>1</c></b><b><c>2</c></b></a>', '<a><b><c>1</c></b><b><c>3</c></b></a>'));
        self::assertVerdict(Verdict::Different, ["$.a['@b'] value", "$.a['#text'] value"], $compare('<a b="1">x</a>', '<a b="2">y</a>'));
        self::assertVerdict(Verdict::Different, ['$[0] value'], $compare('<a></a>', '<a/>'));
        self::assertVerdict(Verdict::Different, ['$[0] value'], $compare('<a>', '<a/>'));
    }

    /** @return iterable<string, array{mixed, mixed, Verdict, list<string>}> */
    public static function values(): iterable
    {
        yield 'arrays' => [['a' => [1]], ['a' => [1]], Verdict::Identical, []];
        yield 'arrays in another order' => [['a' => 1, 'b' => 2], ['b' => 2, 'a' => 1], Verdict::EqualJson, ['$ order']];
        yield 'arrays with another type' => [['a' => '1'], ['a' => 1], Verdict::Different, ['$.a type']];
        yield 'equal objects' => [self::account(), self::account(), Verdict::Identical, []];
        yield 'another text inside' => [self::account(), self::account('Bob'), Verdict::Different, ['$.parent.owner value']];
        yield 'another class' => [new \stdClass(), new \ArrayObject(), Verdict::Different, ['$ type']];
        yield 'no number is the same as no number' => [[NAN], [NAN], Verdict::Identical, []];
        yield 'dates' => [new \DateTimeImmutable('2024-01-01 12:00 UTC'), new \DateTimeImmutable('2024-01-01 12:00 UTC'), Verdict::Identical, []];
        yield 'one moment in two zones' => [new \DateTimeImmutable('2024-01-01 12:00+00:00'), new \DateTimeImmutable('2024-01-01 13:00+01:00'), Verdict::Different, ['$.date value', '$.zone value']];
        yield 'dates of two classes' => [new \DateTimeImmutable('2024-01-01'), new \DateTime('2024-01-01'), Verdict::Different, ['$ type']];
        yield 'enum cases' => [Verdict::Identical, Verdict::Different, Verdict::Different, ['$.case value']];
        yield 'content of a collection' => [new \ArrayObject([1]), new \ArrayObject([2]), Verdict::Different, ['$.content[1][0] value']];
        $shared = new Account();
        yield 'one object twice, and two equal ones' => [[$shared, $shared], [new Account(), new Account()], Verdict::Different, ['$[1] identity']];
        yield 'two equal objects, and one twice' => [[new Account(), new Account()], [$shared, $shared], Verdict::Different, ['$[1] identity']];
        yield 'circles' => [self::circle(), self::circle(), Verdict::Identical, []];
        yield 'a property without a value' => [new Account(), self::withoutId(), Verdict::Different, ['$.id missing']];
        yield 'the private property of the parent' => [new Derived(1, 2), new Derived(4, 2), Verdict::Different, ['$.secret value']];
        yield 'that of the child with the same name' => [new Derived(1, 2), new Derived(1, 3), Verdict::Different, ["\$[':Kiln\\\\Tests\\\\Bridge\\\\Jms\\\\Verify\\\\Derived:secret'] value"]];
    }

    /** @param list<string> $differences */
    #[Test]
    #[DataProvider('values')]
    public function graphsAreComparedInDepth(mixed $jms, mixed $kiln, Verdict $verdict, array $differences): void
    {
        self::assertVerdict($verdict, $differences, Comparison::of(Outcome::returned($jms), Outcome::returned($kiln)));
    }

    /** @return iterable<string, array{Outcome, Outcome, Verdict}> */
    public static function failures(): iterable
    {
        $error = static fn(string $message): Outcome => Outcome::thrown(new \LogicException($message));
        yield 'alike' => [$error('a'), $error('a'), Verdict::FailedAlike];
        yield 'with another message' => [$error('a'), $error('b'), Verdict::FailedDifferently];
        yield 'with another class' => [$error('a'), Outcome::thrown(new \DomainException('a')), Verdict::FailedDifferently];
        $refused = static fn(string $message): Outcome => Outcome::thrown(new \TypeError($message));
        yield 'alike, called elsewhere' => [$refused('a, called in /b.php on line 3'), $refused("a, called in /c d.php(4) : eval()'d code on line 56"), Verdict::FailedAlike];
        yield 'another argument, called elsewhere' => [$refused('a, called in /b.php on line 3'), $refused('b, called in /c.php on line 3'), Verdict::FailedDifferently];
        yield 'not the words of PHP' => [$error('a, called in /b.php on line 3'), $error('a, called in /c.php on line 3'), Verdict::FailedDifferently];
        yield 'only Kiln' => [Outcome::returned(1), $error('a'), Verdict::KilnFailed];
        yield 'only jms/serializer' => [$error('a'), Outcome::returned(1), Verdict::JmsFailed];
    }

    #[Test]
    #[DataProvider('failures')]
    public function exceptionsAreCompared(Outcome $jms, Outcome $kiln, Verdict $verdict): void
    {
        self::assertVerdict($verdict, $verdict === Verdict::FailedAlike ? [] : ['$ exception'], Comparison::of($jms, $kiln));
    }

    #[Test]
    public function whatIsNeverTheSameTwiceDoesNotCount(): void
    {
        $now = Outcome::returned('{"now":1,"a":[{"t":1},{"t":2}],"x":1}');
        $later = Outcome::returned('{"now":2,"a":[{"t":3},{"t":2}],"x":1}');
        $noise = Comparison::of($now, $later);

        self::assertNull(Comparison::of($now, Outcome::returned('{"now":5,"a":[{"t":1},{"t":8}],"x":1}'))->without($noise));
        $left = Comparison::of($now, Outcome::returned('{"now":5,"a":[{"t":1},{"t":8}],"x":2}'))->without($noise);
        self::assertNotNull($left);
        self::assertVerdict(Verdict::Different, ['$.x value'], $left);
        self::assertNull(Comparison::of($now, Outcome::thrown(new \LogicException()))->without(Comparison::of($now, Outcome::thrown(new \DomainException()))));
        $failed = Comparison::of($now, Outcome::thrown(new \LogicException()))->without($noise);
        self::assertSame(Verdict::KilnFailed, $failed?->verdict);
    }

    #[Test]
    public function aDifferenceSaysWhatRedactionWouldHide(): void
    {
        self::assertSame('another text: 3 and 4 bytes, the same up to byte 2', (new Difference([], Aspect::Value, 'abc', 'abdd'))->text());
        self::assertSame('another type: int and string', (new Difference([], Aspect::Type, 1, '1'))->text());
        self::assertSame('jms/serializer has a result, Kiln throws LogicException', (new Difference([], Aspect::Exception, null, new \LogicException('secret')))->text());
    }

    #[Test]
    public function elementsOfAListAreOnePlaceInGeneral(): void
    {
        $segments = ['a', 3, 'b', '17', "it's"];

        self::assertSame("\$.a[3].b[17]['it\\'s']", JsonPath::text($segments));
        self::assertSame("\$.a[*].b[*]['it\\'s']", JsonPath::general($segments));
    }

    #[Test]
    public function onlyTheSameAndAlikeIsGood(): void
    {
        $good = array_filter(Verdict::cases(), static fn(Verdict $verdict): bool => $verdict->isSame());
        $bad = array_filter(Verdict::cases(), static fn(Verdict $verdict): bool => $verdict->isMismatch());

        self::assertSame([Verdict::Identical, Verdict::FailedAlike], array_values($good));
        self::assertCount(\count(Verdict::cases()) - 3, $bad);
        self::assertNotContains(Verdict::NotCompared, $bad);
    }

    private static function account(string $owner = 'Ann Lee'): Account
    {
        $account = new Account();
        $account->parent = new Account();
        $account->parent->owner = $owner;

        return $account;
    }

    private static function circle(): Account
    {
        $account = new Account();
        $account->parent = $account;

        return $account;
    }

    private static function withoutId(): Account
    {
        $account = new Account();
        unset($account->id);

        return $account;
    }

    /**
     * @param list<string> $differences
     */
    private static function assertVerdict(Verdict $verdict, array $differences, Comparison $comparison): void
    {
        self::assertSame($differences, array_map(static fn(Difference $difference): string => "{$difference->path()} {$difference->aspect->value}", $comparison->differences));
        self::assertSame($verdict, $comparison->verdict);
    }
}
