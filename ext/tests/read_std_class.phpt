--TEST--
Reading: stdClass, inside too; what PHP takes for a list is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

foreach (['{}', '{"a":1}', '{"a":{"b":{}}}', '{"a":{"x":1},"b":[{"y":{"z":[]}},{"0":1,"a":2},{"0":1,"2":{"k":2}},{"1":1}]}', '{"a":{"0":1}}', '{"a":[{"b":[{"0":1,"1":{"k":2}}]}]}', '{"5":1,"a":2}', '{"a":1,"a":2}', '{"":1}', '[]', '[{}]', '{"0":1}', '{"0":1,"1":2}', '{"0":1,"a":2}', '{"\u0000a":1}', '{"a":{"\u0000":1}}', 'null', '1'] as $json) {
    show($json, [op('READ_STD_CLASS_OF')]);
}
$object = read('{"5":1,"a":{"b":2}}', [op('READ_STD_CLASS_OF')]);
echo $object->{'5'}, $object->a->b, "\n";
$object->a->c = 3;
unset($object->{'5'});
var_dump($object);
?>
--EXPECTF--
{} => (object) array( )
{"a":1} => (object) array( 'a' => 1, )
{"a":{"b":{}}} => (object) array( 'a' => (object) array( 'b' => array ( ), ), )
{"a":{"x":1},"b":[{"y":{"z":[]}},{"0":1,"a":2},{"0":1,"2":{"k":2}},{"1":1}]} => (object) array( 'a' => (object) array( 'x' => 1, ), 'b' => array ( 0 => (object) array( 'y' => (object) array( 'z' => array ( ), ), ), 1 => (object) array( '0' => 1, 'a' => 2, ), 2 => (object) array( '0' => 1, '2' => (object) array( 'k' => 2, ), ), 3 => (object) array( '1' => 1, ), ), )
{"a":{"0":1}} => declined, reason 2
{"a":[{"b":[{"0":1,"1":{"k":2}}]}]} => declined, reason 2
{"5":1,"a":2} => (object) array( '5' => 1, 'a' => 2, )
{"a":1,"a":2} => (object) array( 'a' => 2, )
{"":1} => (object) array( '' => 1, )
[] => declined, reason 1
[{}] => declined, reason 1
{"0":1} => declined, reason 2
{"0":1,"1":2} => declined, reason 2
{"0":1,"a":2} => (object) array( '0' => 1, 'a' => 2, )
{"\u0000a":1} => declined, reason 2
{"a":{"\u0000":1}} => declined, reason 2
null => declined, reason 1
1 => declined, reason 1
12
object(stdClass)#%d (1) {
  ["a"]=>
  object(stdClass)#%d (2) {
    ["b"]=>
    int(2)
    ["c"]=>
    int(3)
  }
}
