--TEST--
A program that has a name is kept: as it was compiled, for one user at a time, up to a limit
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

use Kiln\Native\{ReadProgram, WriteProgram};

class A { public $a = 1; private $own = 'A'; }
class B { public $b = 2; }

$source = fn(string $class, string $property): array => [
    'abi' => Kiln\Native\ABI,
    'kind' => 'write',
    'root' => [op('WRITE_OBJECT_OF'), 0, $class, true],
    'objects' => [[$class, [[op('STEP_FIELD'), $property, [op('ACCESS_SLOT'), $class, $property], [op('WRITE_DYNAMIC')], 0]]]],
];
$host = new PlainHost();

$program = new WriteProgram($source('A', 'own'), 0, 'json', 'a');
echo $program->encode(new A(), $host, 512), "\n";
var_dump(WriteProgram::kept('a', 0), WriteProgram::kept('b', 0), ReadProgram::kept('a'));

echo "\nA second one of that name while the first is in use, and the first again:\n";
$second = new WriteProgram($source('A', 'a'), 0, 'json', 'a');
echo $second->encode(new A(), $host, 512), $program->encode(new A(), $host, 512), "\n";

echo "\nGiven back:\n";
unset($program, $second);
var_dump(WriteProgram::kept('a', JSON_UNESCAPED_SLASHES));
$program = WriteProgram::kept('a', 0);
echo $program->encode(new A(), $host, 512), "\n";
var_dump(WriteProgram::kept('a', 0));

echo "\nWhat is no constant, what is not known:\n";
$value = 'A';
$referring = $source('A', 'a');
$referring['root'][2] = &$value;
echo (new WriteProgram($referring, 0, 'json', 'referring'))->encode(new A(), $host, 512), "\n";
var_dump(WriteProgram::kept('referring', 0));
echo outcome(fn() => new WriteProgram(['root' => [9999]] + $source('A', 'a'), 0, 'json', 'unknown')), "\n";
echo outcome(fn() => new ReadProgram(['kind' => 'read'] + $source('A', 'a'), 'unknown')), "\n";
var_dump(WriteProgram::kept('unknown', 0), ReadProgram::kept('unknown'));

echo "\nRead:\n";
$object = ['B', [op('CONSTRUCTION_BLANK')], [[op('FIELD_FIELD'), ['b'], [op('TARGET_SLOT'), 'B', 'b'], [op('READ_ANYTHING')], 0, false, null]], [], null, [], null];
$reader = new ReadProgram(['abi' => Kiln\Native\ABI, 'kind' => 'read', 'root' => [op('READ_OBJECT_OF'), 0], 'objects' => [$object]], 'b');
var_dump(ReadProgram::kept('b'));
$reader->decode('{"b":[3]}', $host, 512);
unset($reader);
var_dump(ReadProgram::kept('b')->decode('{"b":[4]}', $host, 512)->b === [4]);

echo "\nA limit:\n";
$kept = 0;
for ($i = 0; $i < 5_000; ++$i) {
    $large = $source('B', 'b');
    $large['objects'] = array_fill(0, 20, $large['objects'][0]);
    new WriteProgram($large, 0, 'json', "large {$i}");
    $kept += (int) (WriteProgram::kept("large {$i}", 0) !== null);
}
var_dump($kept > 50, $kept < 1_000, (new WriteProgram($source('B', 'b'), 0, 'json', 'one more'))->encode(new B(), $host, 512));
?>
--EXPECT--
{"own":"A"}
NULL
NULL
NULL

A second one of that name while the first is in use, and the first again:
{"a":1}{"own":"A"}

Given back:
NULL
{"own":"A"}
NULL

What is no constant, what is not known:
{"a":1}
NULL
declined, reason 2
declined, reason 2
NULL
NULL

Read:
NULL
bool(true)

A limit:
bool(true)
bool(true)
string(7) "{"b":2}"
