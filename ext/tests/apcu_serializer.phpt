--TEST--
APCu: values are kept as graphs; what cannot be decoded is a miss
--EXTENSIONS--
kiln
apcu
--INI--
apc.enable_cli=1
apc.serializer=kiln
kiln.engine=php
--FILE--
<?php
require __DIR__ . '/library.inc';

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\PlainGraph;

echo "Strings and numbers are APCu's own\n";
var_dump(apcu_store('count', 1), apcu_inc('count'), apcu_store('text', 'tea'), apcu_fetch('text'));

echo "Arrays and objects\n";
PlainGraph::$bytes = "\xC1bytes\0";
PlainGraph::$value = ['b' => 2];
var_dump(apcu_store('array', ['a' => 1]), apcu_fetch('array', $isHit), $isHit);
var_dump(apcu_store('object', (object) ['a' => 1]), apcu_add('object', []));

echo "Misses\n";
PlainGraph::$value = new DamagedBytes('cut off');
var_dump(apcu_fetch('array', $isHit), $isHit, apcu_fetch(['array', 'text']));
var_dump(apcu_entry('array', static fn(): string => 'is not called: for apcu_entry() no read fails'));

echo "Exceptions of the application\n";
PlainGraph::$value = new LogicException('from __unserialize()');
try {
    apcu_fetch('array');
} catch (LogicException $exception) {
    echo $exception->getMessage(), "\n";
}
PlainGraph::$bytes = new LogicException('from __serialize()');
try {
    apcu_store('array', []);
} catch (LogicException $exception) {
    echo $exception->getMessage(), "\n";
}
PlainGraph::$value = 5;
var_dump(apcu_fetch('array'));
--EXPECT--
Strings and numbers are APCu's own
bool(true)
int(2)
bool(true)
string(3) "tea"
Arrays and objects
encode {"a":1}
decode c1627974657300, allowed: null
bool(true)
array(1) {
  ["b"]=>
  int(2)
}
bool(true)
encode {"a":1}
encode []
bool(true)
bool(false)
Misses
decode c1627974657300, allowed: null
decode c1627974657300, allowed: null
bool(false)
bool(false)
array(1) {
  ["text"]=>
  string(3) "tea"
}
decode c1627974657300, allowed: null
NULL
Exceptions of the application
decode c1627974657300, allowed: null
from __unserialize()
encode []
from __serialize()
decode c1627974657300, allowed: null
int(5)
