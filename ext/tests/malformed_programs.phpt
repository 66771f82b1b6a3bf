--TEST--
What is no program is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';
use Kiln\Native\{ReadProgram, WriteProgram};

$write = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => [op('WRITE_PLAIN')], 'objects' => []];
$read = ['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => [op('READ_ANYTHING')], 'objects' => []];
$encode = fn(array $program) => outcome(fn() => (new WriteProgram($program, 0))->encode([1], new PlainHost(), 9));
$decode = fn(array $program) => outcome(fn() => (new ReadProgram($program))->decode('[1]', new PlainHost(), 9));

echo $encode($write), ' ', $decode($read), "\n";
foreach (['abi', 'kind', 'root', 'objects'] as $key) {
    foreach (['missing', null, true, 2, 1.0, '', 'write', 'read', [], [1], [[]], [[], []], ['x' => 1], [[null]], [op('WRITE_PLAIN'), 1], [op('STEP_CALL')], [-1], [PHP_INT_MAX], ['101'], [1.0]] as $wrong) {
        $wrongWrite = $wrong === 'missing' ? array_diff_key($write, [$key => 0]) : [$key => $wrong] + $write;
        $wrongRead = $wrong === 'missing' ? array_diff_key($read, [$key => 0]) : [$key => $wrong] + $read;
        if ($wrongWrite == $write || $wrongRead == $read) {
            continue;
        }
        foreach (['write' => $encode($wrongWrite), 'read' => $decode($wrongRead)] as $direction => $outcome) {
            // Objects that the root does not need may be looked at or not.
            if ($outcome !== 'declined, reason 2' && !($key === 'objects' && $outcome === '[1]')) {
                echo "$direction, $key ", json_encode($wrong), ": $outcome\n";
            }
        }
    }
}
?>
--EXPECT--
[1] [1]
