<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Serializer;
use Kiln\Tests\Fuzz\Subject\Orders;
use Kiln\Tests\Fuzz\Subject\Variants;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Not by chance but one after the other: a document that ends at each of its bytes, and one with each of its bits the other
 * way round.
 */
#[CoversClass(Serializer::class)]
final class EveryByteTest extends TestCase
{
    private const ORDERS = <<<'JSON'
        [
            {
                "id": 9007199254740993,
                "status": "open",
                "lines": [
                    {"sku": "geheim-1", "price": 12.5, "quantity": 3, "tags": ["a", "b\u00e9\ud83d\ude00"]},
                    {"sku": "geheim \"2\" \\ \/", "price": 4, "unknown": {"deep": [[], {}, [null, true, false]]}},
                    {"sku": "", "price": -1.25e-7, "quantity": 0}
                ],
                "placed_at": "2024-02-29T13:45:00Z",
                "ship_street": "geheim [1] {2}",
                "ship_city": null,
                "rates": {"EUR": 1, "USD": 1.0843, "": 0.5, "7": 2E2, "ä": 1e-3},
                "note": "geheim, two\nlines and a tab\t"
            },
            {"status":"paid","id":-1,"lines":[],"placed":"1999-12-31T23:59:59.999999+14:00","rates":{},"note":"geheim"},
            {"id": 3, "status": "lost in transit", "lines": [{"price": 0, "sku": "geheim漢"}], "placed": null, "ship_street": "geheim"},
            {"id":4,"id":5,"status":"open","lines":[{"sku":"geheim","price":1,"tags":[]}],"rates":[],"ship_city":"geheim","ship_street":"x"},
            {"id": 0, "status": "paid", "placed_at": null, "placed": "0001-01-01T00:00:00-23:59", "lines": [
                {"sku": "geheim", "price": 1.7976931348623157e308, "quantity": 9223372036854775807},
                {"sku": "geheim", "price": 5e-324, "quantity": -9223372036854775808, "tags": ["", "geheim"]}
            ]},
            {"id": 6, "status": "open", "note": "geheim", "lines": [], "ship_street": "geheim", "ship_city": "geheim", "more": 12345678901234567890},
            {"id": 7, "status": "open", "lines": [{"sku": "geheim", "price": 10.0}, {"sku": "geheim", "price": 20, "tags": ["geheim"]}], "rates": {"a": 0}}
        ]
        JSON;

    private const VARIANT = <<<'JSON'
        {
            "id": "geheim", "number": 1.5, "flag": true, "numbers": [1, 2, 3],
            "entry": {"sku": "geheim", "price": 1, "text": "both"},
            "state": "paid", "settings": {"a": 1, "b": 2},
            "thing": {"any": {"more": [1, {"x": null}]}, "": false},
            "shape": {"kind": "circle", "radius": 2, "fill": "Red"}
        }
        JSON;

    /**
     * @return array<string, array{Subject, string}>
     */
    public static function documents(): array
    {
        return ['orders' => [new Orders(), self::ORDERS], 'a variant' => [new Variants(), self::VARIANT]];
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('documents')]
    public function aDocumentThatEndsTooEarlyIsRefused(Subject $subject, string $json): void
    {
        $trial = new Trial(Serializer::create(), $subject);
        Trial::withoutAnyWarning(static function () use ($trial, $json): void {
            for ($length = 0; $length < \strlen($json); ++$length) {
                $trial->judge(substr($json, 0, $length), "the first {$length} bytes");
            }
        });

        self::assertSame(\strlen($json), $trial->malformed, 'each of them is no JSON');
        $trial->judgeRight($json, 'all of it');
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('documents')]
    public function aWrongBitGivesTheRightValueOrAnError(Subject $subject, string $json): void
    {
        $trial = new Trial(Serializer::create(), $subject, inEveryWay: false);
        $bits = 8 * \strlen($json);
        Trial::withoutAnyWarning(static function () use ($trial, $json, $bits): void {
            for ($bit = 0; $bit < $bits; ++$bit) {
                $byte = intdiv($bit, 8);
                $trial->judge(substr_replace($json, $json[$byte] ^ \chr(1 << $bit % 8), $byte, 1), "bit {$bit}");
            }
        });

        self::assertSame($bits, $trial->accepted + $trial->refused + $trial->malformed);
        self::assertGreaterThan($bits / 10, $trial->accepted);
        self::assertGreaterThan($bits / 50, $trial->refused);
        self::assertGreaterThan($bits / 10, $trial->malformed);
    }
}
