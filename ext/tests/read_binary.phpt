--TEST--
MessagePack and CBOR are read from any of their forms; what is no document, or has no word on a tape, is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

function of(string $format, string $hex, ?array $root = null, int $depth = 64): void
{
    try {
        $value = read_program($root ?? [op('READ_KEPT')], [])->decode(hex2bin(str_replace(' ', '', $hex)), new PlainHost(), $depth, $format);
        echo $hex, ' => ', preg_replace('/\s*\n\s*/', ' ', var_export($value, true)), "\n";
    } catch (Kiln\Native\Declined $declined) {
        echo $hex, ' => declined, reason ', $declined->getCode(), "\n";
    }
}

echo "MessagePack\n";
foreach (['07', 'e0', 'cc ff', 'cd 00ff', 'ce ffffffff', 'cf 7fffffffffffffff', 'cf 8000000000000000', 'd0 80', 'd1 8000', 'd2 80000000', 'd3 8000000000000000',
    'ca 3fc00000', 'cb 7ff0000000000000', 'c0', 'c2', 'c3', 'a1 61', 'd9 01 61', 'da 0001 61', 'db 00000001 61', 'a2 c3a9', '90', '80', 'dc 0001 80', 'dd 00000001 90',
    '81 a1 61 01', '81 05 06', '81 d0 fb 06', 'de 0001 d9 01 61 c0', 'df 00000001 a1 61 92 01 02', '82 a1 61 01 a1 61 02', '81 a1 31 c0'] as $bytes) {
    of('msgpack', $bytes);
}
foreach (['', 'c1', 'cd 00', 'a2 61', 'a1 ff', 'a3 eda080', '91', '81 a1 61', '81 c0 01', '81 cf 8000000000000000 01', 'dd ffffffff', 'db ffffffff 61', 'c4 01 61', 'd4 01 00', '01 02'] as $bytes) {
    of('msgpack', $bytes);
}
of('msgpack', '91 91 01', depth: 2);
of('msgpack', '91 91 01', depth: 1);
of('msgpack', 'ff', scalar('STRING'));

echo "CBOR\n";
foreach (['17', '18 18', '19 0100', '1a ffffffff', '1b 7fffffffffffffff', '1b 8000000000000000', '20', '38 ff', '3b 7fffffffffffffff',
    'f9 3c00', 'f9 8000', 'f9 0001', 'f9 7c00', 'f9 fc00', 'fa 3fc00000', 'fb bff8000000000000', 'f4', 'f5', 'f6', '61 61', '78 01 61', '80', 'a0', '81 a0', '9a 00000001 80',
    'a1 61 61 01', 'a1 05 06', 'a1 24 06', '9f ff', '9f 01 9f 02 ff ff', 'bf ff', 'bf 61 61 01 05 02 ff', '7f 61 61 61 62 ff', '7f ff', 'a1 7f 61 61 ff 01'] as $bytes) {
    of('cbor', $bytes);
}
foreach (['', '1c', '18', '62 61', '61 ff', '81', 'a1 61 61', 'a1 f6 01', '9a ffffffff', '7b ffffffffffffffff 61', '3b 8000000000000000', '41 61', 'c0 61 61', 'f7', 'f8 20', 'ff', '9f 01', '9f', 'bf 61 61 ff', '7f 41 61 ff', '7f 61 c3 61 a9 ff', '7f 7f ff ff', '1f', 'df 00', '01 02'] as $bytes) {
    of('cbor', $bytes);
}
of('cbor', '9f 9f 01 ff ff', depth: 2);
of('cbor', '9f 9f 01 ff ff', depth: 1);
of('toml', '00');
?>
--EXPECT--
MessagePack
07 => 7
e0 => -32
cc ff => 255
cd 00ff => 255
ce ffffffff => 4294967295
cf 7fffffffffffffff => 9223372036854775807
cf 8000000000000000 => 9.223372036854776E+18
d0 80 => -128
d1 8000 => -32768
d2 80000000 => -2147483648
d3 8000000000000000 => -9223372036854775807-1
ca 3fc00000 => 1.5
cb 7ff0000000000000 => INF
c0 => NULL
c2 => false
c3 => true
a1 61 => 'a'
d9 01 61 => 'a'
da 0001 61 => 'a'
db 00000001 61 => 'a'
a2 c3a9 => 'é'
90 => array ( )
80 => (object) array( )
dc 0001 80 => array ( 0 => (object) array( ), )
dd 00000001 90 => array ( 0 => array ( ), )
81 a1 61 01 => array ( 'a' => 1, )
81 05 06 => array ( 5 => 6, )
81 d0 fb 06 => array ( -5 => 6, )
de 0001 d9 01 61 c0 => array ( 'a' => NULL, )
df 00000001 a1 61 92 01 02 => array ( 'a' => array ( 0 => 1, 1 => 2, ), )
82 a1 61 01 a1 61 02 => array ( 'a' => 2, )
81 a1 31 c0 => array ( 1 => NULL, )
 => declined, reason 2
