--TEST--
Programs of the same class with different flags and fields do not get in each other's way
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class A { private string $v = 'é/'; private float $w = 1.0; }
$one = write_program(object_of(0, 'A'), [['A', [field('v', slot('A', 'v')), field('w', slot('A', 'w'))]]]);
$other = write_program(object_of(0, 'A'), [['A', [field('w/', slot('A', 'w'))]]], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION);
$host = new PlainHost();
for ($i = 0; $i < 2; ++$i) {
    echo $one->encode(new A(), $host, 1), ' ', $other->encode(new A(), $host, 1), "\n";
}
?>
--EXPECT--
{"v":"\u00e9\/","w":1} {"w/":1.0}
{"v":"\u00e9\/","w":1} {"w/":1.0}
