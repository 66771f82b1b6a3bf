--TEST--
Calls suspended in fibers, of the same program, do not get in each other's way
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

final class Host extends PlainHost
{
    public function wait(mixed $value): mixed
    {
        return Fiber::suspend($value);
    }
}

$host = new Host();
$writer = write_program([op('WRITE_LIST_OF'), [op('WRITE_THROUGH'), 'wait', [], [op('WRITE_SCALAR'), 8]]]);
$reader = read_program([op('READ_LIST_OF'), [op('READ_THROUGH'), 'wait', [], [op('READ_SCALAR'), 8]]]);
$fibers = [];
for ($i = 0; $i < 4; ++$i) {
    $fibers[] = new Fiber(fn() => $writer->encode(["$i-a", "$i-b", "$i-c"], $host, 9));
    $fibers[] = new Fiber(fn() => json_encode($reader->decode("[\"$i-a\",\"$i-b\",\"$i-c\"]", $host, 9)));
}
$waiting = array_map(fn(Fiber $fiber) => $fiber->start(), $fibers);
for ($round = 0; $round < 3; ++$round) {
    // In another order each time.
    foreach ($round % 2 === 0 ? array_reverse($fibers, true) : $fibers as $i => $fiber) {
        $waiting[$i] = $fiber->resume("<$waiting[$i]>");
    }
}
foreach ($fibers as $fiber) {
    echo $fiber->getReturn(), "\n";
}

// One that is never resumed.
$fiber = new Fiber(fn() => $writer->encode(['lost'], $host, 9));
$fiber->start();
$fiber = new Fiber(fn() => $reader->decode('["lost"]', $host, 9));
$fiber->start();
unset($fiber, $fibers);
gc_collect_cycles();
echo outcome(fn() => write_program([op('WRITE_LIST_OF'), [op('WRITE_SCALAR'), 8]])->encode(['a'], $host, 9)), "\n";
?>
--EXPECT--
["<0-a>","<0-b>","<0-c>"]
["<0-a>","<0-b>","<0-c>"]
["<1-a>","<1-b>","<1-c>"]
["<1-a>","<1-b>","<1-c>"]
["<2-a>","<2-b>","<2-c>"]
["<2-a>","<2-b>","<2-c>"]
["<3-a>","<3-b>","<3-c>"]
["<3-a>","<3-b>","<3-c>"]
["a"]
