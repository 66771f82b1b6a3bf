<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Item;
use Kiln\Format\Json\WholeItems;
use Kiln\Format\StreamBuffer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(WholeItems::class)]
final class WholeItemsTest extends TestCase
{
    /** What joins lines. */
    private const NUMBER = '-9155431';

    /** Lines that are a value, several, or a part of one. */
    private const LINES = [
        '1', '"a"', '{}', '[2]', '1,2', '[3', '4]', '[[5', '6]]', '1],[2', '{"a":[1', '"b', 'c"', '[', ']', '}', ',', '1,', ',1', '""', '"', '\\"', '"\\',
        self::NUMBER, self::NUMBER . ',1', '1,' . self::NUMBER, '1,' . self::NUMBER . ',2', '[' . self::NUMBER, self::NUMBER . ']', '-9155431.0', '-915543', '-91554312', '',
    ];

    /**
     * @return iterable<string, array{string}>
     */
    public static function firstLines(): iterable
    {
        foreach (self::LINES as $line) {
            yield "begins with {$line}" => [$line];
        }
    }

    /**
     * Lines that are JSON only together are not taken for items.
     */
    #[Test]
    #[DataProvider('firstLines')]
    public function linesAreDecodedTogetherOnlyWhereEachIsAValue(string $first): void
    {
        $together = 0;
        foreach (self::LINES as $second) {
            foreach (self::LINES as $third) {
                foreach (['7', '[4]', $second] as $fourth) {
                    $lines = array_values(array_filter([$first, $second, $third, $fourth], static fn(string $line): bool => $line !== ''));
                    [$items, $texts] = self::decode("{$first}\n{$second}\n{$third}\n{$fourth}\n", true);
                    self::assertSame($lines, $texts);
                    $values = array_filter(array_map(self::value(...), $lines));
                    $isPlain = \count($values) === \count($lines);
                    if ($items !== null) {
                        self::assertTrue($isPlain, implode(' ', $lines));
                        self::assertSame(array_column($values, 0), array_values($items));
                        ++$together;
                    } elseif ($isPlain) {
                        self::assertStringContainsString(self::NUMBER, implode(' ', $lines));
                    }
                }
            }
        }
        self::assertSame(self::value($first) !== null && !str_contains($first, self::NUMBER) || $first === '', $together > 0);
    }

    /**
     * @return iterable<string, array{string, list<string>, bool}>
     */
    public static function elements(): iterable
    {
        yield 'values' => [',1 , "a,]" ,[[],{"b":"}"}]' . "\n,\t{},true,-1.5e3]", ['1', '"a,]"', '[[],{"b":"}"}]', '{}', 'true', '-1.5e3'], true];
        yield 'a number that may go on' => [',1,22', ['1'], true];
        yield 'an object that goes on' => [',1,{"a":[', ['1'], true];
        yield 'no comma' => [',1 2,3', ['1'], true];
        yield 'wrong brackets' => [',[1},2]', ['[1}', '2'], false];
        yield 'no word' => [',null,nul,1]', ['null', 'nul', '1'], false];
        yield 'an escape outside of strings' => [',{"a":\"},1]', [], true];
        yield 'an object with the keys of a list' => [',{"0":1},2]', ['{"0":1}', '2'], false];
        yield 'one of them inside' => [',{"a":{ "0" : 1}},2]', ['{"a":{ "0" : 1}}', '2'], false];
        yield 'no item' => [']', [], true];
        yield 'another byte' => [',x,1]', [], true];
    }

    /**
     * @param list<string> $texts
     */
    #[Test]
    #[DataProvider('elements')]
    public function elementsAreCutOutUpToWhatIsNone(string $text, array $texts, bool $areDecoded): void
    {
        [$items, $found] = self::decode($text, false);

        self::assertSame($texts, $found);
        self::assertSame($areDecoded ? array_map(static fn(string $text): mixed => json_decode($text, true), $texts) : null, $items);
    }

    #[Test]
    public function itemsKnowTheirPlaces(): void
    {
        foreach ([["[\"é\"\n,1 ,\n  [2]]", false, 4, [[7, 2, 2], [13, 3, 3]]], ["é\n\n 1 \n\t[2]\n3", true, 2, [[5, 3, 2], [9, 4, 2]]]] as [$text, $isLines, $at, $places]) {
            $buffer = new StreamBuffer([$text]);
            $buffer->more();
            $buffer->at = $isLines ? $at : $at + 1;
            $whole = new WholeItems($buffer, $isLines, null);
            self::assertTrue($whole->next());
            self::assertSame([1, [2]], array_values($whole->decode(512) ?? []));
            self::assertSame($places, array_map(static fn(Item $item): array => [$item->start()->offset, $item->start()->line, $item->start()->column], $whole->items()));
        }
    }

    /**
     * PCRE's stack takes some 2,400 levels of an item, or 4,000, by what the pattern does with them.
     */
    #[Test]
    public function deepItemsAreToldApart(): void
    {
        $item = '{"id":1,"text":"of some length"}';
        foreach ([2_000, 3_000, 4_500] as $levels) {
            $deep = str_repeat('[', $levels) . str_repeat(']', $levels);
            $text = str_repeat(",{$item}", 4_000);
            $buffer = new StreamBuffer(["{$text},{$deep}{$text}]"]);
            $whole = new WholeItems($buffer, false, null);
            $found = [];
            do {
                while ($whole->next()) {
                    $decoded = $whole->decode(10_000) ?? [];
                    $texts = array_column($whole->items(), 'text');
                    self::assertSame(array_map(static fn(string $text): mixed => json_decode($text, true, 10_000), $texts), $decoded);
                    $found = [...$found, ...$texts];
                }
            } while ($whole->comesMore());
            self::assertContains($deep, $found);
            self::assertCount(8_001, $found);
        }
    }

    #[Test]
    public function levelsAreThoseOfAnItem(): void
    {
        foreach ([',[[[1]]],2]' => false, "[[[1]]]\n2\n" => true] as $text => $isLines) {
            $buffer = new StreamBuffer([$text]);
            $buffer->more();
            $whole = new WholeItems($buffer, $isLines, null);
            self::assertTrue($whole->next());
            self::assertSame([[[[1]]], 2], array_values($whole->decode(3) ?? []));
            self::assertNull($whole->decode(2));
        }
    }

    #[Test]
    public function whatMayBeTooLongIsLeftToOthers(): void
    {
        foreach ([',1,2,3,4]' => false, "1\n2\n3\n4\n" => true] as $text => $isLines) {
            $buffer = new StreamBuffer([$text]);
            $buffer->more();
            self::assertFalse((new WholeItems($buffer, $isLines, 6))->next());
            self::assertSame(0, $buffer->at);
            self::assertTrue((new WholeItems($buffer, $isLines, 8))->next());
        }
    }

    /**
     * @return array{array<mixed>|null, list<string>} the items decoded together, and the texts of all of them
     */
    private static function decode(string $text, bool $isLines): array
    {
        $buffer = new StreamBuffer([$text]);
        $buffer->more();
        $whole = new WholeItems($buffer, $isLines, null);
        if (!$whole->next()) {
            return [[], []];
        }

        return [$whole->decode(512), array_map(static fn(Item $item): string => $item->text, $whole->items())];
    }

    /**
     * @return array{mixed}|null null for what is no JSON
     */
    private static function value(string $text): ?array
    {
        $value = json_decode($text, true);

        return json_last_error() === JSON_ERROR_NONE ? [$value] : null;
    }
}
