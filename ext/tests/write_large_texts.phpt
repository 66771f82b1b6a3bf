--TEST--
Texts of all sizes that the buffer grows through, of plain, escaped and mixed characters
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$host = new PlainHost();
$sizes = [0, 1, 15, 16, 17, 63, 64, 65, 200, 255, 256, 257, 1000, 4095, 4096, 4097, 65_535, 65_536, 262_144, 1_000_000];
if (getenv('USE_ZEND_ALLOC') === '0') {
    // Where each byte is watched, the largest take minutes.
    $sizes = array_slice($sizes, 0, -2);
}
foreach (['a', '"', "\x01", 'é', 'a"', "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n", '😀x'] as $unit) {
    foreach ([0, JSON_UNESCAPED_UNICODE] as $flags) {
        $program = write_program(list_of(scalar(STRINGS)), [], $flags);
        $escaped = substr(json_encode($unit, $flags), 1, -1);
        foreach ($sizes as $size) {
            $times = intdiv($size, strlen($unit));
            $text = str_repeat($unit, $times);
            $json = '"' . str_repeat($escaped, $times) . '"';
            if ($program->encode([$text], $host, 1) !== "[$json]" || $program->encode([$text, 'x', $text], $host, 1) !== "[$json,\"x\",$json]") {
                die("different: $escaped, $size\n");
            }
        }
    }
}
for ($length = 0; $length < 5000; $length += 37) {
    $list = array_fill(0, $length, 7);
    if (write_program(list_of(scalar(INTS)))->encode($list, $host, 1) !== '[' . implode(',', $list) . ']') {
        die("different: $length\n");
    }
}
echo "all the same\n";
?>
--EXPECT--
all the same
