<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\NdjsonSplitter;
use Kiln\Format\LimitException;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(NdjsonSplitter::class)]
final class NdjsonSplitterTest extends SplitterTestCase
{
    /** @return iterable<string, array{string, list<string>}> */
    public static function streams(): iterable
    {
        yield 'empty' => ['', []];
        yield 'blank lines only' => [" \n\r\n\t\n", []];
        yield 'one line' => ["1\n", ['1']];
        yield 'no line feed at the end' => ["1\n2", ['1', '2']];
        yield 'CRLF' => ["1\r\n2\r\n", ['1', '2']];
        yield 'CR at the end' => ["1\r", ['1']];
        yield 'blank lines' => ["\n\n1\n \n\r\n2\n\n", ['1', '2']];
        yield 'space around' => [" {\"a\": 1} \n\t[ ] \r\n", ['{"a": 1}', '[ ]']];
        yield 'a lone CR ends no line' => ["1\r2\n", ["1\r2"]];
        yield 'nothing is checked' => ["{\n1 2\n]\n", ['{', '1 2', ']']];
        yield 'a byte order mark stays' => ["\u{FEFF}1\n2\n", ["\u{FEFF}1", '2']];
        yield 'characters of several bytes' => ["\"é\"\n{\"漢\":\"😀\"}\n", ['"é"', '{"漢":"😀"}']];
        yield 'line separators of Unicode end no line' => ["\"a\u{2028}b\u{85}c\"\n", ["\"a\u{2028}b\u{85}c\""]];
    }

    /** @param list<string> $items */
    #[Test]
    #[DataProvider('streams')]
    public function everyLineIsAnItem(string $text, array $items): void
    {
        self::assertSame([$items, null], self::split(new NdjsonSplitter(), $text));
    }

    #[Test]
    public function aLineComesAsSoonAsItsEndWasSeen(): void
    {
        $sent = [];
        $chunks = (static function () use (&$sent): \Generator {
            foreach (['{"a":', '1}', "\n2", "\n\n", '3'] as $chunk) {
                $sent[] = $chunk;
                yield $chunk;
            }
        })();

        $seen = [];
        foreach ((new NdjsonSplitter())->split($chunks) as $item) {
            $seen[$item->text] = end($sent);
        }

        self::assertSame(['{"a":1}' => "\n2", '2' => "\n\n", '3' => '3'], $seen);
    }

    #[Test]
    public function theSizeOfALineIsLimited(): void
    {
        foreach (["\n", "\r\n", ''] as $end) {
            $text = "1\n  \n [2, 3]" . $end;

            self::assertSame([['1', '[2, 3]'], null], self::split(new NdjsonSplitter(maxItemBytes: 6), $text));
            self::assertSame(
                [['1'], 'too_large 6 an item has more than the 5 bytes allowed (line 3, column 2)'],
                self::split(new NdjsonSplitter(maxItemBytes: 5), $text),
            );
        }

        self::assertSame([[], 'too_large 0 an item has more than the 1 bytes allowed (line 1, column 1)'], self::split(new NdjsonSplitter(maxItemBytes: 1), "1 \n"), 'space at the end counts');
    }

    #[Test]
    public function aLineThatIsTooLongIsNotWaitedFor(): void
    {
        $sent = 0;
        $endless = (static function () use (&$sent): \Generator {
            while (true) {
                $sent += 1000;
                yield '1' . str_repeat(' ', 999);
            }
        })();

        $this->expectException(LimitException::class);
        try {
            foreach ((new NdjsonSplitter(maxItemBytes: 5500))->split($endless) as $item) {
                self::fail('No line has an end, and this is none: ' . $item->text);
            }
        } finally {
            self::assertSame(6000, $sent);
        }
    }

    #[Test]
    public function theSizeOfTheStreamIsLimited(): void
    {
        self::assertSame([['1', '22'], null], self::split(new NdjsonSplitter(maxBytes: 5), "1\n22\n"));
        self::assertSame([['1', '22'], 'too_large 5 the stream has more than the 5 bytes allowed (line 3, column 1)'], self::split(new NdjsonSplitter(maxBytes: 5), "1\n22\n\n"));
        self::assertSame([['1'], 'too_large 3 the stream has more than the 3 bytes allowed (line 2, column 2)'], self::split(new NdjsonSplitter(maxBytes: 3), "1\n22\n"));
    }

    #[Test]
    public function memoryDoesNotGrowWithTheLengthOfTheStream(): void
    {
        $count = 0;
        $stream = (static function (): \Generator {
            for ($i = 0; $i < 20_000; ++$i) {
                yield '{"a":"' . str_repeat('é', 500) . "\"}\n";
            }
        })();

        $memory = self::memoryFor(new NdjsonSplitter(), $stream, static function () use (&$count): void {
            ++$count;
        });

        self::assertSame(20_000, $count);
        self::assertLessThan(300_000, $memory);
    }

    #[Test]
    public function aLineMaySpanAHundredThousandChunks(): void
    {
        $line = '"' . str_repeat('漢', 40_000) . '"';
        $items = [];
        foreach ((new NdjsonSplitter())->split(str_split("$line\n1")) as $item) {
            $items[] = $item->text;
        }

        self::assertSame([$line, '1'], $items);
    }

    #[Test]
    #[Group('fuzz')]
    public function randomLinesComeBack(): void
    {
        $seed = Seed::for(__METHOD__);
        $count = 0;

        for ($case = Seed::cases(150); $case > 0; --$case) {
            $lines = [];
            for ($i = $seed->chance->getInt(0, 5); $i > 0; --$i) {
                // JSON holds a raw line feed only as whitespace.
                $lines[] = trim(str_replace("\n", ' ', RandomDocument::value($seed, 3)->text), " \t\r");
            }
            $text = '';
            foreach ($lines as $line) {
                $text .= $seed->oneOf(['', '', ' ', "\n", "\r\n"]) . $line . $seed->oneOf(["\n", "\r\n", " \n"]);
            }

            self::assertSame([$lines, null], self::split(new NdjsonSplitter(), $text, [$seed->chunks($text, 5)]), "KILN_SEED=$seed->number");
            $count += \count($lines);
        }

        self::assertGreaterThan(0, $count);
    }
}
