--TEST--
What is left of an array that is nested too deep, whatever it held
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

foreach ([[], [1], ['a' => 1], null, 5, new stdClass()] as $value) {
    echo written([op('WRITE_EMPTY_ARRAY'), false], $value), ' ', written([op('WRITE_EMPTY_ARRAY'), true], $value), "\n";
}
?>
--EXPECT--
[] {}
[] {}
[] {}
[] {}
[] {}
[] {}
