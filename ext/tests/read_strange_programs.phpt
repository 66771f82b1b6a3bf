--TEST--
Reading: programs of another kind, and nodes without end
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

use Kiln\Native\ReadProgram;
$right = ['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => anything(), 'objects' => []];
foreach ([['kind' => 'write'], ['kind' => 'READ'], ['kind' => null], ['abi' => PHP_INT_MAX], ['abi' => '1'], ['root' => []], ['root' => [999]], ['root' => [op('WRITE_PLAIN')]], ['root' => null], ['objects' => null], ['objects' => [null]], ['objects' => [[]]]] as $wrong) {
    echo json_encode($wrong), ' ', outcome(fn() => (new ReadProgram($wrong + $right))->decode('1', new PlainHost(), 9)), "\n";
}
$program = new ReadProgram($right);
echo outcome(fn() => $program->decode('1', new PlainHost(), 9)), "\n";
echo outcome(fn() => $program->__construct($right)), "\n";
echo outcome(fn() => clone $program), "\n";
echo outcome(fn() => serialize($program)), "\n";
// Nodes inside each other without end.
$node = anything();
$node = [op('READ_NULLABLE'), &$node];
echo outcome(fn() => read('1', $node)), "\n";
$node = null;
$deep = scalar('INT');
for ($i = 0; $i < 100; ++$i) {
    $deep = list_of($deep);
}
echo outcome(fn() => read(str_repeat('[', 100) . '7' . str_repeat(']', 100), $deep, depth: 100)), "\n";
echo outcome(fn() => read(str_repeat('[', 100) . '7' . str_repeat(']', 100), list_of($deep), depth: 100)), "\n";
// What the program was made of may change.
$source = ['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => list_of(through('same')), 'objects' => []];
$program = new ReadProgram($source);
$source['root'][1] = null;
unset($source);
echo outcome(fn() => $program->decode('["a"]', new PlainHost(), 9)), "\n";
?>
--EXPECT--
{"kind":"write"} declined, reason 2
{"kind":"READ"} declined, reason 2
{"kind":null} declined, reason 2
{"abi":9223372036854775807} declined, reason 2
{"abi":"1"} declined, reason 2
{"root":[]} declined, reason 2
{"root":[999]} declined, reason 2
{"root":[117]} declined, reason 2
{"root":null} declined, reason 2
{"objects":null} declined, reason 2
{"objects":[null]} declined, reason 2
{"objects":[[]]} declined, reason 2
1
Error: A program is compiled once
Error: Trying to clone an uncloneable object of class Kiln\Native\ReadProgram
Exception: Serialization of 'Kiln\Native\ReadProgram' is not allowed
declined, reason 2
[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[7]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
declined, reason 1
["a"]
