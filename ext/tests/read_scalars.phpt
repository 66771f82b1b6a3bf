--TEST--
Reading: scalars are taken without any conversion, but for an int where only a float will do
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

$values = ['null', 'true', 'false', '0', '-7', '9223372036854775807', '9223372036854775808', '1.0', '1e2', '""', '"7"', '[]', '{}', '[1]'];
foreach ([['BOOL'], ['INT'], ['FLOAT'], ['STRING'], ['INT', 'FLOAT'], ['INT', 'STRING'], ['FLOAT', 'STRING'], ['BOOL', 'INT', 'FLOAT', 'STRING']] as $kinds) {
    echo implode('|', $kinds), ': ';
    foreach ($values as $json) {
        try {
            $value = read($json, scalar(...$kinds));
            echo $json, ' ', get_debug_type($value), ', ';
            if ($value != json_decode($json)) {
                echo 'OTHER ';
            }
        } catch (Kiln\Native\Declined) {
        }
    }
    echo "\n";
}
show('null', nullable(scalar('INT')));
show('3', nullable(scalar('INT')));
show('"3"', nullable(scalar('INT')));
show('null', [op('READ_NULL_ONLY')]);
show('false', [op('READ_NULL_ONLY')]);
?>
--EXPECT--
BOOL: true bool, false bool, 
INT: 0 int, -7 int, 9223372036854775807 int, 
FLOAT: 0 float, -7 float, 9223372036854775807 float, 9223372036854775808 float, 1.0 float, 1e2 float, 
STRING: "" string, "7" string, 
INT|FLOAT: 0 int, -7 int, 9223372036854775807 int, 9223372036854775808 float, 1.0 float, 1e2 float, 
INT|STRING: 0 int, -7 int, 9223372036854775807 int, "" string, "7" string, 
FLOAT|STRING: 0 float, -7 float, 9223372036854775807 float, 9223372036854775808 float, 1.0 float, 1e2 float, "" string, "7" string, 
BOOL|INT|FLOAT|STRING: true bool, false bool, 0 int, -7 int, 9223372036854775807 int, 9223372036854775808 float, 1.0 float, 1e2 float, "" string, "7" string, 
null => NULL
3 => 3
"3" => declined, reason 1
null => NULL
false => declined, reason 1
