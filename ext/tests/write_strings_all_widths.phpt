--TEST--
Strings are escaped to the same bytes as by json_encode(), by every width that the processor has
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (!function_exists('Kiln\Native\Testing\escape')) die('skip only with --enable-kiln-dev');
?>
--FILE--
<?php
use function Kiln\Native\Testing\{escape, widths};

const FLAGS = [
    0,
    JSON_UNESCAPED_SLASHES,
    JSON_UNESCAPED_UNICODE,
    JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
];

$compared = 0;

/** Behind as many bytes as the offset says, so that the string begins anywhere in memory. */
function compare(string $string, int $offset): void
{
    global $compared;
    $shifted = str_repeat("\xff", $offset) . $string;
    foreach (FLAGS as $flags) {
        $json = json_encode($string, $flags);
        foreach (widths() as $width) {
            ++$compared;
            if (escape($shifted, $offset, $flags, $width) !== ($json === false ? null : $json)) {
                die("$width, flags $flags, offset $offset: " . bin2hex($string) . "\n");
            }
        }
    }
}

// Every byte at every place of strings of every length up to four blocks of the widest.
$special = ['"', '\\', '/', "\0", "\x08", "\t", "\n", "\x0b", "\f", "\r", "\x1f", "\x7f", "\xe9", "\x80", "\xff", 'é', '€', '😀'];
for ($length = 0; $length <= 130; ++$length) {
    $plain = substr(str_repeat('abcdefghijklmnopqrstuvwxyz ~!#[]', 5), 0, $length);
    compare($plain, $length % 32);
    for ($at = 0; $at < $length; ++$at) {
        $one = $special[($length + $at) % count($special)];
        compare(substr_replace($plain, $one, $at, 1), ($length * 7 + $at) % 32);
    }
}
for ($byte = 0; $byte < 256; ++$byte) {
    foreach ([0, 3, 7, 8, 15, 16, 31, 32, 63, 64] as $before) {
        foreach ([0, 1, 5, 8, 16, 40] as $behind) {
            compare(str_repeat('x', $before) . chr($byte) . str_repeat('y', $behind), $before % 5);
        }
    }
}

// All that is UTF-8 and all that nearly is: the first and last of each length, surrogates, overlong and beyond the end.
$characters = [
    "\u{80}", "\u{7ff}", "\u{800}", "\u{d7ff}", "\u{e000}", "\u{fffd}", "\u{ffff}", "\u{10000}", "\u{10ffff}", "\u{2027}", "\u{2028}", "\u{2029}", "\u{202a}",
    "\xc0\x80", "\xc1\xbf", "\xc2", "\xc2\x41", "\xdf\xc0", "\xe0\x80\x80", "\xe0\x9f\xbf", "\xe0\xa0", "\xe2\x80", "\xed\xa0\x80", "\xed\xbf\xbf",
    "\xef\xbf\xc0", "\xf0\x80\x80\x80", "\xf0\x8f\xbf\xbf", "\xf0\x90\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xf7\xbf\xbf\xbf", "\xf8\x88\x80\x80\x80", "\xfe", "\xff",
];
foreach ($characters as $character) {
    foreach ([0, 1, 6, 7, 8, 13, 14, 15, 16, 30, 31, 32, 61, 62, 63, 64, 65, 100] as $before) {
        foreach (['', 'z', "\x80", '"', 'é', str_repeat('z', 40)] as $behind) {
            compare(str_repeat('x', $before) . $character . $behind, $before % 3);
        }
    }
}

// Anything, of all kinds of mixtures.
mt_srand(5);
$alphabets = [range('a', 'z'), [...range('a', 'z'), '"', '/', '\\'], ['é', 'ü', 'a', '€', '😀', "\u{2028}", ' '], array_map(chr(...), range(0, 127)), array_map(chr(...), range(0, 255))];
for ($i = 0; $i < 4000; ++$i) {
    $alphabet = $alphabets[$i % 5];
    $string = '';
    for ($length = mt_rand(0, 130); $length > 0; --$length) {
        $string .= $alphabet[mt_rand(0, count($alphabet) - 1)];
    }
    compare($string, mt_rand(0, 31));
}
var_dump($compared > 100_000, in_array('word', widths(), true));
?>
--EXPECT--
bool(true)
bool(true)
