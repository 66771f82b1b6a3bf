--TEST--
Graph: the bytes of a value are as documented
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (!function_exists('Kiln\Native\Testing\encode_columns')) die('skip only with --enable-kiln-dev');
?>
--FILE--
<?php
final class Point
{
    public function __construct(public int $x, protected ?float $y) {}
}

class Base
{
    private int $own = 1;
}

final class Derived extends Base
{
    private int $own = 2;
}

enum Suit
{
    case Hearts;
}

// With marks around the parts of the content. The checksum is made anew.
function expect(string $what, mixed $value, string $parts, string $content): void
{
    $bytes = hex2bin('c181' . $parts . str_replace(' ', '', $content));
    $sum = crc32($bytes);
    $bytes .= pack('v', ($sum ^ ($sum >> 16)) & 0xFFFF);
    $actual = Kiln\Native\Testing\encode_columns($value);
    echo $what, ': ', $actual === $bytes ? 'as expected' : bin2hex($actual) . ' is not ' . bin2hex($bytes), "\n";
}

// The example of docs/graph-format.md.
expect('example', [new Point(1, 1.5), new Point(2, null)], '0d', '0e 09 506f696e74007800 79  01 10 6f fd941c19 02  13 4004 8f  4100 01 02 b201 00 53001e  7f');

expect('null', null, '00', '00');
expect('true', true, '00', '20');
expect('no elements', [], '00', '30');
expect('an integer', -5, '00', '4009');
expect('a great integer', PHP_INT_MAX, '00', '44 ffffffffffffff7f');
expect('integers of one byte', [1, 3, 2], '08', '13 4006 4100 01 03 02 7f');
expect('integers in even steps', [10, 20, 30, 40], '08', '13 4008 45 00 14 7f');
expect('integers in small steps', [1000, 1300, 1600, 1901], '08', '13 4008 46 f80a d804 00 00 00 01 7f');
expect('a decimal', 1.25, '00', '54 00 fa01');
expect('the same floats', [0.3 - 0.1, 0.3 - 0.1], '08', '13 4004 51 999999999999c93f 7f');
expect('negative zero', -0.0, '00', '50 0000000000000080');
expect('several kinds', [1, null, 'x'], '09', '06 01 78  13 4006 b321 00 4002 6f 7f');
expect('strings with and without zero bytes', ["a\0", 'b'], '09', '0b 0100 02 01 610062  13 4004 6f 7f');
expect('a string twice', ['ab', 'cd', 'ab', 'ab', 'ab', 'ab', 'ab'], '09', '0a 05 6162006364  13 400e 6100 00 01 00 00 00 00 00 7f');
expect('a map', ['k' => 1], '09', '06 01 6b  17 4002 6f 4002 7f');
expect('records', [['k' => 1], ['k' => 2]], '09', '06 01 6b  2a 01 6f 4100 01 02  13 4004 7f 7f');
expect('equal arrays', [[1], [1]], '08', '12 4002 4002  13 4004 7000 7f');
expect('an enum case', Suit::Hearts, '03', '0a 0b 5375697400486561727473  01 6f  9f');
$slot = 1;
expect('references', [&$slot, &$slot], '18', '13 4004 a000  01 4002  7f');
$endless = [];
$endless[] = &$endless;
expect('an array in itself', $endless, '18', '23 4002 a000  01 7f  7f');
$object = new stdClass();
$object->self = $object;
expect('a cycle', $object, '05', '0a 0d 737464436c6173730073656c66  01 08 6f 00000000 01  8f 8000');
$layout = bin2hex(pack('V', crc32("\0Base\0own\0int\n\0Derived\0own\0int\n")));
expect('private properties of one name', new Derived(), '05', "0e 10 44657269766564006f776e0042617365  01 11 6100 00 01 01 01 4000 6f {$layout} 01  4002 4004 8f");

// The direct form, which small values take.
function expectDirect(string $what, mixed $value, string $content): void
{
    $bytes = hex2bin('c183' . str_replace(' ', '', $content));
    $sum = crc32($bytes);
    $bytes .= pack('v', ($sum ^ ($sum >> 16)) & 0xFFFF);
    $actual = Kiln\Native\encode_graph($value);
    echo $what, ': ', $actual === $bytes && serialize(Kiln\Native\decode_graph($bytes, null)) === serialize($value) ? 'as expected' : bin2hex($actual) . ' is not ' . bin2hex($bytes), "\n";
}

expectDirect('direct null', null, '00 c0');
expectDirect('direct integers', [5, -1, 64, -300, 70000], '00 84 05 c500 c400 c72b01 c870110100');
expectDirect('direct map', ['ab' => 'ab', 'k' => 1.5], '00 91 426162 60 416b cb000000000000f83f');
expectDirect('direct objects', [new Point(1, 1.5), new Point(2, null)], '01 00 05506f696e74 fd941c19 04 0179 0178  81 a0 cb000000000000f83f 01  a0 c0 02');
expectDirect('direct private properties', new Derived(), "01 00 0744657269766564 {$layout} 0e 09 0042617365006f776e 036f776e  a0 01 02");
expectDirect('direct case', Suit::Hearts, '01 02 0453756974 06486561727473 a0');
expectDirect('direct cycle', $object, '01 03 08737464436c617373  a0 01 4473656c66 d500');
?>
--EXPECT--
example: as expected
null: as expected
true: as expected
no elements: as expected
an integer: as expected
a great integer: as expected
integers of one byte: as expected
integers in even steps: as expected
integers in small steps: as expected
a decimal: as expected
the same floats: as expected
negative zero: as expected
several kinds: as expected
strings with and without zero bytes: as expected
a string twice: as expected
a map: as expected
records: as expected
equal arrays: as expected
an enum case: as expected
references: as expected
an array in itself: as expected
a cycle: as expected
private properties of one name: as expected
direct null: as expected
direct integers: as expected
direct map: as expected
direct objects: as expected
direct private properties: as expected
direct case: as expected
direct cycle: as expected
