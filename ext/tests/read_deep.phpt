--TEST--
Reading: documents that are deeper than the C stack are declined, in fibers with a small one too
--EXTENSIONS--
kiln
--INI--
fiber.stack_size=131072
--FILE--
<?php
require __DIR__ . '/read.inc';

class Node
{
    public int $count;
    public ?Node $next = null;
    public function __construct(?Node $next = null, public array $list = []) { $this->count = count($list); $this->next = $next; }
}
class Promoted { public function __construct(public ?Promoted $next = null, public array $list = [], public ?object $any = null) {} }
$fields = [field('n', argument(0), nullable(object_of()), 'DEFAULT'), field('l', argument(1), list_of(list_of(nullable(object_of()))), 'DEFAULT')];
$plain = [op('READ_STD_CLASS_OF')];
$shape = [op('READ_SHAPE_OF'), [['n', anything(), true]], false, true, false];
$documents = fn(int $levels) => ['objects' => str_repeat('{"n":', $levels - 1) . '{}' . str_repeat('}', $levels - 1), 'lists' => str_repeat('{"l":[[', intdiv($levels, 3)) . '{}' . str_repeat(']]}', intdiv($levels, 3))];
$attempt = function (int $levels) use ($documents, $fields, $plain, $shape): string {
    $outcomes = [];
    foreach ($documents($levels) as $json) {
        foreach ([[object_of(), [constructed('Node', 2, $fields)]], [object_of(), [constructed('Promoted', 2, $fields)]], [anything(), []], [$plain, []], [$shape, []], [map_of(map_of(anything())), []]] as [$root, $objects]) {
            $outcomes[] = outcome(fn() => (string) (bool) read($json, $root, $objects, depth: 100_000));
        }
    }

    return implode(' ', array_map(fn(string $outcome) => strtr($outcome, ['declined, reason ' => '-']), $outcomes));
};
echo $attempt(20), "\n";
// Fewer levels, for sanitizers take more of the stack for each.
$fiber = new Fiber(fn() => $attempt(10));
$fiber->start();
echo $fiber->getReturn(), "\n";
// How many levels there may be in between depends on the compiler.
for ($levels = 50; $levels < 1200; $levels += 50) {
    $attempt($levels);
    (new Fiber(fn() => $attempt($levels)))->start();
}
echo $attempt(100_000), "\n";
$fiber = new Fiber(fn() => $attempt(5_000));
$fiber->start();
echo $fiber->getReturn(), "\n";
?>
--EXPECT--
1 1 1 1 1 1 1 1 1 1 1 -2
1 1 1 1 1 1 1 1 1 1 1 -2
-2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
-2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2 -2
