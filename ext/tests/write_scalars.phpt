--TEST--
Scalars of the kinds that are allowed; an int in the place of a float becomes one
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$values = ['null' => null, 'true' => true, 'false' => false, '0' => 0, '-7' => -7, '1.5' => 1.5, '-0.0' => -0.0, "''" => '', 'text' => 'te"xt', '[]' => [], 'object' => new stdClass(), 'INF' => INF, 'NAN' => NAN, 'not UTF-8' => "\xff"];
foreach ($values as $name => $value) {
    $line = [];
    foreach ([BOOLS, INTS, FLOATS, STRINGS, BOOLS | STRINGS, INTS | FLOATS, BOOLS | INTS | FLOATS | STRINGS, 0] as $kinds) {
        $line[] = str_replace('declined, reason ', '-', written(scalar($kinds), $value));
    }
    echo str_pad($name, 10), implode('  ', $line), "\n";
}
$resource = fopen('php://memory', 'r');
echo written(scalar(15), $resource), "\n";
?>
--EXPECT--
null      -1  -1  -1  -1  -1  -1  -1  -1
true      true  -1  -1  -1  true  -1  true  -1
false     false  -1  -1  -1  false  -1  false  -1
0         -1  0  0  -1  -1  0  0  -1
-7        -1  -7  -7  -1  -1  -7  -7  -1
1.5       -1  -1  1.5  -1  -1  1.5  1.5  -1
-0.0      -1  -1  -0  -1  -1  -0  -0  -1
''        -1  -1  -1  ""  ""  -1  ""  -1
text      -1  -1  -1  "te\"xt"  "te\"xt"  -1  "te\"xt"  -1
[]        -1  -1  -1  -1  -1  -1  -1  -1
object    -1  -1  -1  -1  -1  -1  -1  -1
INF       -1  -1  -1  -1  -1  -1  -1  -1
NAN       -1  -1  -1  -1  -1  -1  -1  -1
not UTF-8 -1  -1  -1  -1  -1  -1  -1  -1
declined, reason 1
