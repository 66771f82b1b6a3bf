--TEST--
Reading: memory is flat, whatever comes of a call
--EXTENSIONS--
kiln
--SKIPIF--
<?php if (getenv("USE_ZEND_ALLOC") === "0") die("skip PHP counts its own memory only"); ?>
--FILE--
<?php
require __DIR__ . '/read.inc';

enum Level: string { case Low = 'low'; }
class Part { public ?Part $next = null; public function __destruct() {} }
class Point
{
    public array $tags = ['a' => [1]];
    public Level $level = Level::Low;
    public ?DateTime $at = null;
    public mixed $any = null;
    public ?Part $part = null;
    public ?stdClass $std = null;
    public function __construct(public readonly string $name, private array $list = [], public ?object $made = new stdClass()) { if ($name === 'throw') { throw new DomainException('thrown'); } }
    public function setTags(array $tags): void { $this->tags = $tags; }
}
final class Host extends PlainHost { public function fail(mixed $value): mixed { throw new DomainException('refused'); } public function own(mixed $value): object { $cycle = new stdClass(); $cycle->value = $value; return $cycle; } }

$fields = [
    field('name', argument(0), scalar('STRING')), field('list', argument(1), list_of(map_of(scalar('INT', 'STRING'))), 'DEFAULT'), field('tags', setter('Point', 'setTags'), map_of(anything()), 'LEAVE'),
    field('level', slot('Point', 'level'), [op('READ_ENUM_FROM'), 'Level', false, false], 'LEAVE'), field('at', slot('Point', 'at'), date_of('DateTime'), 'LEAVE'),
    field('any', slot('Point', 'any'), through('own', ['constant']), 'LEAVE'), field('part', slot('Point', 'part'), nullable(object_of(1)), 'LEAVE'), field('std', slot('Point', 'std'), [op('READ_STD_CLASS_OF')], 'LEAVE'),
    field('shape', slot('Point', 'any'), [op('READ_SHAPE_OF'), [['a', list_of(scalar('STRING')), false], ['b', scalar('INT'), true]], false, true, false], 'LEAVE'), field('bad', slot('Point', 'any'), through('fail'), 'LEAVE'),
];
$program = read_program(list_of(object_of()), [constructed('Point', 2, $fields), blank('Part', [field('next', slot('Part', 'next'), nullable(object_of(1)), 'NULL')])]);
$good = '{"name":"text","list":[{"a":1,"b":"text"},{"a":2}],"tags":{"x":["text"],"y":{}},"level":"low","at":"2024-01-01T00:00:00Z","any":{"deep":[1,{"a":"text"}]},"part":{"next":{"next":null}},"std":{"a":{"b":1}},"shape":{"a":["text"],"c":"text"}}';
$documents = ["[$good,$good]"];
foreach (['{"name":"throw"}', '{"name":"text","bad":["text"]}', '{"name":"text","list":[{"a":"text"},{"b":null}]}', '{"name":"text","tags":{"x":"text"},"level":"high"}', '{"name":"text","at":"2024-13-01T00:00:00Z"}', '{"name":"text","part":{"next":{"next":3}}}',
    '{"name":"text","std":{"a":{"b":1},"\u0000":"text"}}', '{"name":"text","shape":{"a":["text",3]}}', '{"name":"text","shape":{"a":["text"],"b":"text"}}', '{}', '{"name":"text","tags":["text"]}', '3', '{"name":"text"', '{"list":[{"a":"text"}],"name":3}'] as $last) {
    $documents[] = "[$good,$last]";
    $documents[] = $last;
}
$host = new Host();
$run = function () use ($documents, $program, $host): void {
    foreach ($documents as $json) {
        try {
            $program->decode($json, $host, 64);
        } catch (Kiln\Native\Declined|DomainException) {
        }
    }
};
for ($i = 0; $i < 5; ++$i) {
    $run();
}
$before = memory_get_usage();
for ($i = 0; $i < 300; ++$i) {
    $run();
}
var_dump(memory_get_usage() - $before);

// Programs, too.
$make = fn() => read_program(object_of(), [constructed('Point', 2, $fields), blank('Part', [field('next', slot('Part', 'next'), nullable(object_of(1)), 'NULL')])])->decode($good, $host, 9);
$make();
$before = memory_get_usage();
for ($i = 0; $i < 300; ++$i) {
    $make();
}
var_dump(memory_get_usage() - $before);
// And classes that no object is made of here.
class Refused { public static int $x; public function __construct(int $y, int $z = 1) { echo 'called'; } }
$program = read_program(object_of(), [constructed('Refused', 1, [field('y', argument(0), scalar('INT')), field('x', slot('Refused', 'x'), scalar('INT'), 'LEAVE')])]);
$refuse = fn() => outcome(fn() => $program->decode('{"y":1}', $host, 9));
echo $refuse(), "\n";
$before = memory_get_usage();
for ($i = 0; $i < 300; ++$i) {
    $refuse();
}
var_dump(memory_get_usage() - $before);
?>
--EXPECT--
int(0)
int(0)
declined, reason 2
int(0)
