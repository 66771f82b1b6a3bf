--TEST--
When a member is left out
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

require __DIR__ . '/optional.inc';
use Kiln\Optional;

class Box { public mixed $v; public function method(): mixed { return $this->v; } }

$optional = nullable([op('WRITE_OPTIONAL_OF'), dynamic()]);
$values = ['null' => null, 'false' => false, '0' => 0, "''" => '', "'null'" => 'null', '[]' => [], '[[]]' => [[]], 'stdClass' => new stdClass(), 'missing' => Optional::missing(), 'of null' => Optional::of(null), 'of []' => Optional::of([]), 'of 1' => Optional::of(1)];
foreach ($values as $name => $value) {
    $box = new Box();
    $box->v = $value;
    $line = [];
    foreach ([0, 1, 2, 4, 8, 2 | 4, 2 | 8, 1 | 2 | 4 | 8] as $omissions) {
        foreach ([slot('Box', 'v'), method('Box', 'method')] as $access) {
            $node = $value instanceof Optional ? $optional : dynamic();
            $cells[] = str_replace('declined, reason ', '-', written(object_of(0, 'Box'), $box, [['Box', [[op('STEP_CONSTANT'), 'a', 1], field('v', $access, $node, $omissions), [op('STEP_CONSTANT'), 'z', 1]]]]));
        }
        [$bySlot, $byMethod] = $cells;
        $cells = [];
        $line[] = str_replace(['{"a":1,', '"z":1}', '"v":', ','], ['', '', ''], $bySlot) . ($bySlot === $byMethod ? '' : " but $byMethod");
    }
    echo str_pad($name, 9), implode(' | ', $line), "\n";
}
?>
--EXPECT--
null     null | null | null |  |  |  |  | 
false    false | false | -1 | false | false | -1 | -1 | -1
0        0 | 0 | -1 | 0 | 0 | -1 | -1 | -1
''       "" | "" | -1 | "" |  | -1 | -1 | -1
'null'   "null" | "null" | -1 | "null" | "null" | -1 | -1 | -1
[]       [] | [] | -1 | [] |  | -1 | -1 | -1
[[]]     [[]] | [[]] | -1 | [[]] | [[]] | -1 | -1 | -1
stdClass {} | {} | -1 | {} |  | -1 | -1 | -1
missing  -1 | -1 |  | -1 | -1 |  |  | 
of null  null | null | null | null |  | null |  | 
of []    [] | [] | [] | [] |  | [] |  | 
of 1     1 | 1 | 1 | 1 | 1 | 1 | 1 | 1
