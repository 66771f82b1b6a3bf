--TEST--
Null, or what the node inside writes
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

echo written(nullable(scalar(INTS)), null), "\n";
echo written(nullable(scalar(INTS)), 5), "\n";
echo written(nullable(scalar(INTS)), 'x'), "\n";
echo written(nullable(nullable(list_of(nullable(scalar(STRINGS))))), [null, 'a']), "\n";
echo written(list_of(nullable(scalar(FLOATS))), [null, 1, 1.5]), "\n";
?>
--EXPECT--
null
5
declined, reason 1
[null,"a"]
[null,1,1.5]
