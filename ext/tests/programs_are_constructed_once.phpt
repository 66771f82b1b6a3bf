--TEST--
A program is constructed, and only once
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';
use Kiln\Native\{ReadProgram, WriteProgram};

$host = new PlainHost();
foreach ([WriteProgram::class, ReadProgram::class] as $class) {
    echo outcome(fn() => (new ReflectionClass($class))->newInstanceWithoutConstructor()), "\n";
}
$write = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => [op('WRITE_SCALAR'), op('SCALAR_INT')], 'objects' => []];
$writer = new WriteProgram($write, 0);
$again = outcome(fn() => [$writer->__construct(['root' => [op('WRITE_SCALAR'), op('SCALAR_STRING')]] + $write, 0)]);
echo outcome(fn() => $writer->encode(7, $host, 9)), "\n";
$read = ['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => [op('READ_SCALAR'), op('SCALAR_INT')], 'objects' => []];
$reader = new ReadProgram($read);
$again = outcome(fn() => [$reader->__construct(['root' => [op('READ_SCALAR'), op('SCALAR_STRING')]] + $read)]);
echo outcome(fn() => $reader->decode('7', $host, 9)), "\n";
?>
--EXPECT--
ReflectionException: Class Kiln\Native\WriteProgram is an internal class marked as final that cannot be instantiated without invoking its constructor
ReflectionException: Class Kiln\Native\ReadProgram is an internal class marked as final that cannot be instantiated without invoking its constructor
7
7
