--TEST--
Reading: strings are what json_decode() makes of them
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

$strings = ['""', '"a"', '"ab"', '"\u0000"', '"a\u0000b"', '"\"\\\\\/\b\f\n\r\t"', '"\u00e9\u00E9é"', '"\ud83d\ude00😀"', '"\u2028\u2029"', '"' . "\x7f" . '"',
    '"' . str_repeat('x', 100_000) . '"', '"' . str_repeat('\n', 10_000) . '"', '"' . str_repeat('é', 33) . '\t"', '"<>&\'"'];
foreach ($strings as $json) {
    foreach ([$json, "[$json,$json]", "{\"k\":$json}"] as $document) {
        if (read($document, anything()) !== json_decode($document, true)) {
            echo "$document\n";
        }
    }
    if (read($json, scalar('STRING')) !== json_decode($json)) {
        echo "$json\n";
    }
}
// One character, or none: there is but one such string.
$json = '[' . implode(',', array_fill(0, 1000, '"a",""')) . ']';
$program = read_program(list_of(scalar('STRING')));
$host = new PlainHost();
$before = memory_get_usage();
$letters = $program->decode($json, $host, 9);
var_dump(memory_get_usage() - $before < 2048 * 16 + 8192);

$wrongs = ['"', '"a', '"\\"', '"\u12"', '"\u12G4"', '"\x41"', '"\'"' . "\n", '"' . "\n" . '"', '"' . "\0" . '"', '"' . "\x1f" . '"', '"\ud800"', '"\ud800x"', '"\ud800\u0041"', '"\ud800\ud800"',
    '"\udc00"', '"\udfff\ud800"', '"\ud83d\ude00\ude00"', "\"\xff\"", "\"\xc3\"", "\"\xc0\x80\"", "\"\xe0\x80\x80\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"", "\"\xf0\x80\x80\x80\"", "\"\x80\"", "'a'"];
foreach ($wrongs as $wrong) {
    foreach ([$wrong, "[1,$wrong]", "{\"k\":$wrong}", "{{$wrong}:1}", '[' . str_repeat(' ', 100) . "$wrong,2]"] as $json) {
        json_decode($json);
        $isValid = json_last_error() === JSON_ERROR_NONE;
        if (str_starts_with(outcome(fn() => [read($json, anything())]), 'declined') === $isValid) {
            echo bin2hex($json), $isValid ? ' is refused' : ' is taken', "\n";
        }
    }
}
?>
--EXPECT--
bool(true)
