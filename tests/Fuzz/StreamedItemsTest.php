<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Fuzz\Line;
use Kiln\Tests\Format\Json\Seed;
use Kiln\Tests\Format\Json\Slow;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A stream gives what its items give one by one; and what is wrong with an item is wrong with it in the stream, with line and
 * column of the stream. The texts of the items and the places where they begin are known, because the test has put them there.
 */
#[CoversClass(Serializer::class)]
final class StreamedItemsTest extends TestCase
{
    private const CASES = 400;

    private const RIGHT = [
        '{"sku":"a","price":1}', '{"sku":"é漢😀","price":2.5,"quantity":3}', '{ "price" : 0.25 , "sku" : "[{\"\\\\" }', '{"tags":["x","y\"]"],"sku":"","price":7}',
        '{"sku":"\u00e9\ud83d\ude00","price":1e2,"more":{"a":[[],{},[{"b":null}]]}}', '{"sku":"0","price":3,"x":{"0":1,"1":[2]}}',
    ];

    private const WRONG = [
        '{"sku":7,"price":1}', '{"sku":"a","price":"x","tags":[1]}', '{"price":1}', '{"sku":"é","price":tru}', '{"sku":"a" "price":1}', '{"sku":"a",}',
        '[1,2}', '17', '"a string"', 'nul', '01', "{\"sku\":\"\xFF\",\"price\":1}", "{\"sku\":\"a\tb\",\"price\":1}", '[]', 'null', '{"sku":"\ud800","price":1}',
    ];

    #[Test]
    #[Group('fuzz')]
    public function itemsOfAStreamAreThoseThatTheirTextsGive(): void
    {
        $seed = Seed::for(__METHOD__);
        $kilns = [Serializer::create(), SerializerBuilder::create()->withLimits(new Limits(bytes: 60_000, stringLength: 15_000, elements: 1_000))->build()];
        $failed = 0;
        for ($case = Seed::cases(self::CASES); $case > 0; --$case) {
            $format = $seed->oneOf(['json', 'ndjson']);
            [$text, $items] = self::stream($seed, $format);
            $chunks = $seed->oneOf([[$text], $seed->chunks($text, 5), $seed->chunks($text, 200), $seed->chunks($text, 40_000)]);
            foreach ($kilns as $kiln) {
                $said = "KILN_SEED={$seed->number} {$format} " . substr($text, 0, 2000);
                [$expected, $problems] = self::oneByOne($kiln, $text, $items);
                [$read, $found] = self::asStream($kiln, $chunks, $format);
                self::assertSame($problems, $found, $said);
                self::assertEquals($expected, $read, $said);
                $failed += $problems === null ? 0 : 1;
            }
        }
        self::assertGreaterThan(0, $failed);
    }

    /**
     * @return array{string, array<int, string>} and the items by the offset at which they begin
     */
    private static function stream(Seed $seed, string $format): array
    {
        $isLines = $format === 'ndjson';
        $space = $isLines ? ['', '', ' ', "\t"] : ['', '', '', ' ', "\n", "\r\n  "];
        $space = $seed->chance->getInt(0, 1) === 0 ? $space : [''];
        $between = $isLines ? ["\n", "\n", "\r\n", " \n\n", "\n \r\n"] : [','];
        $text = $isLines ? $seed->oneOf(['', "\n", ' ']) : '[';
        $items = [];
        $damagedAt = $seed->chance->getInt(0, 2) === 0 ? $seed->chance->getInt(0, 80) : -1;
        $count = $seed->oneOf([1, 5, 80, 400]);
        for ($number = 0; $number < $count; ++$number) {
            $item = match (true) {
                $number === $damagedAt => $seed->oneOf(self::WRONG),
                $seed->chance->getInt(0, 150) === 0 => '{"sku":"' . str_repeat($seed->oneOf(['a', 'é', '\n', '[']), $seed->chance->getInt(1, 20_000)) . '","price":1}',
                default => $seed->oneOf(self::RIGHT),
            };
            $text .= ($number > 0 ? $seed->oneOf($between) : '') . $seed->oneOf($space);
            $items[\strlen($text)] = $item;
            $text .= $item . $seed->oneOf($space);
        }

        return [$text . ($isLines ? $seed->oneOf(['', "\n", "\r\n"]) : ']'), $items];
    }

    /**
     * @param array<int, string> $items
     *
     * @return array{list<mixed>, ?list<string>}
     */
    private static function oneByOne(Serializer $kiln, string $text, array $items): array
    {
        $read = [];
        foreach ($items as $offset => $item) {
            try {
                $read[] = $kiln->deserialize($item, Line::class);
            } catch (DeserializationException $exception) {
                $path = '/' . \count($read);

                return [$read, array_map(static function (Violation $violation) use ($text, $offset, $path): string {
                    $at = $violation->offset === null ? null : Slow::position($text, $offset + $violation->offset);

                    return self::describe($path . $violation->pointer, $at?->line, $at?->column, $at?->offset, $violation);
                }, $exception->violations()->items)];
            }
        }

        return [$read, null];
    }

    /**
     * @param list<string> $chunks
     *
     * @return array{list<mixed>, ?list<string>}
     */
    private static function asStream(Serializer $kiln, array $chunks, string $format): array
    {
        $read = [];
        try {
            foreach ($kiln->read($chunks, Line::class, $format) as $number => $item) {
                self::assertSame(\count($read), $number);
                $read[] = $item;
            }
        } catch (DeserializationException $exception) {
            return [$read, array_map(
                static fn(Violation $violation): string => self::describe($violation->pointer, $violation->line, $violation->column, $violation->offset, $violation),
                $exception->violations()->items,
            )];
        }

        return [$read, null];
    }

    private static function describe(string $pointer, ?int $line, ?int $column, ?int $offset, Violation $violation): string
    {
        return "{$violation->code->value} at {$pointer} line {$line} column {$column} offset {$offset}: {$violation->message}";
    }
}
