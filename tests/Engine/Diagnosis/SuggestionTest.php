<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Engine\Diagnosis\Suggestion;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Suggestion::class)]
final class SuggestionTest extends TestCase
{
    /** @return iterable<string, array{string, list<string|int>, ?string}> */
    public static function words(): iterable
    {
        yield 'one letter' => ['email', ['name', 'e_mail'], 'e_mail'];
        yield 'letters swapped' => ['shiped', ['open', 'shipped'], 'shipped'];
        yield 'another spelling' => ['createdAt', ['id', 'CREATED_AT', 'updatedAt'], 'CREATED_AT'];
        yield 'the nearest of several' => ['colour', ['colours', 'color', 'colour_'], 'colour_'];
        yield 'nothing near' => ['email', ['id', 'name', 'phone'], null];
        yield 'a short word needs more than one letter in common' => ['a', ['b', 'c'], null];
        yield 'one in three letters' => ['abc', ['abd'], 'abd'];
        yield 'two in three letters' => ['abc', ['axx'], null];
        yield 'the word itself is no help' => ['name', ['name'], null];
        yield 'nothing to choose from' => ['name', [], null];
        yield 'a number' => ['item1', [1, 'item2'], 'item2'];
        yield 'a very long word' => [str_repeat('a', 65), [str_repeat('a', 64)], null];
        yield 'a very long candidate' => ['aaaa', [str_repeat('a', 65)], null];
    }

    /**
     * @param list<string|int> $candidates
     */
    #[Test]
    #[DataProvider('words')]
    public function theNearestWordIsSuggested(string $word, array $candidates, ?string $expected): void
    {
        self::assertSame($expected, Suggestion::of($word, $candidates));
    }

    #[Test]
    public function onlyTheFirstThousandAreLookedAt(): void
    {
        $candidates = array_map(static fn(int $number): string => "unlike{$number}", range(1, 1000));

        self::assertNull(Suggestion::of('email', [...$candidates, 'emails']));
        self::assertSame('emails', Suggestion::of('email', ['emails', ...$candidates]));
    }
}
