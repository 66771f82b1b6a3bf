<?php

declare(strict_types=1);

namespace Kiln\Tests\Format;

use Kiln\Format\Excerpt;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Excerpt::class)]
final class ExcerptTest extends TestCase
{
    #[Test]
    public function theCaretStandsUnderThePlace(): void
    {
        self::assertSame("[1, x]\n    ^", Excerpt::of('[1, x]', 4));
        self::assertSame("\n^", Excerpt::of('', 0));
        self::assertSame("[1\n  ^", Excerpt::of('[1', 2));
    }

    #[Test]
    public function theLineBeforeIsShownButNotTheNext(): void
    {
        $text = "{\r\n  \"é\": 1\r\n  x\r\n}\r\n";

        self::assertSame("  \"é\": 1\n  x\n  ^", Excerpt::of($text, (int) strpos($text, 'x')));
        self::assertSame("{\n  \"é\": 1\n       ^", Excerpt::of($text, (int) strpos($text, '1')));
        self::assertSame("  \"é\": 1\n  x\n   ^", Excerpt::of($text, (int) strpos($text, 'x') + 1), 'at the line end');
    }

    #[Test]
    public function longLinesAreCutOnBothSides(): void
    {
        $excerpt = Excerpt::of(str_repeat('漢', 1000) . 'x' . str_repeat('é', 1000), 3000);

        self::assertSame('…' . str_repeat('漢', 36) . 'x' . str_repeat('é', 35) . "…\n" . str_repeat(' ', 37) . '^', $excerpt);
    }

    #[Test]
    public function aLongLineBeforeIsCutOrLeftOut(): void
    {
        self::assertSame(str_repeat('a', 36) . "…\n[x\n ^", Excerpt::of(str_repeat('a', 100) . "\n[x", 102));
        self::assertSame("[x\n ^", Excerpt::of(str_repeat('a', 1000) . "\n[x", 1002));
    }

    #[Test]
    public function nothingReachesATerminalThatWouldMoveOrHide(): void
    {
        self::assertSame(
            "[\"\u{FFFD}[31m \u{FFFD}\u{FFFD}\u{FFFD}\" x\n" . str_repeat(' ', 13) . '^',
            Excerpt::of("[\"\e[31m\t\u{202E}\xFF\0\" x", 15),
        );
    }
}
