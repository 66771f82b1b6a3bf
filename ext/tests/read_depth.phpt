--TEST--
Reading: levels are counted as by json_decode(), empty arrays and objects too
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

mt_srand(3);
function make(int $levels): mixed
{
    $kind = mt_rand(0, 5);
    if ($levels === 0 || $kind === 0) {
        return [1.5, 'x', [], new stdClass()][mt_rand(0, 3)];
    }
    $data = [];
    for ($i = mt_rand(1, 3); $i > 0; --$i) {
        $data["k$i"] = make($levels - 1);
    }

    return $kind === 1 ? array_values($data) : $data;
}
for ($i = 0; $i < 2000; ++$i) {
    $json = json_encode(make(mt_rand(0, 5)));
    for ($depth = 1; $depth < 8; ++$depth) {
        // json_decode() counts a scalar as a level.
        json_decode($json, true, $depth + 1);
        $isTaken = json_last_error() === JSON_ERROR_NONE;
        try {
            $value = read($json, anything(), depth: $depth);
            if (!$isTaken || $value !== json_decode($json, true)) {
                echo "$depth: $json is taken\n";
            }
        } catch (Kiln\Native\Declined) {
            if ($isTaken) {
                echo "$depth: $json is declined\n";
            }
        }
    }
}
foreach ([0, -1, PHP_INT_MIN] as $depth) {
    echo outcome(fn() => read('1', anything(), depth: $depth)), "\n";
}
$deep = str_repeat('[', 1000) . str_repeat(']', 1000);
var_dump(read($deep, anything(), depth: 1000) === json_decode($deep, true, 2000), read($deep, anything(), depth: PHP_INT_MAX) === json_decode($deep, true, 2000));
echo outcome(fn() => read($deep, anything(), depth: 999)), "\n";
echo outcome(fn() => read(str_repeat('[', 1_000_000), anything(), depth: PHP_INT_MAX)), "\n";
echo outcome(fn() => read(str_repeat('[', 100_000) . str_repeat(']', 100_000), anything(), depth: PHP_INT_MAX)), "\n";
?>
--EXPECT--
declined, reason 2
declined, reason 2
declined, reason 2
bool(true)
bool(true)
declined, reason 2
declined, reason 2
declined, reason 2
