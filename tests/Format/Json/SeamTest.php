<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\Batches;
use Kiln\Format\Json\Seam;
use Kiln\Format\Unbatchable;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Seam::class)]
#[CoversClass(Batches::class)]
final class SeamTest extends TestCase
{
    private const ITEM = '{"id":%d,"name":"a name of some length","when":"2026-01-02"}';

    #[Test]
    public function theLastCommaIsFoundOnceTwoWereSeen(): void
    {
        $items = array_map(static fn(int $id): string => \sprintf(self::ITEM, $id), range(10, 19));
        $text = implode(',', $items);
        $length = \strlen($items[0]);
        $seam = new Seam();

        self::assertNull($seam->lastComma($text));
        $seam->learn($text, $length);
        self::assertNull($seam->lastComma($text));
        $seam->learn($text, 2 * $length + 1);
        self::assertSame(9 * $length + 8, $seam->lastComma($text));
        // The beginning of the next must be there.
        self::assertSame(8 * $length + 7, $seam->lastComma(substr($text, 0, 9 * $length + 9)));
    }

    #[Test]
    public function elementsOfAnInnerArrayAreNotTakenForIts(): void
    {
        $item = '{"id":1,"parts":[{"id":2,"parts":[]},{"id":3,"parts":[]},{"id":4,"parts":[]}]}';
        $length = \strlen($item);
        $text = implode(',', array_fill(0, 9, $item));
        $seam = new Seam();
        // By chance, all that is alike is what inner ones have too.
        $seam->learn('{"id":1,"name":"------------------"},{"id":2,"name":"------------------"}', 36);
        $seam->learn('{"id":3,"parts":[------------------]},{"id":4,"parts":[----------------]}', 37);

        self::assertSame(8 * $length + 7, $seam->lastComma($text));
        self::assertSame(8 * $length + 7, $seam->lastComma(substr($text, 0, 8 * $length + 60)));
        self::assertNull($seam->lastComma('{"id":1,"parts":[' . implode(',', array_fill(0, 9, '{"id":2,"parts":[]}'))));
    }

    #[Test]
    public function spaceAloneIsNoSeam(): void
    {
        $seam = new Seam();
        $space = str_repeat(' ', 40);
        $seam->learn("1{$space},{$space}2", 41);
        $seam->learn("2{$space},{$space}3", 41);

        self::assertNull($seam->lastComma("1{$space},{$space}2{$space},{$space},{$space}3"));
    }

    /**
     * To look at it takes as long as a pattern, and brings nothing.
     */
    #[Test]
    public function whatIsNeverFoundIsGivenUp(): void
    {
        [$seam, $text, $length] = self::known();
        for ($time = 0; $time < 4; ++$time) {
            self::assertNull($seam->lastComma('[1,2,3]'));
            $seam->learn($text, $length);
        }
        self::assertNotNull($seam->lastComma($text));
        for ($time = 0; $time < 5; ++$time) {
            self::assertNull($seam->lastComma('[1,2,3]'));
            $seam->learn($text, $length);
        }
        self::assertNull($seam->lastComma($text));
    }

    #[Test]
    public function afterAWrongGuessThereIsNone(): void
    {
        [$seam, $text, $length] = self::known();
        self::assertNotNull($seam->lastComma($text));
        $seam->giveUp();
        $seam->learn($text, $length);

        self::assertNull($seam->lastComma($text));
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function arrays(): iterable
    {
        $item = \sprintf(self::ITEM, 1);
        $tree = '{"id":1,"text":"of some length","parts":[{"id":2,"text":"of some length","parts":[]},{"id":3,"text":"of some length","parts":[]}]}';
        $many = static fn(string $item, int $bytes, string $comma = ','): string => implode($comma, array_fill(0, intdiv($bytes, \strlen($item)), $item));
        foreach ([
            'objects' => $item,
            'trees' => $tree,
            'strings with the seam in them' => '{"id":1,"text":"\"},{\"id\":1,\"text\":\""}',
            'strings with brackets' => '{"id":1,"text":"[[[[","more":"of some length to fill the place"}',
            'strings whose brackets make up for others' => '{"id":1,"parts":[{"id":1,"text":"]],{{"},{"id":1,"text":"[["}]}',
            'strings' => '"some text that is a little longer","some text that is a little longer"',
            'strings that hold what is between them' => '"some text that is a little longer, \",\"some text that is"',
            'numbers' => '1234567890',
            'arrays' => '[[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]]',
        ] as $name => $one) {
            foreach (['' => ',', ' in lines' => "\n  ,\n  "] as $more => $comma) {
                $before = $many($one, 60_000, $comma);
                yield "{$name}{$more}" => ["[{$before}{$comma}{$one}]"];
                foreach ([$comma, "{$comma}{$comma}", 'x', ']', '}', '"', "{$comma}]", "{$comma}{"] as $wrong) {
                    yield "{$name}{$more}, then {$wrong}" => ["[{$before}{$wrong}{$before}]"];
                }
            }
        }
        yield 'items that change' => ['[' . $many($item, 60_000) . ',' . $many($tree, 60_000) . ',' . $many('[1,2]', 60_000) . ',' . $many($item, 60_000) . ']'];
        yield 'one huge item among small ones' => ['[' . $many($item, 60_000) . ',[' . $many($item, 200_000) . '],' . $many($item, 60_000) . ']'];
        yield 'an array that ends early' => ['[' . $many($item, 60_000) . '],[' . $many($item, 60_000) . ']'];
    }

    #[Test]
    #[DataProvider('arrays')]
    public function whatIsCutIsWhatTheWholeIs(string $json): void
    {
        $whole = json_decode($json, true);
        try {
            $batches = iterator_to_array(Batches::ofArray($json, 512) ?? [], false);
        } catch (Unbatchable) {
            self::assertNull($whole);

            return;
        }
        self::assertGreaterThan(2, \count($batches));
        self::assertSame($whole, array_merge(...$batches));
    }

    /**
     * @return array{Seam, string, int} one that has seen two commas, the elements, and the length of one of them
     */
    private static function known(): array
    {
        $item = \sprintf(self::ITEM, 1);
        $text = implode(',', array_fill(0, 9, $item));
        $seam = new Seam();
        $seam->learn($text, \strlen($item));
        $seam->learn($text, 2 * \strlen($item) + 1);

        return [$seam, $text, \strlen($item)];
    }
}
