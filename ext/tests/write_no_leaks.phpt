--TEST--
Memory stays flat whatever comes of a call
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Item { public function __construct(public mixed $v = 1, private array $list = ['a', 'b'], public ?Item $next = null) {} public function fail(): never { throw new DomainException('no'); } public function made(): array { return [new Item(2), str_repeat('x', 300)]; } }
class Host extends PlainHost
{
    private ?Kiln\Native\WriteProgram $item = null;
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram { return $class === 'Item' ? $this->item ??= write_program(object_of(0, 'Item'), $GLOBALS['objects']) : null; }
    public function dynamic(object $value): mixed { return [new Item(3), 'k' => new ArrayObject()]; }
    public function fail(mixed $value): never { throw new DomainException('no'); }
    public function make(mixed $value): mixed { return [new Item([new Item()])]; }
}
$objects = [['Item', [field('v', slot('Item', 'v'), dynamic()), field('list', slot('Item', 'list'), list_of(scalar(STRINGS))), field('next', slot('Item', 'next'), nullable(object_of(0, 'Item')), 4)]]];
$host = new Host();
$value = new Item([1, 'k' => ['a', new Item()]], ['x', str_repeat('long ', 2000)], new Item());
$bad = new Item(['deep' => [new Item("\xff")]]);
$through = fn(string $method, array $node) => [op('WRITE_THROUGH'), $method, [], $node];
$with = fn(string $method) => [['Item', [field('v', slot('Item', 'v'), dynamic()), field('m', method('Item', $method), dynamic())]]];
$calls = [
    'written' => [write_program(object_of(0, 'Item'), $objects), $value, 20],
    'not UTF-8' => [write_program(object_of(0, 'Item'), $objects), $bad, 20],
    'too deep' => [write_program(object_of(0, 'Item'), $objects), $value, 2],
    'through' => [write_program($through('make', dynamic())), $value, 20],
    'through, mismatch' => [write_program($through('make', list_of(scalar(INTS)))), $value, 20],
    'through, throws' => [write_program(list_of($through('fail', dynamic()))), [$value, $bad], 20],
    'by host, endless' => [write_program(list_of(dynamic())), [new ArrayObject()], 20],
    'method' => [write_program(object_of(0, 'Item'), $with('made')), $value, 20],
    'method, throws' => [write_program(object_of(0, 'Item'), $with('fail')), $value, 20],
    'method, mismatch' => [write_program(object_of(0, 'Item'), [['Item', [field('m', method('Item', 'made'), list_of(scalar(INTS)))]]]), $value, 20],
];
foreach ($calls as $name => [$program, $what, $depth]) {
    $call = function () use ($program, $what, $host, $depth): string {
        return outcome(fn() => strlen($program->encode($what, $host, $depth)) . ' bytes');
    };
    $outcome = $call();
    $call();
    $before = memory_get_usage();
    for ($i = 0; $i < 300; ++$i) {
        $call();
    }
    $grown = memory_get_usage() - $before;
    echo $name, ': ', preg_replace('/\d+ bytes/', 'bytes', $outcome), ', grown by ', $grown, "\n";
}
$make = fn() => outcome(fn() => write_program(object_of(0, 'Item'), $objects)->encode($value, $host, 9));
$make();
$before = memory_get_usage();
for ($i = 0; $i < 300; ++$i) {
    $make();
    outcome(fn() => write_program([1, 2, 3], $objects));
    outcome(fn() => write_program(dynamic(), [['Item', [[0]]]]));
}
echo 'programs: grown by ', memory_get_usage() - $before, "\n";
?>
--EXPECT--
written: bytes, grown by 0
not UTF-8: declined, reason 1, grown by 0
too deep: declined, reason 2, grown by 0
through: bytes, grown by 0
through, mismatch: declined, reason 1, grown by 0
through, throws: DomainException: no, grown by 0
by host, endless: declined, reason 2, grown by 0
method: bytes, grown by 0
method, throws: DomainException: no, grown by 0
method, mismatch: declined, reason 1, grown by 0
programs: grown by 0
