<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Format\Json\Batches;
use Kiln\Format\LazyArray;
use Kiln\Format\Unbatchable;
use Kiln\Tests\Fuzz\Subject\Ledgers;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What batches give is what json_decode() gives for the whole, or nothing.
 */
#[CoversClass(Batches::class)]
#[CoversClass(LazyArray::class)]
final class BatchesTest extends TestCase
{
    private const LEVELS = 512;

    private const CASES = 4_000;

    private const KEYS = ['items', 'more', '0', '', 'é'];

    #[Test]
    public function aLargeArrayComesInManyBatches(): void
    {
        $chance = new Chance(1);
        foreach (['', ' ', "\n"] as $space) {
            $json = $space . Bulk::array($chance, 4 * Bulk::LARGE, static fn(): \stdClass => Ledgers::entry($chance, 2)) . $space;
            $batches = Batches::ofArray($json, self::LEVELS);
            self::assertNotNull($batches);
            $batches = iterator_to_array($batches, false);

            self::assertGreaterThan(4, \count($batches));
            self::assertSame(json_decode($json, true), array_merge(...$batches));
        }
    }

    #[Test]
    public function aHugeItemIsABatch(): void
    {
        $huge = '"' . str_repeat('[', 300_000) . '"';
        $batches = Batches::ofArray("[1,{$huge},2,{$huge}]", self::LEVELS);
        self::assertNotNull($batches);

        self::assertSame(json_decode("[1,{$huge},2,{$huge}]", true), array_merge(...iterator_to_array($batches, false)));
    }

    #[Test]
    public function onlyLargeArraysOfTheMembersNamedAreLeftForLater(): void
    {
        $large = '[' . implode(',', array_fill(0, 20_000, '[1]')) . ']';
        $json = "{\"items\": {$large} , \"more\":{$large},\"small\":[1],\"0\":{$large}}";

        $data = Batches::ofObject($json, ['items', 'small', '0'], self::LEVELS);

        self::assertSame(['items', 'more', 'small', 0], array_keys($data));
        self::assertInstanceOf(LazyArray::class, $data['items']);
        self::assertInstanceOf(LazyArray::class, $data[0]);
        self::assertSame([1], $data['small']);
        self::assertSame(json_decode($large, true), $data['more']);
        self::assertSame(json_decode($large, true), iterator_to_array($data['items'], false));
        self::assertSame(json_decode($large, true), iterator_to_array($data[0], false));
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function anArrayIsWhatItIsAsAWhole(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        $given = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $tree = $own->listOf(12, static fn(): mixed => Tree::anything($own));
            $json = JsonPrinter::print($tree, $own);
            $isRight = $own->percent(40);
            $json = $isRight ? $json : Damage::done($json, $json, $own);

            $items = self::itemsOf($json);

            if ($items !== null) {
                ++$given;
                if ($items !== json_decode($json, true, self::LEVELS + 1)) {
                    self::fail("seed {$seed}, case {$case}: {$json}");
                }
            } elseif ($isRight && $tree !== []) {
                self::fail("not cut: seed {$seed}, case {$case}: {$json}");
            }
        }
        self::assertGreaterThan($cases / 4, $given);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function anObjectIsWhatItIsAsAWhole(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = intdiv(Chance::cases(self::CASES), 4) + 1;
        $given = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $json = self::object($own);
            $json = $own->percent(40) ? $json : self::damaged($json, $own);
            try {
                $data = array_map(static fn(mixed $value): mixed => $value instanceof LazyArray ? iterator_to_array($value, false) : $value, Batches::ofObject($json, self::KEYS, self::LEVELS));
            } catch (Unbatchable) {
                continue;
            }
            ++$given;
            if ($data !== json_decode($json, true, self::LEVELS + 1)) {
                self::fail("seed {$seed}, case {$case}: " . preg_replace('/ {9,}/', '<space>', $json));
            }
        }
        self::assertGreaterThan($cases / 20, $given);
    }

    /**
     * @return ?list<mixed> null when there are no batches
     */
    private static function itemsOf(string $json): ?array
    {
        try {
            $batches = Batches::ofArray($json, self::LEVELS);

            return $batches === null ? null : array_merge(...iterator_to_array($batches, false));
        } catch (Unbatchable) {
            return null;
        }
    }

    /**
     * Members of all kinds of keys, some of them large by space in an array.
     */
    private static function object(Chance $chance): string
    {
        $members = [];
        for ($count = $chance->int(1, 5); $count > 0; --$count) {
            $key = $chance->oneOf(['"items"', '"items"', '"more"', '"0"', '""', '"é"', '"other"', '"\u0069tems"', '"a\"b"']);
            $value = trim(JsonPrinter::print($chance->percent(30) ? Tree::anything($chance, 2) : $chance->listOf(5, static fn(): mixed => Tree::anything($chance, 2)), $chance));
            if ($value[0] === '[' && $chance->percent(70)) {
                $value = substr_replace($value, str_repeat(' ', Bulk::LARGE), $chance->oneOf([1, \strlen($value) - 1]), 0);
            }
            $members[] = $key . $chance->oneOf(['', ' ', "\n"]) . ':' . $chance->oneOf(['', ' ']) . $value;
        }

        return $chance->oneOf(['', ' ']) . '{' . implode($chance->oneOf([',', ' , ']), $members) . '}' . $chance->oneOf(['', "\n"]);
    }

    /**
     * Where something stands, not in the space.
     */
    private static function damaged(string $json, Chance $chance): string
    {
        $at = $chance->oneOf([$chance->int(0, min(60, \strlen($json))), \strlen($json) - $chance->int(0, min(60, \strlen($json))), (int) strpos($json, '         ')]);

        return substr_replace($json, $chance->oneOf(['', '"', '\\', '}', ']', '[', '{', ',', ':', 'x', "\xFF", ',"items":[]', ',"\u0069tems":[]']), $at, $chance->int(0, 1));
    }
}
