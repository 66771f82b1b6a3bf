--TEST--
Reading: an object that its constructor makes lazy is declined where more is to come
--EXTENSIONS--
kiln
--SKIPIF--
<?php if (PHP_VERSION_ID < 80400) die("skip since PHP 8.4"); ?>
--FILE--
<?php
require __DIR__ . '/read.inc';

class Point
{
    public int $x = 1;
    public ?int $y = null;
    public function __construct(bool $isLazy) { if ($isLazy) { (new ReflectionClass($this))->resetAsLazyGhost($this, function () { echo "initialized\n"; }); } }
}
$what = field('lazy', argument(0), scalar('BOOL'));
foreach (['false', 'true'] as $isLazy) {
    foreach ([[], [field('x', slot('Point', 'x'), scalar('INT'))], [field('y', slot('Point', 'y'), scalar('INT'), 'FAIL', true)]] as $fields) {
        echo $isLazy, ' ', outcome(fn() => ($made = read("{\"lazy\":$isLazy,\"x\":2}", object_of(), [constructed('Point', 1, [$what, ...$fields])]))::class), "\n";
    }
}
?>
--EXPECT--
false Point
false Point
false declined, reason 1
true Point
true declined, reason 2
true declined, reason 2
