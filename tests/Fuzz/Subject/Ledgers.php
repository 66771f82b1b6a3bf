<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fixture\Fuzz\Entry;
use Kiln\Tests\Fixture\Fuzz\Ledger;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * An object with lists of objects, and lists of other things.
 */
final readonly class Ledgers implements Subject
{
    public function type(): string
    {
        return Ledger::class;
    }

    public function document(Chance $chance): mixed
    {
        return Tree::object($chance, ['entries' => $chance->listOf(6, static fn(): \stdClass => self::entry($chance, 2))], [
            'title' => static fn(): string => Tree::text($chance),
            'drafts' => static fn(): ?array => $chance->percent(20) ? null : $chance->listOf(3, static fn(): \stdClass => self::entry($chance, 1)),
            'numbers' => static fn(): array => $chance->listOf(4, static fn(): int => Tree::int($chance)),
            'lines' => static fn(): array => $chance->listOf(3, static fn(): \stdClass => Orders::line($chance)),
            'last' => static fn(): ?\stdClass => $chance->percent(20) ? null : self::entry($chance, 1),
            'notes' => static fn(): mixed => Tree::anything($chance),
        ]);
    }

    public function expected(mixed $data): mixed
    {
        $members = Expect::object($data);

        return [
            'class' => 'Ledger',
            'title' => Expect::optional($members, 'title', Expect::string(...), ''),
            'entries' => Expect::required($members, 'entries', self::expectedEntries(...)),
            'drafts' => Expect::optional($members, 'drafts', static fn(mixed $drafts): ?array => Expect::nullable($drafts, self::expectedEntries(...)), null),
            'numbers' => Expect::optional($members, 'numbers', static fn(mixed $numbers): array => Expect::listOf($numbers, Expect::int(...)), []),
            'lines' => Expect::optional($members, 'lines', static fn(mixed $lines): array => Expect::listOf($lines, Orders::expectedLine(...)), []),
            'last' => Expect::optional($members, 'last', static fn(mixed $last): ?array => Expect::nullable($last, self::expectedEntry(...)), null),
            'notes' => Expect::optional($members, 'notes', static fn(mixed $notes): mixed => $notes, null),
        ];
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertInstanceOf(Ledger::class, $value);

        return [
            'class' => 'Ledger',
            'title' => $value->title,
            'entries' => array_map(self::seenEntry(...), $value->entries),
            'drafts' => $value->drafts === null ? null : array_map(self::seenEntry(...), $value->drafts),
            'numbers' => $value->numbers,
            'lines' => array_map(Orders::seenLine(...), $value->lines()),
            'last' => $value->last === null ? null : self::seenEntry($value->last),
            'notes' => $value->notes,
        ];
    }

    public static function entry(Chance $chance, int $depth): \stdClass
    {
        return Tree::object($chance, ['id' => Tree::int($chance), 'amount' => Tree::number($chance)], [
            'text' => static fn(): ?string => $chance->percent(30) ? null : Tree::text($chance),
            ...$depth < 1 ? [] : ['corrects' => static fn(): ?\stdClass => $chance->percent(60) ? null : self::entry($chance, $depth - 1)],
        ]);
    }

    /**
     * @return list<array<string, mixed>>
     */
    private static function expectedEntries(mixed $data): array
    {
        return Expect::listOf($data, self::expectedEntry(...));
    }

    /**
     * @return array<string, mixed>
     */
    private static function expectedEntry(mixed $data): array
    {
        $members = Expect::object($data);

        return [
            'class' => 'Entry',
            'id' => Expect::required($members, 'id', Expect::int(...)),
            'amount' => Expect::required($members, 'amount', Expect::float(...)),
            'text' => Expect::optional($members, 'text', static fn(mixed $text): ?string => Expect::nullable($text, Expect::string(...)), null),
            'corrects' => Expect::optional($members, 'corrects', static fn(mixed $entry): mixed => Expect::nullable($entry, self::expectedEntry(...)), null),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private static function seenEntry(Entry $entry): array
    {
        return [
            'class' => 'Entry',
            'id' => $entry->id,
            'amount' => $entry->amount,
            'text' => $entry->text(),
            'corrects' => $entry->corrects === null ? null : self::seenEntry($entry->corrects),
        ];
    }
}
