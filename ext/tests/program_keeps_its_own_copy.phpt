--TEST--
A program does not change with the array it was made of
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';
use Kiln\Native\{ReadProgram, WriteProgram};

$host = new PlainHost();
$suffix = (string) rand(1, 1);
$write = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => [op('WRITE_LIST_OF'), [op('WRITE_THROUGH'), "same", ["constant $suffix"], [op('WRITE_SCALAR'), op('SCALAR_STRING')]]], 'objects' => []];
$read = ['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => [op('READ_SHAPE_OF'), [["key $suffix", [op('READ_SCALAR'), op('SCALAR_STRING')], false]], false, false, false], 'objects' => []];
$writer = new WriteProgram($write, 0);
$reader = new ReadProgram($read);
$write['root'][1][1] = 'other';
$write['root'][0] = 0;
$read['root'][1][0][0] = 'other';
unset($write, $read);
$filler = array_map(fn($i) => str_repeat('x', $i), range(1, 500));
echo $writer->encode(['a'], $host, 9), json_encode($reader->decode('{"key 1":"b"}', $host, 9)), "\n";

// References in it are followed once, when it is made.
$kind = op('SCALAR_STRING');
$node = [op('WRITE_SCALAR'), &$kind];
$writer = write_program([op('WRITE_LIST_OF'), &$node]);
$method = implode('', ['sa', 'me']);
$argument = implode('', ['argu', 'ment']);
$through = write_program([op('WRITE_THROUGH'), &$method, [&$argument], [op('WRITE_SCALAR'), op('SCALAR_STRING')]]);
$name = implode('', ['na', 'me']);
$program = ['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => [op('READ_SHAPE_OF'), [[&$name, [op('READ_SCALAR'), op('SCALAR_STRING')], false]], false, false, false], 'objects' => []];
$reader = new ReadProgram($program);
$kind = op('SCALAR_INT');
$node = 5;
$method = $argument = $name = null;
$filler = array_map(fn($i) => str_repeat('y', $i), range(1, 500));
echo $writer->encode(['a'], $host, 9), $through->encode('b', $host, 9), json_encode($reader->decode('{"name":"c"}', $host, 9)), "\n";

// One that leads to itself has no end.
$endless = [];
$endless[0] = &$endless;
echo outcome(fn() => write_program([op('WRITE_THROUGH'), 'same', $endless, [op('WRITE_SCALAR'), 1]])), "\n";
?>
--EXPECT--
["a"]{"key 1":"b"}
["a"]"b"{"name":"c"}
declined, reason 2
