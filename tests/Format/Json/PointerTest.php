<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\Pointer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Pointer::class)]
final class PointerTest extends TestCase
{
    /** @return iterable<string, array{list<string|int>, string, string}> */
    public static function ways(): iterable
    {
        yield 'root' => [[], '', '$'];
        yield 'key' => [['a'], '/a', 'a'];
        yield 'index' => [[0], '/0', '[0]'];
        yield 'both' => [['lines', 2, 'price'], '/lines/2/price', 'lines[2].price'];
        yield 'index first' => [[2, 'price'], '/2/price', '[2].price'];
        yield 'nested lists' => [['m', 1, 0], '/m/1/0', 'm[1][0]'];
        yield 'a dash' => [['bom-ref'], '/bom-ref', '["bom-ref"]'];
        yield 'a dash within' => [['a', 'bom-ref', 'b'], '/a/bom-ref/b', 'a["bom-ref"].b'];
        yield 'a number as key' => [['a', '2'], '/a/2', 'a["2"]'];
        yield 'a digit first' => [['2nd'], '/2nd', '["2nd"]'];
        yield 'empty key' => [['', ''], '//', '[""][""]'];
        yield 'tilde and slash' => [['a/b', 'm~n', '~1'], '/a~1b/m~0n/~01', '["a/b"]["m~n"]["~1"]'];
        yield 'quotes' => [['say "x"\\'], '/say "x"\\', '["say \"x\"\\\\"]'];
        yield 'letters of any script' => [['größe', '漢字', '_x1'], '/größe/漢字/_x1', 'größe.漢字._x1'];
        yield 'words' => [['naïve key'], '/naïve key', '["naïve key"]'];
        yield 'line feed at the end' => [["a\n"], "/a\n", '["a\n"]'];
        yield 'NUL' => [["\0a"], "/\0a", '["\u0000a"]'];
        yield 'a character that turns text around' => [["é\u{202E}"], "/é\u{202E}", '["\u00e9\u202e"]'];
        yield 'no UTF-8' => [["a\xFF"], "/a\xFF", '["a\ufffd"]'];
        yield 'a dollar' => [['$ref'], '/$ref', '["$ref"]'];
    }

    /** @param list<string|int> $segments */
    #[Test]
    #[DataProvider('ways')]
    public function aWayIsWrittenForMachinesAndForPeople(array $segments, string $pointer, string $path): void
    {
        self::assertSame($pointer, Pointer::toPointer($segments));
        self::assertSame($path, Pointer::toPath($segments));
    }
}
