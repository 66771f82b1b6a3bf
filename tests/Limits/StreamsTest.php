<?php

declare(strict_types=1);

namespace Kiln\Tests\Limits;

use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Fuzz\Line;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Streams of any length, in the memory of one item.
 */
#[CoversClass(Serializer::class)]
final class StreamsTest extends TestCase
{
    private const ITEMS = 200_000;

    private const MEGABYTE = 1024 * 1024;

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function manyItemsAreWrittenInChunks(string $format): void
    {
        $kiln = Serializer::create();
        [$length, $hash] = self::expectedText($format);

        $peak = Peak::of(static function () use ($kiln, $format, $length, $hash): void {
            $seen = 0;
            $context = hash_init('xxh3');
            foreach ($kiln->write(self::lines(), format: $format) as $chunk) {
                $seen += \strlen($chunk);
                hash_update($context, $chunk);
                self::assertLessThan(70_000, \strlen($chunk));
            }
            self::assertSame([$length, $hash], [$seen, hash_final($context)]);
        });

        self::assertGreaterThan(5 * self::MEGABYTE, $length);
        self::assertLessThan(self::MEGABYTE, $peak);
    }

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function manyItemsAreWrittenToAPipe(string $format): void
    {
        $kiln = Serializer::create();
        [$length, $hash] = self::expectedText($format);
        $answer = '';

        $peak = Peak::of(static function () use ($kiln, $format, &$answer): void {
            $process = proc_open(
                [\PHP_BINARY, '-r', '$hash = hash_init("xxh3"); $length = 0; while (($bytes = fread(STDIN, 65536)) !== "") { $length += strlen($bytes); hash_update($hash, $bytes); } echo $length, " ", hash_final($hash);'],
                [['pipe', 'r'], ['pipe', 'w'], ['file', '/dev/null', 'w']],
                $pipes,
            );
            self::assertIsResource($process);
            [$in, $out] = $pipes;
            $written = $kiln->write(self::lines(), $in, $format);
            fclose($in);
            $answer = stream_get_contents($out);
            proc_close($process);
            self::assertStringStartsWith("{$written} ", (string) $answer);
        });

        self::assertSame("{$length} {$hash}", $answer);
        self::assertLessThan(self::MEGABYTE, $peak);
    }

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    #[Group('long')]
    public function manyItemsAreReadFromAPipe(string $format): void
    {
        $kiln = Serializer::create();
        $code = \sprintf('$json = %s; echo $json ? "[" : ""; for ($i = 0; $i < %d; ++$i) { echo $json && $i > 0 ? "," : "", "{\"sku\":\"s$i\",\"price\":$i}", $json ? "" : "\n"; } echo $json ? "]" : "";', $format === 'json' ? 'true' : 'false', self::ITEMS);

        $peak = Peak::of(static function () use ($kiln, $format, $code): void {
            $process = proc_open([\PHP_BINARY, '-r', $code], [['file', '/dev/null', 'r'], ['pipe', 'w'], ['file', '/dev/null', 'w']], $pipes);
            self::assertIsResource($process);
            $out = $pipes[1];
            self::assertFalse(stream_get_meta_data($out)['seekable']);
            $count = 0;
            foreach ($kiln->read($out, Line::class, $format) as $number => $line) {
                if ($number !== $count || $line->sku !== "s{$number}" || $line->price !== (float) $number) {
                    self::fail("item {$count}");
                }
                ++$count;
            }
            self::assertSame(self::ITEMS, $count);
            proc_close($process);
        });

        self::assertLessThan(self::MEGABYTE, $peak);
    }

