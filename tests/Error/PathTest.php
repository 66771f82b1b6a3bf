<?php

declare(strict_types=1);

namespace Kiln\Tests\Error;

use Kiln\Error\Path;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Path::class)]
final class PathTest extends TestCase
{
    /** @return iterable<string, array{list<string|int>, string, string, string}> segments, text, pointer, fragment */
    public static function paths(): iterable
    {
        yield 'the root' => [[], '$', '', '#'];
        yield 'a key' => [['customer'], 'customer', '/customer', '#/customer'];
        yield 'keys and an index' => [['lines', 2, 'price'], 'lines[2].price', '/lines/2/price', '#/lines/2/price'];
        yield 'an index at the root' => [[0, 'id'], '[0].id', '/0/id', '#/0/id'];
        yield 'a key that is no identifier' => [['components', 'bom-ref'], 'components["bom-ref"]', '/components/bom-ref', '#/components/bom-ref'];
        yield 'a key of digits' => [['prices', '7'], 'prices["7"]', '/prices/7', '#/prices/7'];
        yield 'an empty key' => [[''], '[""]', '/', '#/'];
        // RFC 6901, section 5 and 6
        yield 'a slash' => [['a/b'], '["a/b"]', '/a~1b', '#/a~1b'];
        yield 'a tilde' => [['m~n'], '["m~n"]', '/m~0n', '#/m~0n'];
        yield 'a tilde and a digit' => [['~1'], '["~1"]', '/~01', '#/~01'];
        yield 'a percent sign' => [['c%d'], '["c%d"]', '/c%d', '#/c%25d'];
        yield 'a caret' => [['e^f'], '["e^f"]', '/e^f', '#/e%5Ef'];
        yield 'a quote' => [['k"l'], '["k\"l"]', '/k"l', '#/k%22l'];
        yield 'a space' => [[' '], '[" "]', '/ ', '#/%20'];
        yield 'another script' => [['straße'], 'straße', '/straße', '#/stra%C3%9Fe'];
        yield 'a line break and a mark that reverses text' => [["a\nb", "\u{202E}c"], '["a\nb"]["\u202ec"]', "/a\nb/\u{202E}c", '#/a%0Ab/%E2%80%AEc'];
        yield 'a long key that is an identifier' => [[str_repeat('k', 51)], '["' . str_repeat('k', 50) . '…"]', '/' . str_repeat('k', 51), '#/' . str_repeat('k', 51)];
        yield 'a key as long as a pointer shows' => [[str_repeat('k', 256)], '["' . str_repeat('k', 50) . '…"]', '/' . str_repeat('k', 256), '#/' . str_repeat('k', 256)];
        yield 'a key longer than a pointer shows' => [
            [str_repeat('k', 255) . 'äöü', 'a'],
            '["' . str_repeat('k', 50) . '…"].a',
            '/' . str_repeat('k', 255) . '…/a',
            '#/' . str_repeat('k', 255) . '%E2%80%A6/a',
        ];
        yield 'bytes that are no UTF-8' => [["caf\xE9"], '["caf\ufffd"]', "/caf\u{FFFD}", '#/caf%EF%BF%BD'];
    }

    /**
     * @param list<string|int> $segments
     */
    #[Test]
    #[DataProvider('paths')]
    public function aPathHasThreeForms(array $segments, string $text, string $pointer, string $fragment): void
    {
        self::assertSame($text, Path::toText($segments));
        self::assertSame($pointer, Path::toPointer($segments));
        self::assertSame($fragment, Path::toFragment($segments));
    }
}
