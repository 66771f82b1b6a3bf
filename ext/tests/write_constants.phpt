--TEST--
Members that are known ahead
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class A {}
$write = fn(mixed $value, int $flags = 0, string $key = 'k') => written(object_of(0, 'A'), new A(), [['A', [[op('STEP_CONSTANT'), $key, $value]]]], $flags);
foreach ([null, true, false, 0, PHP_INT_MIN, 1.0, 0.1, -0.0, '', 'a/é"', [], INF, NAN, "\xff"] as $value) {
    echo $write($value), ' ', $write($value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION), "\n";
}
echo $write(1, 0, "a/é\u{2028}"), ' ', $write(1, JSON_UNESCAPED_UNICODE, "a/é\u{2028}"), ' ', $write(1, 0, "\xff"), ' ', $write(1, 0, ''), ' ', $write(1, 0, str_repeat('k', 100)), "\n";
?>
--EXPECT--
{"k":null} {"k":null}
{"k":true} {"k":true}
{"k":false} {"k":false}
{"k":0} {"k":0}
{"k":-9223372036854775808} {"k":-9223372036854775808}
{"k":1} {"k":1.0}
{"k":0.1} {"k":0.1}
{"k":-0} {"k":-0.0}
{"k":""} {"k":""}
{"k":"a\/\u00e9\""} {"k":"a/é\""}
declined, reason 2 declined, reason 2
declined, reason 2 declined, reason 2
declined, reason 2 declined, reason 2
declined, reason 2 declined, reason 2
{"a\/\u00e9\u2028":1} {"a\/é\u2028":1} declined, reason 2 {"":1} {"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk":1}