c1 => declined, reason 2
cd 00 => declined, reason 2
a2 61 => declined, reason 2
a1 ff => declined, reason 2
a3 eda080 => declined, reason 2
91 => declined, reason 2
81 a1 61 => declined, reason 2
81 c0 01 => declined, reason 2
81 cf 8000000000000000 01 => declined, reason 2
dd ffffffff => declined, reason 2
db ffffffff 61 => declined, reason 2
c4 01 61 => 'a'
d4 01 00 => declined, reason 2
01 02 => declined, reason 2
91 91 01 => array ( 0 => array ( 0 => 1, ), )
91 91 01 => declined, reason 2
ff => declined, reason 1
CBOR
17 => 23
18 18 => 24
19 0100 => 256
1a ffffffff => 4294967295
1b 7fffffffffffffff => 9223372036854775807
1b 8000000000000000 => 9.223372036854776E+18
20 => -1
38 ff => -256
3b 7fffffffffffffff => -9223372036854775807-1
f9 3c00 => 1.0
f9 8000 => -0.0
f9 0001 => 5.960464477539063E-8
f9 7c00 => INF
f9 fc00 => -INF
fa 3fc00000 => 1.5
fb bff8000000000000 => -1.5
f4 => false
f5 => true
f6 => NULL
61 61 => 'a'
78 01 61 => 'a'
80 => array ( )
a0 => (object) array( )
81 a0 => array ( 0 => (object) array( ), )
9a 00000001 80 => array ( 0 => array ( ), )
a1 61 61 01 => array ( 'a' => 1, )
a1 05 06 => array ( 5 => 6, )
a1 24 06 => array ( -5 => 6, )
9f ff => array ( )
9f 01 9f 02 ff ff => array ( 0 => 1, 1 => array ( 0 => 2, ), )
bf ff => (object) array( )
bf 61 61 01 05 02 ff => array ( 'a' => 1, 5 => 2, )
7f 61 61 61 62 ff => 'ab'
7f ff => ''
a1 7f 61 61 ff 01 => array ( 'a' => 1, )
 => declined, reason 2
1c => declined, reason 2
18 => declined, reason 2
62 61 => declined, reason 2
61 ff => declined, reason 2
81 => declined, reason 2
a1 61 61 => declined, reason 2
a1 f6 01 => declined, reason 2
9a ffffffff => declined, reason 2
7b ffffffffffffffff 61 => declined, reason 2
3b 8000000000000000 => declined, reason 2
41 61 => 'a'
c0 61 61 => declined, reason 2
f7 => declined, reason 2
f8 20 => declined, reason 2
ff => declined, reason 2
9f 01 => declined, reason 2
9f => declined, reason 2
bf 61 61 ff => declined, reason 2
7f 41 61 ff => declined, reason 2
7f 61 c3 61 a9 ff => declined, reason 2
7f 7f ff ff => declined, reason 2
1f => declined, reason 2
df 00 => declined, reason 2
01 02 => declined, reason 2
9f 9f 01 ff ff => array ( 0 => array ( 0 => 1, ), )
9f 9f 01 ff ff => declined, reason 2
00 => declined, reason 2
