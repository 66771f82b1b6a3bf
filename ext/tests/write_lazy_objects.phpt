--TEST--
Lazy objects are declined until they are initialized, and stay as they are
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (PHP_VERSION_ID < 80400) die('skip lazy objects came with PHP 8.4');
?>
--FILE--
<?php
require __DIR__ . '/write.inc';

class Item { public int $a = 1; public ?string $b = null; public int $late; }
$objects = [['Item', [field('a', slot('Item', 'a')), field('late', slot('Item', 'late'), plain(), 1)]]];
$reflection = new ReflectionClass('Item');
$initialized = 0;
$ghost = $reflection->newLazyGhost(function (Item $item) use (&$initialized) { ++$initialized; $item->a = 5; });
echo written(object_of(0, 'Item'), $ghost, $objects), ' ', $initialized, "\n";
$ghost->a;
echo written(object_of(0, 'Item'), $ghost, $objects), ' ', $initialized, "\n";
$proxy = $reflection->newLazyProxy(function () use (&$initialized) { ++$initialized; $item = new Item(); $item->a = 6; return $item; });
echo written(object_of(0, 'Item'), $proxy, $objects), ' ', $initialized, "\n";
$proxy->a;
echo written(object_of(0, 'Item'), $proxy, $objects), ' ', $initialized, "\n";
$partly = $reflection->newLazyGhost(function (Item $item) use (&$initialized) { ++$initialized; });
$reflection->getProperty('a')->setRawValueWithoutLazyInitialization($partly, 8);
echo written(object_of(0, 'Item'), $partly, [['Item', [field('a', slot('Item', 'a'))]]]), ' ', $initialized, "\n";
echo written(object_of(0, 'Item'), $partly, $objects), ' ', $initialized, "\n";
$std = (new ReflectionClass('stdClass'))->newLazyGhost(function (stdClass $object) use (&$initialized) { ++$initialized; $object->x = 1; });
echo written(dynamic(), $std), ' ', $initialized, "\n";
?>
--EXPECT--
declined, reason 2 0
{"a":5} 1
declined, reason 2 1
declined, reason 2 2
{"a":8} 2
declined, reason 2 2
{} 2
