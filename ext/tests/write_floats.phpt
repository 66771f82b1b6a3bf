--TEST--
Floats have the shortest digits that read back the same, as json_encode() writes them, whatever serialize_precision
--EXTENSIONS--
kiln
--INI--
serialize_precision=-1
--FILE--
<?php
require __DIR__ . '/write.inc';

$program = write_program(scalar(FLOATS));
$zeros = write_program(scalar(FLOATS), [], JSON_PRESERVE_ZERO_FRACTION);
$host = new PlainHost();

$floats = [0.0, -0.0, 1.0, -1.0, 0.1, 0.2 + 0.1, 1 / 3, 2 / 3, 100.0, 1e15, 1e16, 1e17, 1e18, 1e21, 1e22, 1e23, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 123456789012345680.0, 99999999999.9999, 99999999999.99995, 4.35, 0.0001, 0.00011, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, PHP_FLOAT_EPSILON, M_PI, 9007199254740993.0, 1e11, 1e11 - 0.0001, 12345.6789, 0.5, 0.05, 0.005, 0.0005, 0.00005];
mt_srand(11);
for ($i = 0; $i < 60_000; ++$i) {
    $floats[] = match ($i % 6) {
        // Any bits at all.
        0 => unpack('d', pack('q', (mt_rand() << 33) ^ (mt_rand() << 11) ^ mt_rand()))[1],
        // Prices and the like.
        1 => (float) (mt_rand(0, 10_000_000) / 100),
        2 => (float) (mt_rand(-1_000_000, 1_000_000) / 10_000),
        3 => mt_rand(1, 999) * 10.0 ** mt_rand(-30, 30),
        4 => (float) (mt_rand() / mt_getrandmax()),
        5 => (float) mt_rand(0, 1 << 30) * mt_rand(0, 1 << 30),
    };
}
$compared = 0;
foreach ($floats as $float) {
    if (!is_finite($float)) {
        continue;
    }
    ++$compared;
    $shortest = json_encode($float);
    $withZero = json_encode($float, JSON_PRESERVE_ZERO_FRACTION);
    ini_set('serialize_precision', (string) ($compared % 18));
    $written = [$program->encode($float, $host, 1), $zeros->encode($float, $host, 1)];
    ini_set('serialize_precision', '-1');
    if ($written !== [$shortest, $withZero]) {
        die("$shortest, $withZero: " . implode(', ', $written) . "\n");
    }
}
var_dump($compared > 59_000);
?>
--EXPECT--
bool(true)
