--TEST--
A program of another ABI is declined
--EXTENSIONS--
kiln
--FILE--
<?php
use Kiln\Native\{Declined, ReadProgram, WriteProgram};

function attempt(Closure $run): void
{
    try {
        var_dump($run());
    } catch (Declined $declined) {
        echo 'declined, reason ', $declined->getCode(), "\n";
    }
}

$operations = Kiln\Native\operations();
foreach ([Kiln\Native\ABI + 1, Kiln\Native\ABI - 1, (string) Kiln\Native\ABI, null] as $abi) {
    $write = ['abi' => $abi, 'kind' => 'write', 'root' => [$operations['WRITE_PLAIN']], 'objects' => []];
    attempt(fn() => (new WriteProgram($write, 0))->encode(1, new stdClass(), 1));

    $read = ['abi' => $abi, 'kind' => 'read', 'root' => [$operations['READ_ANYTHING']], 'objects' => []];
    attempt(fn() => (new ReadProgram($read))->decode('1', new stdClass(), 1));
}
attempt(fn() => (new WriteProgram([], 0))->encode(1, new stdClass(), 1));
attempt(fn() => (new ReadProgram([]))->decode('1', new stdClass(), 1));
?>
--EXPECT--
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
