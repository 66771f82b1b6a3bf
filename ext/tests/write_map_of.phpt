--TEST--
A map is written as an object, even where it looks like a list
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$map = map_of(scalar(INTS));
echo written($map, []), "\n";
echo written($map, [1, 2]), "\n";
echo written($map, ['a' => 1, 'b"/é' => 2, '' => 3, 7 => 4, -7 => 5, '007' => 6]), "\n";
$holes = ['a' => 1, 'b' => 2, 'c' => 3];
unset($holes['a']);
echo written($map, $holes), "\n";
$number = 7;
echo written($map, ['a' => &$number]), "\n";
echo written(map_of($map), ['a' => [], 'b' => [1]]), "\n";

// A NUL inside a key is fine, at its beginning PHP knows no such property.
echo written($map, ["a\0b" => 1]), "\n";
echo written($map, ["\0" => 1]), "\n";
echo written($map, ["\0a" => 1]), "\n";
echo written($map, ["\xff" => 1]), "\n";
echo written($map, ['a' => 'x']), "\n";
echo written($map, (object) ['a' => 1]), "\n";
?>
--EXPECT--
{}
{"0":1,"1":2}
{"a":1,"b\"\/\u00e9":2,"":3,"7":4,"-7":5,"007":6}
{"b":2,"c":3}
{"a":7}
{"a":{},"b":{"0":1}}
{"a\u0000b":1}
declined, reason 2
declined, reason 2
declined, reason 1
declined, reason 1
declined, reason 1
