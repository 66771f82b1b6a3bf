<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Format\Xml\Splitter;
use Kiln\Format\Xml\XmlItem;
use Kiln\Serializer;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Xml\Line;
use Kiln\Tests\Integration\Fixture\Xml\Price;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Memory for a stream of XML is that of one item, whatever its length: 100 MB in `make fuzz`.
 */
#[CoversClass(Splitter::class)]
#[CoversClass(XmlItem::class)]
final class LargeXmlStreamTest extends TestCase
{
    private const MEGABYTES = 2;

    /** In the place of those, where KILN_CASES multiplies them. */
    private const MANY_MEGABYTES = 5;

    /** What a stream may take, in bytes: some chunks of 64 KiB, and what is made of them. */
    private const MEMORY = 2 << 20;

    #[Test]
    #[Group('fuzz')]
    public function itIsWrittenAndReadInLittleMemory(): void
    {
        $path = TemporaryDirectory::create() . '/stream.xml';
        $bytes = Chance::cases(self::MEGABYTES, self::MANY_MEGABYTES) << 20;
        $serializer = Serializer::create();
        // Code is made before memory is looked at.
        iterator_to_array($serializer->read([implode('', iterator_to_array($serializer->write([self::line(0)], format: 'xml'), false))], Line::class, 'xml'));

        $file = fopen($path, 'w');
        self::assertNotFalse($file);
        $size = $items = 0;
        $lines = static function () use (&$size, &$items, $bytes): \Generator {
            for (; $size < $bytes; ++$items) {
                yield self::line($items);
            }
        };
        $used = self::memoryOf(static function () use ($serializer, $lines, $file, &$size): void {
            foreach ($serializer->write($lines(), format: 'xml') as $chunk) {
                $size += (int) fwrite($file, $chunk);
            }
        });
        fclose($file);
        self::assertLessThan(self::MEMORY, $used, 'written');
        self::assertGreaterThanOrEqual($bytes, filesize($path));

        $read = 0;
        $used = self::memoryOf(static function () use ($serializer, $path, &$read): void {
            foreach ($serializer->read(self::chunks($path), Line::class, 'xml') as $line) {
                if ($read % 1000 === 0) {
                    self::assertEquals(self::line($read), $line);
                }
                ++$read;
            }
        });
        self::assertLessThan(self::MEMORY, $used, 'read');
        self::assertSame($items, $read);
    }

    /**
     * @return \Generator<int, string>
     */
    private static function chunks(string $path): \Generator
    {
        $file = fopen($path, 'r');
        self::assertNotFalse($file);
        while (($chunk = fread($file, 1 << 16)) !== false && $chunk !== '') {
            yield $chunk;
        }
        fclose($file);
    }

    private static function line(int $number): Line
    {
        return new Line($number, str_repeat('title & ', $number % 16), $number % 3 === 0 ? null : new Price('EUR', $number / 4));
    }

    /**
     * @param \Closure(): void $work
     *
     * @return int bytes
     */
    private static function memoryOf(\Closure $work): int
    {
        $before = memory_get_usage();
        memory_reset_peak_usage();
        $work();

        return memory_get_peak_usage() - $before;
    }
}
