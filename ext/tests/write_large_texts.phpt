--TEST--
Texts of all sizes that the buffer grows through, of plain, escaped and mixed characters
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

$host = new PlainHost();
$sizes = [0, 1, 15, 16, 17, 63, 64, 65, 200, 255, 256, 257, 1000, 4095, 4096, 4097, 65_535, 65_536, 262_144];
foreach (['a', '"', "\x01", 'é', 'a"', "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n", '😀x'] as $unit) {
    foreach ([0, JSON_UNESCAPED_UNICODE] as $flags) {
        $program = write_program(list_of(scalar(STRINGS)), [], $flags);
        foreach ($sizes as $size) {
            $text = str_repeat($unit, intdiv($size, strlen($unit)));
            foreach ([[$text], [$text, 'x', $text]] as $list) {
                if ($program->encode($list, $host, 1) !== json_encode($list, $flags)) {
                    die("different: " . json_encode($unit) . " $size\n");
                }
            }
        }
    }
}
$text = str_repeat('long "text" ', 200_000);
if (write_program(list_of(scalar(STRINGS)))->encode([$text, $text], $host, 1) !== json_encode([$text, $text])) {
    die("different\n");
}
for ($length = 0; $length < 5000; $length += 37) {
    $list = array_fill(0, $length, 7);
    if (write_program(list_of(scalar(INTS)))->encode($list, $host, 1) !== json_encode($list)) {
        die("different: $length\n");
    }
}
echo "all the same\n";
?>
--EXPECT--
all the same