    /**
     * A chunk for each byte, and all of it as one chunk.
     */
    #[Test]
    #[TestWith([1, 'json'])]
    #[TestWith([1, 'ndjson'])]
    #[TestWith([7, 'json'])]
    #[TestWith([PHP_INT_MAX, 'json'])]
    #[TestWith([PHP_INT_MAX, 'ndjson'])]
    public function chunksMayHaveAnySize(int $size, string $format): void
    {
        $items = ['"é漢😀\u00e9\ud83d\ude00"', '"[{\"\\\\"', '{"a":[1,{"b":null}]}', '[]', '-1.5e3', 'true', '""', '{}'];
        $text = $format === 'json' ? ' [' . implode(" ,\n", $items) . "] \n" : "\n" . implode("\r\n", $items);
        $chunks = $size > \strlen($text) ? [$text] : str_split($text, max(1, $size));

        $read = iterator_to_array(Serializer::create()->read($chunks, 'mixed', $format));

        self::assertSame(array_map(static fn(string $item): mixed => json_decode($item, true), $items), $read);
    }

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['ndjson'])]
    public function anItemWithAProblemEndsTheReading(string $format): void
    {
        $text = $format === 'json'
            ? "[{\"sku\":\"a\",\"price\":1},\n {\"sku\":\"b\",\"price\":2},\n {\"sku\":7,\"price\":\"x\"},\n {\"sku\":\"d\",\"price\":4}]"
            : "{\"sku\":\"a\",\"price\":1}\n {\"sku\":\"b\",\"price\":2}\n {\"sku\":7,\"price\":\"x\"}\n {\"sku\":\"d\",\"price\":4}";
        $read = [];
        try {
            foreach (Serializer::create()->read(str_split($text, 5), Line::class, $format) as $line) {
                $read[] = $line->sku;
            }
            self::fail('Nothing was refused.');
        } catch (DeserializationException $exception) {
            self::assertSame(['a', 'b'], $read);
            self::assertSame(
                [['/2/sku', 3, 9, strpos($text, '7,')], ['/2/price', 3, 19, strpos($text, '"x"')]],
                array_map(static fn($violation): array => [$violation->pointer, $violation->line, $violation->column, $violation->offset], $exception->violations()->items),
            );
        }
    }

    /**
     * @return iterable<string, array{string, string, int, string, int}>
     */
    public static function brokenStreams(): iterable
    {
        yield 'the end in an item' => ['[{"sku":"a","price":1},{"sku":"b"', 'json', 1, 'syntax', 33];
        yield 'the end after a comma' => ['[{"sku":"a","price":1},', 'json', 1, 'syntax', 23];
        yield 'the end before the bracket' => ['[{"sku":"a","price":1}', 'json', 1, 'syntax', 22];
        yield 'nothing' => ['', 'json', 0, 'syntax', 0];
        yield 'something after the end' => ['[{"sku":"a","price":1}] x', 'json', 1, 'syntax', 24];
        yield 'an object' => ['{"sku":"a","price":1}', 'json', 0, 'syntax', 0];
        yield 'no comma' => ['[{"sku":"a","price":1} {"sku":"b","price":1}]', 'json', 1, 'syntax', 23];
        yield 'wrong brackets in an item' => ['[{"sku":"a","price":1},{"sku":"b"]]', 'json', 1, 'syntax', 33];
        yield 'a byte that is no UTF-8' => ["[{\"sku\":\"a\",\"price\":1},{\"sku\":\"\xFF\"}]", 'json', 1, 'invalid_utf8', 31];
        yield 'the end in a line' => ["{\"sku\":\"a\",\"price\":1}\n{\"sku\"", 'ndjson', 1, 'syntax', 28];
        yield 'two values in a line' => ["{\"sku\":\"a\",\"price\":1}\n{\"sku\":\"b\",\"price\":1} 2", 'ndjson', 1, 'syntax', 44];
    }

    #[Test]
    #[DataProvider('brokenStreams')]
    public function whatCameBeforeAnErrorHasBeenRead(string $text, string $format, int $items, string $code, int $byte): void
    {
        foreach ([1, 3, 1000] as $size) {
            $read = 0;
            try {
                foreach (Serializer::create()->read($text === '' ? [] : str_split($text, $size), Line::class, $format) as $line) {
                    self::assertSame('a', $line->sku);
                    ++$read;
                }
                self::fail('Nothing was refused.');
            } catch (DeserializationException $exception) {
                $violation = $exception->violations()->items[0];
                self::assertSame([$items, $code, $byte], [$read, $violation->code->value, $violation->offset]);
            }
        }
    }

    #[Test]
    public function whoStopsReadingLeavesTheRestOfTheStream(): void
    {
        $given = new \ArrayObject();
        $chunks = (static function () use ($given): \Generator {
            try {
                yield '[';
                for (;;) {
                    $given[] = 'a chunk';
                    yield '{"sku":"a","price":1},';
                }
            } finally {
                $given[] = 'let go';
            }
        })();
        foreach (Serializer::create()->read($chunks, Line::class) as $number => $line) {
            if ($number === 2) {
                break;
            }
        }
        self::assertLessThanOrEqual(4, \count($given));
        unset($chunks, $line);
        self::assertContains('let go', $given);
    }

    #[Test]
    public function whoStopsWritingLeavesTheRestOfTheItems(): void
    {
        $made = new \ArrayObject();
        $items = (static function () use ($made): \Generator {
            try {
                for (;;) {
                    $made[] = 'an item';
                    yield str_repeat('a', 10_000);
                }
            } finally {
                $made[] = 'let go';
            }
        })();
        foreach (Serializer::create()->write($items) as $chunk) {
            self::assertStringStartsWith('["aaa', $chunk);
            break;
        }
        self::assertLessThan(10, \count($made));
        unset($items);
        self::assertContains('let go', $made);
    }

    #[Test]
    public function anErrorOfTheSourcePassesThrough(): void
    {
        $failing = static function (string $first): \Generator {
            yield $first;
            throw new \DomainException('the source');
        };
        $kiln = Serializer::create();
        $read = [];
        try {
            foreach ($kiln->read($failing('["a","b",'), 'string') as $item) {
                $read[] = $item;
            }
            self::fail('no exception');
        } catch (\DomainException $exception) {
            self::assertSame(['the source', ['a', 'b']], [$exception->getMessage(), $read]);
        }

        $this->expectExceptionMessage('the source');
        iterator_to_array($kiln->write($failing('a')));
    }

    #[Test]
    public function anItemThatCannotBeWrittenIsNamedByItsNumber(): void
    {
        $stream = fopen('php://memory', 'w+');
        self::assertIsResource($stream);
        try {
            Serializer::create()->write([1, ['x' => INF]], $stream);
            self::fail('no exception');
        } catch (SerializationException $exception) {
            self::assertSame(['/1/x', 'not_finite'], [$exception->violations()->items[0]->pointer, $exception->violations()->items[0]->code->value]);
        }
    }

    #[Test]
    public function aReaderThatGoesAwayIsAnError(): void
    {
        $process = proc_open([\PHP_BINARY, '-r', 'fread(STDIN, 10);'], [['pipe', 'r'], ['file', '/dev/null', 'w'], ['file', '/dev/null', 'w']], $pipes);
        self::assertIsResource($process);
        $in = $pipes[0];

        try {
            $this->expectException(\RuntimeException::class);
            $this->expectExceptionMessageMatches('/takes no more/');
            Serializer::create()->write(self::lines(), $in);
        } finally {
            fclose($in);
            proc_close($process);
        }
    }

    /**
     * @return \Generator<int, Line>
     */
    private static function lines(): \Generator
    {
        for ($number = 0; $number < self::ITEMS; ++$number) {
            $line = new Line();
            $line->sku = "s{$number}";
            $line->price = (float) $number;
            yield $line;
        }
    }

    /**
     * What must be written, made without Kiln.
     *
     * @return array{int, string} its length and hash
     */
    private static function expectedText(string $format): array
    {
        $hash = hash_init('xxh3');
        $length = 0;
        for ($number = 0; $number < self::ITEMS; ++$number) {
            $item = "{\"sku\":\"s{$number}\",\"price\":{$number}.0,\"quantity\":1,\"tags\":[]}";
            $text = match (true) {
                $format === 'ndjson' => "{$item}\n",
                $number === 0 => "[{$item}",
                $number === self::ITEMS - 1 => ",{$item}]",
                default => ",{$item}",
            };
            $length += \strlen($text);
            hash_update($hash, $text);
        }

        return [$length, hash_final($hash)];
    }
}
