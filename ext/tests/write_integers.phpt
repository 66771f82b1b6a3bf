--TEST--
Integers of all lengths, of values and of keys
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$program = write_program(list_of(scalar(INTS)));
$keys = write_program(map_of(scalar(INTS)));
$host = new PlainHost();
$integers = [PHP_INT_MIN, PHP_INT_MAX, PHP_INT_MIN + 1];
for ($power = 1; $power < PHP_INT_MAX / 10; $power *= 10) {
    array_push($integers, $power - 1, $power, $power + 1, -$power, 1 - $power, -1 - $power);
}
for ($bit = 0; $bit < 63; ++$bit) {
    array_push($integers, 1 << $bit, -1 << $bit);
}
for ($i = 0; $i < 1000; ++$i) {
    $integers[] = $i;
}
var_dump($program->encode($integers, $host, 1) === '[' . implode(',', $integers) . ']');
$map = array_combine($integers, $integers);
var_dump($keys->encode($map, $host, 1) === json_encode((object) $map));
?>
--EXPECT--
bool(true)
bool(true)
