--TEST--
Constants: the ABI of programs, the reasons for declining, the numbers of operations
--EXTENSIONS--
kiln
--FILE--
<?php
use Kiln\Native\Declined;

var_dump(is_int(Kiln\Native\ABI), Kiln\Native\ABI > 0);
var_dump(Declined::MISMATCH, Declined::UNSUPPORTED);

$operations = Kiln\Native\operations();
var_dump(count($operations) > 0);
foreach ($operations as $name => $number) {
    if (!is_int($number) || preg_match('/^[A-Z]+(_[A-Z]+)+$/', $name) !== 1) {
        echo "Strange: $name => $number\n";
    }
}
?>
--EXPECT--
bool(true)
bool(true)
int(1)
int(2)
bool(true)
