--TEST--
Reading: numbers are what json_decode() makes of them, or declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

$numbers = ['0', '-0', '-0.0', '-0e0', '0e1', '1', '-1', '9223372036854775807', '-9223372036854775808', '9223372036854775808', '-9223372036854775809',
    '18446744073709551615', '18446744073709551616', '123456789012345678901234567890', '1.5', '1E3', '1e+3', '1e-3', '0.1', '0.30000000000000004',
    '2.2250738585072014e-308', '2.2250738585072011e-308', '5e-324', '2e-324', '1e-400', '1.7976931348623157e308', '1.7976931348623159e308', '1e400', '-1e400',
    '0e99999999999999999999', '9007199254740993', '9007199254740993.0', '0.1e1', '100000000000000000000000.0', '1.00000000000000011102230246251565', '3.141592653589793238462643383279'];
$declined = [];
foreach ($numbers as $number) {
    foreach ([$number, "[$number]", " $number ", "{\"a\":$number}"] as $json) {
        try {
            $value = read($json, anything());
            if (serialize($value) !== serialize(json_decode($json, true))) {
                echo "$json: ", serialize($value), ' and not ', serialize(json_decode($json, true)), "\n";
            }
        } catch (Kiln\Native\Declined) {
            $declined[$number] = true;
        }
    }
}
echo implode("\n", array_keys($declined)), "\n";
mt_srand(5);
for ($i = 0; $i < 20_000; ++$i) {
    $number = unpack('e', pack('P', mt_rand() << 32 | mt_rand()))[1];
    $json = is_finite($number) ? json_encode($number) : '0';
    if (read($json, scalar('FLOAT')) !== (float) json_decode($json)) {
        echo "$json\n";
    }
    $json = mt_rand(-999, 999) . '.' . mt_rand() . 'e' . mt_rand(-30, 30);
    if (read($json, scalar('FLOAT')) !== json_decode($json)) {
        echo "$json\n";
    }
}
foreach (['01', '-', '+1', '1.', '.5', '1e', '0x1', '1_000', '--1', '-01', 'NaN', 'Infinity', '1e1.5', '1 2'] as $wrong) {
    echo outcome(fn() => read($wrong, anything())) === 'declined, reason 2' ? '' : "$wrong is taken\n";
}
?>
--EXPECT--
-9223372036854775809
18446744073709551616
123456789012345678901234567890
1.7976931348623159e308
1e400
-1e400
