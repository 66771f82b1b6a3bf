--TEST--
MessagePack and CBOR: each number and header in its shortest form, whatever its length
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

use Kiln\Native\WriteProgram;

function bytes(string $format, mixed $value): string
{
    $program = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => plain(), 'objects' => []];

    return bin2hex((new WriteProgram($program, 0, $format))->encode($value, new PlainHost(), 512));
}

/** The beginning and the length. */
function start(string $format, mixed $value): string
{
    $bytes = bytes($format, $value);

    return substr($bytes, 0, 12) . ' ' . \strlen($bytes) / 2;
}

foreach ([0, 23, 24, 127, 128, 255, 256, 65535, 65536, 4294967295, 4294967296, PHP_INT_MAX, -1, -24, -25, -32, -33, -128, -129, -256, -257, -32768, -32769, -65536, -65537, -2147483648, -2147483649, PHP_INT_MIN] as $number) {
    echo $number, ': ', bytes('msgpack', $number), ' ', bytes('cbor', $number), "\n";
}
foreach ([15, 16, 23, 24, 31, 32, 255, 256, 65535, 65536] as $length) {
    echo $length, ': text ', start('msgpack', str_repeat('x', $length)), ' ', start('cbor', str_repeat('x', $length));
    echo ', list ', start('msgpack', array_fill(0, $length, 1)), ' ', start('cbor', array_fill(0, $length, 1));
    echo ', map ', start('msgpack', array_fill(1, $length, 1)), ' ', start('cbor', array_fill(1, $length, 1)), "\n";
}
echo bytes('cbor', [null, true, false, -0.0, 1.5, -INF, "\u{1F600}", [], new stdClass(), ['a' => [1, [2, 3]]]]), "\n";
// What follows the header of a level within others moves with it.
echo bin2hex(pack('H*', bytes('msgpack', [[range(1, 16)], 'end']))), "\n";
?>
--EXPECT--
0: 00 00
23: 17 17
24: 18 1818
127: 7f 187f
128: cc80 1880
255: ccff 18ff
256: cd0100 190100
65535: cdffff 19ffff
65536: ce00010000 1a00010000
4294967295: ceffffffff 1affffffff
4294967296: cf0000000100000000 1b0000000100000000
9223372036854775807: cf7fffffffffffffff 1b7fffffffffffffff
-1: ff 20
-24: e8 37
-25: e7 3818
-32: e0 381f
-33: d0df 3820
-128: d080 387f
-129: d1ff7f 3880
-256: d1ff00 38ff
-257: d1feff 390100
-32768: d18000 397fff
-32769: d2ffff7fff 398000
-65536: d2ffff0000 39ffff
-65537: d2fffeffff 3a00010000
-2147483648: d280000000 3a7fffffff
-2147483649: d3ffffffff7fffffff 3a80000000
-9223372036854775808: d38000000000000000 3b7fffffffffffffff
15: text af7878787878 16 6f7878787878 16, list 9f0101010101 16 8f0101010101 16, map 8f0101020103 31 af0101020103 31
16: text b07878787878 17 707878787878 17, list dc0010010101 19 900101010101 17, map de0010010102 35 b00101020103 33
23: text b77878787878 24 777878787878 24, list dc0017010101 26 970101010101 24, map de0017010102 49 b70101020103 47
24: text b87878787878 25 781878787878 26, list dc0018010101 27 981801010101 26, map de0018010102 51 b81801010201 51
31: text bf7878787878 32 781f78787878 33, list dc001f010101 34 981f01010101 33, map de001f010102 65 b81f01010201 72
32: text d92078787878 34 782078787878 34, list dc0020010101 35 982001010101 34, map de0020010102 67 b82001010201 75
255: text d9ff78787878 257 78ff78787878 257, list dc00ff010101 258 98ff01010101 257, map de00ff010102 641 b8ff01010201 744
256: text da0100787878 259 790100787878 259, list dc0100010101 259 990100010101 259, map de0100010102 645 b90100010102 749
65535: text daffff787878 65538 79ffff787878 65538, list dcffff010101 65538 99ffff010101 65538, map deffff010102 261761 b9ffff010102 261865
65536: text db0001000078 65541 7a0001000078 65541, list dd0001000001 65541 9a0001000001 65541, map df0001000001 261769 ba0001000001 261873
8af6f5f4fb8000000000000000fb3ff8000000000000fbfff000000000000064f09f988080a0a161618201820203
9291dc00100102030405060708090a0b0c0d0e0f10a3656e64
