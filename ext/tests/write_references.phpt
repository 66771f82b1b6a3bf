--TEST--
References in properties and arrays are looked through
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

final class Box { public mixed $value = null; public int $number = 1; public array $list = [1, 2]; public ?Box $box = null; }

$objects = [['Box', [
    field('value', slot('Box', 'value'), dynamic()),
    field('number', slot('Box', 'number'), scalar(INTS)),
    field('list', slot('Box', 'list'), list_of(scalar(INTS))),
    field('box', slot('Box', 'box'), nullable(object_of(0, 'Box')), 4),
]]];
$box = new Box();
$value = &$box->value;
$value = ['a' => &$value2];
$value2 = 'deep';
$number = &$box->number;
$number = 5;
$list = &$box->list;
$item = &$list[1];
$item = 9;
$box->box = new Box();
$inner = &$box->box;
$boxes = [&$box];
echo written(list_of(object_of(0, 'Box')), $boxes, $objects), "\n";
unset($value, $value2, $number, $list, $item, $inner);
echo written(list_of(object_of(0, 'Box')), $boxes, $objects), "\n";
$absent = &$box->value;
$absent = null;
echo written(object_of(0, 'Box'), $box, [['Box', [field('value', slot('Box', 'value'), plain(), 4)]]]), "\n";
?>
--EXPECT--
[{"value":{"a":"deep"},"number":5,"list":[1,9],"box":{"value":null,"number":1,"list":[1,2]}}]
[{"value":{"a":"deep"},"number":5,"list":[1,9],"box":{"value":null,"number":1,"list":[1,2]}}]
{}
