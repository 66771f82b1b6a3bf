--TEST--
Graph: what is decoded is what has been encoded, bytes as documented
--EXTENSIONS--
kiln
--FILE--
<?php
final class Point
{
    public function __construct(public int $x, protected ?float $y) {}
}

function decode(string $hex, array|callable|null $allowed = null): mixed
{
    return Kiln\Native\decode_graph(hex2bin(str_replace(' ', '', $hex)), $allowed);
}

// The example of docs/graph-format.md.
$example = 'c1 81 0d 0e 09 50 6f 69 6e 74 00 78 00 79 01 10 6f fd 94 1c 19 02 13 40 04 8f 41 00 01 02 b2 01 00 53 00 1e 7f d2 95';
var_dump(decode($example));
var_dump(decode($example, ['point']) == [new Point(1, 1.5), new Point(2, null)]);

$asked = [];
decode($example, static function (string $class) use (&$asked): bool {
    $asked[] = $class;

    return true;
});
echo implode(' ', $asked), "\n";

spl_autoload_register(static function (string $class): void {
    echo "{$class} is looked for\n";
});
$refused = [
    'no class is allowed' => [$example, []],
    'another class is allowed' => [$example, ['Points']],
    'a function says no' => [$example, static fn(): bool => false],
    'a function says maybe' => [$example, static fn(): int => 1],
    'no names' => [$example, [1]],
    'a wrong checksum' => [substr($example, 0, -2) . '96', null],
    'nothing' => ['', null],
];
foreach ($refused as $what => [$bytes, $allowed]) {
    try {
        decode($bytes, $allowed);
        echo "{$what}: decoded\n";
    } catch (Kiln\Native\Declined) {
        echo "{$what}: declined\n";
    }
}

try {
    decode($example, static fn() => throw new LogicException('no answer'));
} catch (LogicException $exception) {
    echo $exception->getMessage(), "\n";
}
?>
--EXPECT--
array(2) {
  [0]=>
  object(Point)#1 (2) {
    ["x"]=>
    int(1)
    ["y":protected]=>
    float(1.5)
  }
  [1]=>
  object(Point)#2 (2) {
    ["x"]=>
    int(2)
    ["y":protected]=>
    NULL
  }
}
bool(true)
Point
no class is allowed: declined
another class is allowed: declined
a function says no: declined
a function says maybe: declined
no names: declined
a wrong checksum: declined
nothing: declined
no answer
