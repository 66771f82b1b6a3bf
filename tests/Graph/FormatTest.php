<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Random\Columns;
use Kiln\Tests\Graph\Random\Damage;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes that were written by hand, by docs/graph-format.md. Their checksum is that of the test.
 */
#[CoversClass(Graph::class)]
final class FormatTest extends TestCase
{
    /**
     * @return iterable<string, array{mixed, string}> value, parts and content
     */
    public static function values(): iterable
    {
        yield 'null' => [null, '00 00'];
        yield 'false' => [false, '00 10'];
        yield 'true' => [true, '00 20'];
        yield 'an empty array' => [[], '00 30'];
        yield 'an integer is a base' => [5, '00 40 0a'];
        yield 'a negative one' => [-5, '00 40 09'];
        yield 'one of two bytes' => [300, '00 40 d804'];
        yield 'the smallest' => [\PHP_INT_MIN, '00 44 0000000000000080'];
        yield 'a decimal' => [1.25, '00 54 00 fa01'];
        yield 'a float' => [0.1 + 0.2, '00 50 343333333333d33f'];
        yield 'negative zero' => [-0.0, '00 50 0000000000000080'];
        yield 'a string' => ['ab', '01 06 02 6162 6f'];
        yield 'a string with a zero byte' => ["a\0", '01 07 00 04 6100 6f'];
        yield 'a list of one byte' => [[1, 3, 2], '08 13 4006 4100010302 7f'];
        yield 'a list with a base' => [[1_000, 1_002, 1_001], '08 13 4006 41d00f000201 7f'];
        yield 'a list of even steps' => [[10, 20, 30, 40], '08 13 4008 450014 7f'];
        yield 'the same integer' => [[7, 7, 7], '08 13 4006 400e 7f'];
        yield 'the same float' => [[0.3 - 0.1, 0.3 - 0.1], '08 13 4004 51 999999999999c93f 7f'];
        yield 'booleans' => [[true, false, true], '08 13 4006 b205 10 20 7f'];
        yield 'several kinds' => [[1, null, 'x'], '09 06 01 78 13 4006 b321 00 4002 6f 7f'];
        yield 'a map' => [['k' => 1], '09 06 01 6b 17 4002 6f 4002 7f'];
        yield 'records' => [[['k' => 1], ['k' => 2]], '09 06 01 6b 2a 01 6f 41000102 13 4004 7f 7f'];
        yield 'the same array twice' => [[[1], [1]], '08 12 4002 4002 13 4004 7000 7f'];
    }

    #[Test]
    #[DataProvider('values')]
    public function theBytesAreAsDescribed(mixed $value, string $content): void
    {
        $bytes = Damage::sealed((string) hex2bin('c181' . str_replace(' ', '', $content)));

        self::assertSame(bin2hex($bytes), bin2hex(Columns::of($value)));
        self::assertSame($value, Graph::decode($bytes));
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function mistakes(): iterable
    {
        yield 'an unknown version' => ['c182 00 00'];
        yield 'an unknown part' => ['c181 80 00'];
        yield 'a part that is not there' => ['c181 01'];
        yield 'nothing' => ['c181 00'];
        yield 'bytes behind the end' => ['c181 00 00 00'];
        yield 'a fill of no bytes' => ['c181 40 00'];
        yield 'an unknown kind' => ['c181 00 c0'];
        yield 'an unknown packing' => ['c181 00 49 00'];
        yield 'an integer that is not in its shortest form' => ['c181 00 40 8000'];
        yield 'an integer of more than 64 bits' => ['c181 00 40 ffffffffffffffffff7f'];
        yield 'a base and an offset beyond 64 bits' => ['c181 00 41 feffffffffffffffff01 ff'];
        yield 'steps beyond 64 bits' => ['c181 08 13 4006 45 00 feffffffffffffffff01 7f'];
        yield 'an array that does not exist' => ['c181 00 7f'];
        yield 'an array in itself' => ['c181 08 13 4002 7000 7f'];
        yield 'a list that is longer than the bytes' => ['c181 08 13 40 feffffffff7f 00 7f'];
        yield 'more arrays than bytes can cover' => ['c181 08 f3ffffff0f 4000 00 7f'];
        yield 'a negative length' => ['c181 08 13 4001 00 7f'];
        yield 'a key twice' => ['c181 09 06 01 6b 17 4004 600000 4002 7f'];
        yield 'a key that is none' => ['c181 08 17 4002 00 4002 7f'];
        yield 'a string that does not exist' => ['c181 01 06 01 61 6002'];
        yield 'another count of strings' => ['c181 01 0e 03 610062 6f'];
        yield 'a reference as a whole' => ['c181 10 01 00 af'];
        yield 'a reference to a reference' => ['c181 10 01 af 00'];
        yield 'kinds in disorder' => ['c181 08 13 4004 b201 20 10 7f'];
        yield 'a selector without a column' => ['c181 08 13 4006 b334 00 10 20 7f'];
        yield 'an object of no shape' => ['c181 00 8f'];
        yield 'an enum that is not there' => ['c181 00 9f'];
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function aMistakeIsNoticed(string $bytes): void
    {
        $bytes = Damage::sealed((string) hex2bin(str_replace(' ', '', $bytes)));

        $this->expectException(DamagedBytes::class);
        Graph::decode($bytes, Graph::ALL);
    }
}
