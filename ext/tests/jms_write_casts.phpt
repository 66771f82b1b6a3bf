--TEST--
JMS dialect, writing: scalars are cast as PHP casts them, and written as json_encode() writes them
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

final class Text { public function __toString(): string { return 'text of an object'; } }
enum Suit: string { case Hearts = 'h'; case Spades = '7'; }
enum Pure { case One; }

error_reporting(E_ALL);
$values = [true, false, 0, 7, -1.5, 4.0, 1e25, '', 'abc', '7z', "\u{e9}/\"", [], [1], new Text()];
foreach (['BOOL' => 'boolval', 'INT' => 'intval', 'FLOAT' => 'floatval', 'STRING' => 'strval'] as $kind => $cast) {
    $program = jms_write_program(node('CAST', op("SCALAR_$kind")));
    foreach ($values as $value) {
        $expected = @outcome(fn() => json_encode($cast($value), JSON_PRESERVE_ZERO_FRACTION));
        $written = @outcome(fn() => $program->encode($value, new JmsHost(), 512));
        if ($expected !== $written) {
            echo "$kind: $expected, but $written\n";
        }
    }
}
write(jms_write_program(node('CAST', op('SCALAR_STRING'))), new stdClass());
write(jms_write_program(node('CAST', op('SCALAR_STRING'))), [1]);
write(jms_write_program(node('AS_IS')), "plain/\u{1f600}");
write(jms_write_program(node('AS_IS'), [], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), "plain/\u{1f600}");
write(jms_write_program(node('AS_IS')), [1]);
write(jms_write_program(node('AS_IS')), null);
foreach ([[2, PHP_ROUND_HALF_UP], [1, PHP_ROUND_HALF_EVEN], [-2, PHP_ROUND_HALF_DOWN]] as [$precision, $mode]) {
    foreach ([12.345, '0.25', 1250, 150, true] as $value) {
        echo outcome(fn() => jms_write_program(node('ROUND', $precision, $mode))->encode($value, new JmsHost(), 512)) === json_encode(round((float) $value, $precision, $mode), JSON_PRESERVE_ZERO_FRACTION) ? '.' : "not $value\n";
    }
}
echo "\n";
ini_set('serialize_precision', '5');
write(jms_write_program(node('AS_IS')), 1 / 3);
write(jms_write_program(node('AS_IS')), 1e20);
ini_set('serialize_precision', '-1');
foreach ([Suit::Hearts, Suit::Spades, Pure::One, 'h', new Text()] as $value) {
    foreach ([[false, 0], [true, 0], [false, op('SCALAR_INT')]] as $operands) {
        write(jms_write_program(node('ENUM_CASE', ...$operands)), $value);
    }
}
?>
--EXPECTF--
Error: Object of class stdClass could not be converted to string

Warning: Array to string conversion in %s on line %d
"Array"
"plain\/\ud83d\ude00"
"plain/😀"
declined, reason 1
declined, reason 1
...............
0.33333
1.0e+20
"h"
"Hearts"
0
"7"
"Spades"
7
declined, reason 1
"One"
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
