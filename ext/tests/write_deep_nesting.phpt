--TEST--
What is nested deeper than the C stack reaches is declined, everywhere that it can be nested, in fibers too
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Node { public mixed $next = null; }
class Host extends PlainHost
{
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram { return $class === 'Node' ? $this->node ??= write_program(object_of(0, 'Node'), [['Node', [field('next', slot('Node', 'next'), dynamic())]]]) : null; }
    private ?Kiln\Native\WriteProgram $node = null;
    public function wrap(mixed $value): mixed { return $value; }
    public function dynamic(object $value): mixed { return iterator_to_array($value); }
}
$host = new Host();
$through = [op('WRITE_THROUGH'), 'wrap', [], dynamic()];
$nest = [
    'lists' => fn(mixed $inner) => [$inner],
    'maps' => fn(mixed $inner) => ['k' => $inner],
    'objects' => function (mixed $inner) { $node = new Node(); $node->next = $inner; return $node; },
    'stdClass' => fn(mixed $inner) => (object) ['k' => $inner],
    'iterators' => fn(mixed $inner) => new ArrayIterator([$inner]),
];
foreach ($nest as $name => $step) {
    $value = 1;
    $kept = [];
    for ($i = 0; $i < 100_000; ++$i) {
        // Kept, so that they are not destroyed one inside the other either.
        $kept[] = $value = $step($value);
    }
    $program = write_program(dynamic());
    echo $name, ': ', outcome(fn() => $program->encode($value, $host, PHP_INT_MAX)), ', in a fiber ';
    $fiber = new Fiber(fn() => outcome(fn() => $program->encode($value, $host, PHP_INT_MAX)));
    $fiber->start();
    echo $fiber->getReturn(), "\n";
    // So many are possible in any case.
    $value = 1;
    for ($i = 0; $i < 512; ++$i) {
        $value = $step($value);
    }
    echo '  ', strlen(outcome(fn() => $program->encode($value, $host, 2048))) >= 1024 ? 'written' : 'not written', "\n";
    unset($value);
    while ($kept !== []) {
        array_pop($kept);
    }
}
?>
--EXPECT--
lists: declined, reason 2, in a fiber declined, reason 2
  written
maps: declined, reason 2, in a fiber declined, reason 2
  written
objects: declined, reason 2, in a fiber declined, reason 2
  written
stdClass: declined, reason 2, in a fiber declined, reason 2
  written
iterators: declined, reason 2, in a fiber declined, reason 2
  written
