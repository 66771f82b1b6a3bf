<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Native\ReadProgram;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Fuzz\Order;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\JsonPrinter;
use Kiln\Tests\Fuzz\Subject\Orders;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A document of 5 kB that ends at each of its bytes, has each of its bits the other way round, and what is not UTF-8 in each
 * of its places: the extension declines it, or reads what the PHP engine reads.
 */
#[CoversClass(ReadProgram::class)]
#[RequiresPhpExtension('kiln')]
final class EveryByteTest extends TestCase
{
    private const TYPE = 'list<' . Order::class . '>';

    private const BYTES = 5_000;

    /** By RFC 3629: bytes that never occur, ends that are missing, too long forms, surrogates, beyond the last character. */
    private const NOT_UTF8 = ["\xFF", "\x80", "\xC3", "\xE2\x82", "\xF0\x9F\x98", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80"];

    #[Test]
    #[Group('fuzz')]
    public function aDocumentThatEndsTooEarlyIsDeclined(): void
    {
        $reader = new Reader(self::TYPE);
        $json = self::document();
        $value = null;
        for ($length = 0; $length < \strlen($json); ++$length) {
            if ($reader->reads(substr($json, 0, $length), $value)) {
                self::fail("It reads the first {$length} bytes: " . substr($json, 0, $length));
            }
        }

        self::assertTrue($reader->reads($json, $value));
        self::assertEquals(Serializer::create(engine: Engine::Php)->deserialize($json, self::TYPE), $value);
    }

    #[Test]
    #[Group('fuzz')]
    public function aWrongBitIsDeclinedOrMakesNoDifferenceBetweenTheEngines(): void
    {
        $reader = new Reader(self::TYPE);
        $php = Serializer::create(engine: Engine::Php);
        $json = self::document();
        $read = 0;
        $value = null;
        for ($bit = 0; $bit < 8 * \strlen($json); ++$bit) {
            $changed = $json;
            $changed[intdiv($bit, 8)] = $json[intdiv($bit, 8)] ^ \chr(1 << $bit % 8);
            if (!$reader->reads($changed, $value)) {
                continue;
            }
            ++$read;
            if (serialize($value) !== serialize($php->deserialize($changed, self::TYPE))) {
                self::fail("It reads something else with bit {$bit} changed: {$changed}");
            }
        }

        self::assertGreaterThan(\strlen($json), $read);
        self::assertLessThan(6 * \strlen($json), $read);
    }

    #[Test]
    #[Group('fuzz')]
    public function whatIsNotUtf8IsDeclinedWhereverItStands(): void
    {
        $reader = new Reader(self::TYPE);
        $json = self::document();
        $value = null;
        for ($place = 0; $place <= \strlen($json); ++$place) {
            foreach (self::NOT_UTF8 as $bytes) {
                $changed = substr_replace($json, $bytes, $place, 0);
                // Within a character the bytes may complete another one.
                if ($reader->reads($changed, $value) && preg_match('//u', $changed) !== 1) {
                    self::fail('It reads ' . bin2hex($bytes) . " at {$place}.");
                }
            }
        }

        self::assertTrue($reader->reads($json, $value));
    }

    private static function document(): string
    {
        $chance = new Chance(1);
        $orders = new Orders();
        $items = [];
        do {
            $item = $orders->document($chance);
            array_push($items, ...\is_array($item) ? array_filter($item, self::hasUsualDate(...)) : []);
            $json = JsonPrinter::print($items, $chance->forCase(1));
        } while (\strlen($json) < self::BYTES);

        return $json;
    }

    /**
     * Years of four digits, which RFC 3339 has; the others are for PHP.
     */
    private static function hasUsualDate(mixed $order): bool
    {
        return preg_match('/"placed(?:_at)?":"[+-]/', (string) json_encode($order)) !== 1;
    }
}
