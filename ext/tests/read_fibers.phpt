--TEST--
Reading: fibers that are suspended in the middle read on
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Point { public mixed $any = null; public function __destruct() { echo 'gone ', json_encode($this->any), "\n"; } }
final class Host extends PlainHost { public function wait(mixed $value): mixed { return Fiber::suspend($value) ?? $value; } }
$objects = [blank('Point', [field('v', slot('Point', 'any'), through('wait'))])];
$program = read_program(list_of(object_of()), $objects);
$host = new Host();
$fibers = [];
for ($i = 0; $i < 4; ++$i) {
    $json = json_encode(array_map(fn(int $n) => ['v' => "$i $n" . str_repeat('.', $i)], range(0, $i)));
    $fibers[$i] = new Fiber(fn() => $program->decode($json, $host, 9));
    echo $fibers[$i]->start(), ' ';
}
while ($fibers) {
    foreach ([2, 0, 3, 1] as $i) {
        if (isset($fibers[$i])) {
            $next = $fibers[$i]->resume();
            if ($fibers[$i]->isTerminated()) {
                echo "\n$i: ", json_encode($fibers[$i]->getReturn()), "\n";
                unset($fibers[$i]);
            } else {
                echo $next, ' ';
            }
        }
    }
}
echo "never resumed\n";
$fiber = new Fiber(fn() => $program->decode('[{"v":1},{"v":2}]', $host, 9));
$fiber->start();
$fiber->resume();
unset($fiber);
gc_collect_cycles();
echo "after it\n";
$fiber = new Fiber(fn() => $program->decode('[{"v":1}]', $host, 9));
$fiber->start();
try {
    $fiber->throw(new DomainException('thrown into it'));
} catch (DomainException $exception) {
    echo $exception->getMessage(), "\n";
}
echo json_encode(read('[1]', list_of(anything()))), "\n";
?>
--EXPECT--
0 0 1 0. 2 0.. 3 0... 2 1.. 
0: [{"any":"0 0"}]
gone "0 0"
3 1... 1 1. 2 2.. 3 2... 
1: [{"any":"1 0."},{"any":"1 1."}]
gone "1 0."
gone "1 1."

2: [{"any":"2 0.."},{"any":"2 1.."},{"any":"2 2.."}]
gone "2 0.."
gone "2 1.."
gone "2 2.."
3 3... 
3: [{"any":"3 0..."},{"any":"3 1..."},{"any":"3 2..."},{"any":"3 3..."}]
gone "3 0..."
gone "3 1..."
gone "3 2..."
gone "3 3..."
never resumed
after it
thrown into it
[1]
