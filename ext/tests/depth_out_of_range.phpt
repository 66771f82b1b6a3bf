--TEST--
A depth of 0 or less allows scalars only; the largest one does not bring down PHP
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

$host = new PlainHost();
$deep = [];
for ($i = 0; $i < 200_000; ++$i) {
    $deep = [$deep];
}
$text = str_repeat('[', 200_000) . str_repeat(']', 200_000);
foreach ([PHP_INT_MIN, -1, 0, 1, 2, PHP_INT_MAX] as $depth) {
    foreach ([[1, '1'], [[[1]], '[[1]]'], [$deep, $text]] as [$value, $json]) {
        $written = outcome(fn() => write_program([op('WRITE_DYNAMIC')])->encode($value, $host, $depth));
        $read = outcome(fn() => read_program([op('READ_ANYTHING')])->decode($json, $host, $depth));
        echo strlen($written) < 30 ? $written : 'much', ', ', strlen($read) < 30 ? $read : 'much', "\n";
    }
}
// Not destroyed one inside the other.
unset($value);
while ($deep !== []) {
    $deep = $deep[0];
}
?>
--EXPECTF--
%s, %s
declined, reason %d, declined, reason %d
declined, reason %d, declined, reason %d
%s, %s
declined, reason %d, declined, reason %d
declined, reason %d, declined, reason %d
%s, %s
declined, reason %d, declined, reason %d
declined, reason %d, declined, reason %d
1, 1
declined, reason %d, declined, reason %d
declined, reason %d, declined, reason %d
1, 1
[[1]], [[1]]
declined, reason %d, declined, reason %d
1, 1
[[1]], [[1]]
declined, reason %d, declined, reason %d
