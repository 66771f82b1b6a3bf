--TEST--
A program, its host and what it writes may lose all their names during a call
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

final class Host extends PlainHost
{
    public function drop(mixed $value): mixed
    {
        unset($GLOBALS['program'], $GLOBALS['value'], $GLOBALS['host'], $GLOBALS['json']);
        // Something else takes the place of what is free now.
        $GLOBALS['other'] = array_map(fn($i) => str_repeat('x', $i), range(1, 500));

        return $value;
    }
    public function __destruct() { echo "the host is gone\n"; }
}

$host = new Host();
$program = write_program([op('WRITE_LIST_OF'), [op('WRITE_THROUGH'), 'drop', ['constant ' . rand(1, 1)], [op('WRITE_SCALAR'), 8]]]);
$value = [str_repeat('a', rand(3, 3)), str_repeat('b', rand(3, 3))];
echo $program->encode($value, $host, 9), "\n";

$host = new Host();
$program = read_program([op('READ_LIST_OF'), [op('READ_THROUGH'), 'drop', ['constant ' . rand(1, 1)], [op('READ_SCALAR'), 8]]]);
$json = '["' . str_repeat('a', rand(30, 30)) . '","b"]';
echo json_encode($program->decode($json, $host, 9)), "\n";
?>
--EXPECT--
the host is gone
["aaa","bbb"]
the host is gone
["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","b"]
