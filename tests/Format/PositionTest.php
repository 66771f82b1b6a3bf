<?php

declare(strict_types=1);

namespace Kiln\Tests\Format;

use Kiln\Format\Position;
use Kiln\Format\PositionCounter;
use Kiln\Tests\Format\Json\RandomDocument;
use Kiln\Tests\Format\Json\Seed;
use Kiln\Tests\Format\Json\Slow;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Position::class)]
#[CoversClass(PositionCounter::class)]
final class PositionTest extends TestCase
{
    /** @return iterable<string, array{string, int, int, int}> */
    public static function places(): iterable
    {
        yield 'nothing' => ['', 0, 1, 1];
        yield 'the beginning' => ["ab\n", 0, 1, 1];
        yield 'a line feed belongs to the line it ends' => ["ab\ncd", 2, 1, 3];
        yield 'after a line feed' => ["ab\ncd", 3, 2, 1];
        yield 'the end' => ["ab\ncd", 5, 2, 3];
        yield 'empty lines' => ["\n\n\n", 3, 4, 1];
        yield 'CRLF is one line end' => ["a\r\nb", 3, 2, 1];
        yield 'a lone CR is none' => ["a\rb", 2, 1, 3];
        yield 'two bytes, one column' => ['éx', 2, 1, 2];
        yield 'four bytes, one column' => ["\n😀x", 5, 2, 2];
        yield 'a combining mark has a column' => ["e\u{301}x", 3, 1, 3];
        yield 'a tab has one column' => ["\tx", 1, 1, 2];
    }

    #[Test]
    #[DataProvider('places')]
    public function placesAreCountedInLinesAndCodePoints(string $text, int $offset, int $line, int $column): void
    {
        self::assertEquals(new Position($offset, $line, $column), Position::in($text, $offset));
    }

    #[Test]
    public function aPlaceInAnItemIsMovedToThePlaceInTheStream(): void
    {
        $start = new Position(100, 7, 20);

        self::assertEquals(new Position(103, 7, 23), (new Position(3, 1, 4))->within($start));
        self::assertEquals(new Position(110, 8, 2), (new Position(10, 2, 2))->within($start));
        self::assertEquals($start, (new Position(0, 1, 1))->within($start));
    }

    #[Test]
    #[Group('fuzz')]
    public function piecesMayEndAnywhere(): void
    {
        $seed = Seed::for(__METHOD__);

        for ($case = Seed::cases(300); $case > 0; --$case) {
            $text = RandomDocument::value($seed, 3)->text;
            $counter = new PositionCounter();
            $offset = 0;
            foreach ($seed->chunks($text, 5) as $chunk) {
                // The piece stands between other bytes, which do not count.
                $counter->advance("\né" . $chunk . "\n\n", 3, \strlen($chunk));
                $offset += \strlen($chunk);
                self::assertEquals(Slow::position($text, $offset), $counter->position(), 'KILN_SEED=' . $seed->number);
            }
            self::assertSame(\strlen($text), $offset);
        }
    }
}
