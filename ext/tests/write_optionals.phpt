--TEST--
An Optional with a value is written as that; any other is a mismatch
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

require __DIR__ . '/optional.inc';
use Kiln\Optional;

class Lookalike { public bool $isPresent = true; private mixed $value = 1; }

$node = [op('WRITE_OPTIONAL_OF'), nullable(scalar(INTS))];
foreach ([Optional::of(1), Optional::of(null), Optional::of('x'), Optional::missing(), new Lookalike(), 1, null] as $value) {
    echo written($node, $value), "\n";
}
echo written([op('WRITE_OPTIONAL_OF'), $node], Optional::of(Optional::of(2))), "\n";
echo written($node, (new ReflectionClass(Optional::class))->newInstanceWithoutConstructor()), "\n";
?>
--EXPECT--
1
null
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
2
declined, reason 1
