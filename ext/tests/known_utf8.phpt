--TEST--
That a string is UTF-8 is remembered with it, but not of bytes that were read, and not when it changes
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

use Kiln\Native\WriteProgram;

final class Item { public string $text = ''; }

function written(Item $item): string
{
    $objects = [['Item', [[op('STEP_FIELD'), 'text', [op('ACCESS_SLOT'), 'Item', 'text'], [op('WRITE_SCALAR'), 8], 0]]]];
    $results = [];
    foreach (['msgpack', 'cbor', 'yaml', 'json'] as $format) {
        $program = new WriteProgram(['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => [op('WRITE_OBJECT_OF'), 0, 'Item', true], 'objects' => $objects], 0, $format);
        $results[] = outcome(static fn() => bin2hex($program->encode($item, new PlainHost(), 8)));
    }

    return implode(', ', $results);
}

$changes = [
    'nothing' => static function (string &$text): void {},
    'a byte' => static function (string &$text): void { $text[3] = "\xff"; },
    'a byte behind the end' => static function (string &$text): void { $text[6] = "\xff"; },
    'more behind it' => static function (string &$text): void { $text .= "\xff"; },
    'more behind it, which is UTF-8' => static function (string &$text): void { $text .= 'ü'; },
];
foreach ($changes as $name => $change) {
    foreach ([written(...), static fn(Item $item): int => preg_match('/^é/u', $item->text)] as $remember) {
        $item = new Item();
        // Made anew, because PHP shares those that stand in a file.
        $item->text = str_repeat('é', 3);
        $remember($item);
        $change($item->text);
        echo "{$name}: ", written($item), "\n";
    }
}

echo "bytes\n";
foreach (['msgpack' => 'c403ffd8ff', 'cbor' => '43ffd8ff'] as $format => $hex) {
    $item->text = read_program([op('READ_BYTES')])->decode(hex2bin($hex), new PlainHost(), 8, $format);
    var_dump(preg_match('//u', $item->text));
    echo written($item), "\n";
}
?>
--EXPECT--
nothing: 81a474657874a6c3a9c3a9c3a9, a1647465787466c3a9c3a9c3a9, 746578743a20c3a9c3a9c3a90a, 7b2274657874223a225c75303065395c75303065395c7530306539227d
nothing: 81a474657874a6c3a9c3a9c3a9, a1647465787466c3a9c3a9c3a9, 746578743a20c3a9c3a9c3a90a, 7b2274657874223a225c75303065395c75303065395c7530306539227d
a byte: declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
a byte: declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
a byte behind the end: declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
a byte behind the end: declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
more behind it: declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
more behind it: declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
more behind it, which is UTF-8: 81a474657874a8c3a9c3a9c3a9c3bc, a1647465787468c3a9c3a9c3a9c3bc, 746578743a20c3a9c3a9c3a9c3bc0a, 7b2274657874223a225c75303065395c75303065395c75303065395c7530306663227d
more behind it, which is UTF-8: 81a474657874a8c3a9c3a9c3a9c3bc, a1647465787468c3a9c3a9c3a9c3bc, 746578743a20c3a9c3a9c3a9c3bc0a, 7b2274657874223a225c75303065395c75303065395c75303065395c7530306663227d
bytes
bool(false)
declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
bool(false)
declined, reason 1, declined, reason 1, declined, reason 1, declined, reason 1
