--TEST--
Arguments of other types are refused as by any function of PHP
--EXTENSIONS--
kiln
--FILE--
<?php
declare(strict_types=1);
require __DIR__ . '/programs.inc';
use Kiln\Native\{ReadProgram, WriteProgram};

$host = new PlainHost();
$writer = write_program([op('WRITE_SCALAR'), op('SCALAR_INT')]);
$reader = read_program([op('READ_SCALAR'), op('SCALAR_INT')]);
foreach ([
    fn() => new WriteProgram(), fn() => new WriteProgram([]), fn() => new WriteProgram('x', 0), fn() => new WriteProgram([], '0'), fn() => new ReadProgram(), fn() => new ReadProgram(null),
    fn() => $writer->encode(1), fn() => $writer->encode(1, 'host', 9), fn() => $writer->encode(1, $host, '9'), fn() => $reader->decode(1, $host, 9), fn() => $reader->decode('1', null, 9), fn() => $reader->decode('1', $host),
    fn() => new WriteProgram([], JSON_PRETTY_PRINT), fn() => new WriteProgram([], -1), fn() => new WriteProgram([], JSON_THROW_ON_ERROR),
] as $call) {
    echo strtok(outcome($call), ':'), "\n";
}
?>
--EXPECT--
ArgumentCountError
ArgumentCountError
TypeError
TypeError
ArgumentCountError
TypeError
ArgumentCountError
TypeError
TypeError
TypeError
TypeError
ArgumentCountError
ValueError
ValueError
ValueError
