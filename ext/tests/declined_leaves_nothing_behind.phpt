--TEST--
What is declined leaves no memory behind, runs no destructor and no constructor twice
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

class Point
{
    public static int $destructed = 0;
    public array $list = [];
    public mixed $other = null;
    public function __destruct() { ++self::$destructed; }
}

$field = fn(string $name, array $node) => [op('FIELD_FIELD'), [$name], [op('TARGET_SLOT'), 'Point', $name], $node, op('MISSING_LEAVE'), false, null];
$reader = read_program([op('READ_LIST_OF'), [op('READ_OBJECT_OF'), 0]], [['Point', [op('CONSTRUCTION_BLANK')], [
    $field('list', [op('READ_LIST_OF'), [op('READ_OBJECT_OF'), 0]]),
    $field('other', [op('READ_MAP_OF'), op('KEY_ANY'), [op('READ_SCALAR'), op('SCALAR_INT')]]),
], [], null, [], null]]);
$writer = write_program([op('WRITE_LIST_OF'), [op('WRITE_MAP_OF'), [op('WRITE_SCALAR'), op('SCALAR_INT')]]]);
$host = new PlainHost();
$document = '[{"list":[{"other":{"a":1,"b":2}},{"list":[{}]}]},{"other":{"a":1,"b":"wrong"}}]';
$malformed = substr($document, 0, -3);
$value = [array_fill_keys(range(1, 500), 1), ['a' => 1.5]];

$before = 0;
for ($round = 0; $round < 2_000; ++$round) {
    foreach ([fn() => $reader->decode($document, $host, 9), fn() => $reader->decode($malformed, $host, 9), fn() => $writer->encode($value, $host, 9)] as $call) {
        if (!str_starts_with(outcome($call), 'declined')) {
            die('not declined');
        }
    }
    if ($round === 20) {
        $before = memory_get_usage();
    }
}
$grown = memory_get_usage() - $before;
echo $grown <= 0 ? "flat\n" : "grown by $grown bytes\n";
var_dump(Point::$destructed);
?>
--EXPECT--
flat
int(0)
