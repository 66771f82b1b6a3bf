--TEST--
Whichever members are left out, the commas are right
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Box { public $a = 1; public $b = 2; public $c = 3; }
$objects = [['Box', [field('a', slot('Box', 'a'), plain(), 4), field('b', slot('Box', 'b'), plain(), 8), field('c', slot('Box', 'c'), plain(), 4)]]];
for ($mask = 0; $mask < 8; ++$mask) {
    $box = new Box();
    foreach (['a', 'b', 'c'] as $i => $name) {
        if (($mask >> $i & 1) === 0) {
            $box->$name = $name === 'b' ? [] : null;
        }
    }
    echo written(list_of(object_of(0, 'Box')), [$box, $box], $objects), "\n";
}
?>
--EXPECT--
[{},{}]
[{"a":1},{"a":1}]
[{"b":2},{"b":2}]
[{"a":1,"b":2},{"a":1,"b":2}]
[{"c":3},{"c":3}]
[{"a":1,"c":3},{"a":1,"c":3}]
[{"b":2,"c":3},{"b":2,"c":3}]
[{"a":1,"b":2,"c":3},{"a":1,"b":2,"c":3}]
