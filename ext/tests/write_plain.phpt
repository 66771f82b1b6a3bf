--TEST--
Plain data is written as by json_encode(), under all flags and however it is nested
--EXTENSIONS--
kiln
--INI--
serialize_precision=-1
--FILE--
<?php
require __DIR__ . '/write.inc';

mt_srand(17);
function any(int $depth): mixed
{
    switch (mt_rand(0, $depth > 0 ? 9 : 6)) {
        case 0: return null;
        case 1: return (bool) mt_rand(0, 1);
        case 2: return mt_rand(-1000, 1000) * mt_rand(1, 1 << 20);
        case 3: return mt_rand(-100_000, 100_000) / 10 ** mt_rand(0, 6);
        case 4: return str_repeat(['a', 'é', '"', '/', "\n", '€', '😀', "\u{2028}"][mt_rand(0, 7)], mt_rand(0, 40));
        case 5: return bin2hex(pack('q', mt_rand()));
        case 6: return [];
        case 7: return array_map(fn() => any($depth - 1), range(0, mt_rand(0, 8)));
        case 8: $array = []; for ($i = mt_rand(0, 8); $i > 0; --$i) { $array[mt_rand(0, 1) ? mt_rand(-5, 5) : 'k' . mt_rand(0, 99) . '/ü'] = any($depth - 1); } return $array;
        case 9: return (object) any_array($depth);
    }
}
function any_array(int $depth): array
{
    do {
        $array = any($depth);
    } while (!is_array($array));
    return $array;
}
$host = new PlainHost();
foreach ([0, 64, 256, 1024, 64 | 256, 64 | 256 | 1024] as $flags) {
    $program = write_program(plain(), [], $flags);
    for ($i = 0; $i < 700; ++$i) {
        $value = any(6);
        $json = json_encode($value, $flags);
        if ($program->encode($value, $host, 64) !== $json) {
            die("$flags: $json\n" . $program->encode($value, $host, 64));
        }
    }
}
echo "all the same\n";
class Open { public $a = 1; }
enum Level: int { case Low = 1; }
class Json implements JsonSerializable { public function jsonSerialize(): mixed { return 1; } }
foreach ([new Open(), Level::Low, new Json(), new DateTimeImmutable(), fn() => 1, [new Open()], fopen('php://memory', 'r')] as $value) {
    echo written(plain(), $value), "\n";
}
?>
--EXPECT--
all the same
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 1
