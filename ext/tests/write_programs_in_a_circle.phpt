--TEST--
Programs that know each other through the answers of hosts are collected
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class A { public mixed $v = null; }
class B { public mixed $v = null; }
class Host extends PlainHost
{
    public array $programs = [];
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram { return $this->programs[$class] ?? null; }
}
$round = function (): string {
    $host = new Host();
    foreach (['A', 'B'] as $class) {
        $host->programs[$class] = write_program(object_of(0, $class), [[$class, [field('v', slot($class, 'v'), dynamic())]]]);
    }
    [$a, $b] = [new A(), new B()];
    $a->v = $b;
    $text = $host->programs['A']->encode($a, $host, 9);
    [$a->v, $b->v] = [null, $a];
    return $text . $host->programs['B']->encode($b, $host, 9);
};
echo $round(), "\n";
gc_collect_cycles();
$before = memory_get_usage();
for ($i = 0; $i < 200; ++$i) {
    $round();
    gc_collect_cycles();
}
var_dump(memory_get_usage() === $before);
?>
--EXPECT--
{"v":{"v":null}}{"v":{"v":null}}
bool(true)
