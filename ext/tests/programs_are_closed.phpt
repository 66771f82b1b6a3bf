--TEST--
Programs are final and can be neither cloned, serialized, extended nor given properties
--EXTENSIONS--
kiln
--FILE--
<?php
use Kiln\Native\{Declined, ReadProgram, WriteProgram};

function attempt(Closure $run): void
{
    try {
        var_dump($run());
    } catch (Throwable $error) {
        echo $error::class, ': ', $error->getMessage(), "\n";
    }
}

$operations = Kiln\Native\operations();
$programs = [
    new WriteProgram(['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => [$operations['WRITE_SCALAR'], 2], 'objects' => []], 0),
    new ReadProgram(['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => [$operations['READ_ANYTHING']], 'objects' => []]),
];
foreach ($programs as $program) {
    $class = $program::class;
    attempt(fn() => clone $program);
    attempt(fn() => serialize($program));
    attempt(fn() => $program->property = 1);
    attempt(fn() => unserialize('O:' . strlen($class) . ':"' . $class . '":0:{}'));
    var_dump((new ReflectionClass($class))->isFinal(), get_object_vars($program));
}
var_dump((new ReflectionClass(Declined::class))->isFinal());
?>
--EXPECTF--
Error: Trying to clone an uncloneable object of class Kiln\Native\WriteProgram
Exception: Serialization of 'Kiln\Native\WriteProgram' is not allowed
Error: Cannot create dynamic property Kiln\Native\WriteProgram::$property
Exception: Unserialization of 'Kiln\Native\WriteProgram' is not allowed
bool(true)
array(0) {
}
Error: Trying to clone an uncloneable object of class Kiln\Native\ReadProgram
Exception: Serialization of 'Kiln\Native\ReadProgram' is not allowed
Error: Cannot create dynamic property Kiln\Native\ReadProgram::$property
Exception: Unserialization of 'Kiln\Native\ReadProgram' is not allowed
bool(true)
array(0) {
}
bool(true)
