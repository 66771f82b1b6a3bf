--TEST--
What the host makes of a value is written by the node; the value is passed on as it is
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Host extends PlainHost
{
    public array $seen = [];
    private array $kept = [1, 2];
    public function shout(mixed $value, string $end = '!', ?int $times = null): mixed { $this->seen[] = func_get_args(); return is_string($value) ? strtoupper($value) . $end : $value; }
    public function &byReference(mixed $value): array { return $this->kept; }
    public function nothing(mixed $value): void {}
    public function object(mixed $value): object { return new class { public $v = 1; }; }
    public function invalid(mixed $value): string { return "\xff"; }
    public function throws(mixed $value): never { throw new DomainException("refused $value"); }
    public function declines(mixed $value): never { throw new Kiln\Native\Declined('no', 1); }
    private function hidden(mixed $value): mixed { return $value; }
    public function __call(string $name, array $arguments): mixed { return $name; }
}
$host = new Host();
$through = fn(string $method, array $arguments = [], ?array $node = null) => [op('WRITE_THROUGH'), $method, $arguments, $node ?? dynamic()];
echo written($through('shout'), 'a', [], 0, $host), "\n";
echo written($through('shout', ['?', 3]), 'a', [], 0, $host), "\n";
echo written($through('SHOUT', ['?', null]), null, [], 0, $host), "\n";
echo json_encode($host->seen), "\n";
foreach (['byReference', 'nothing', 'object', 'invalid', 'throws', 'declines', 'hidden', 'missing', ''] as $method) {
    echo $method, ': ', written($through($method), 'x', [], 0, $host), "\n";
}
echo written($through('shout', [], scalar(INTS)), 'x', [], 0, $host), "\n";
echo written(list_of($through('shout')), ['a', 'b'], [], 0, $host), "\n";
// What the host gives is counted as a level.
echo written($through('same', [], $through('same')), 1, [], 0, $host, 2), "\n";
echo written($through('same', [], $through('same')), 1, [], 0, $host, 1), "\n";
?>
--EXPECT--
"A!"
"A?"
null
[["a"],["a","?",3],[null,"?",null]]
byReference: [1,2]
nothing: null
object: null
invalid: declined, reason 1
throws: DomainException: refused x
declines: declined, reason 1
hidden: declined, reason 2
missing: declined, reason 2
: declined, reason 2
declined, reason 1
["A!","B!"]
1
declined, reason 2
