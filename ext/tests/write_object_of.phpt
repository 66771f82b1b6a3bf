--TEST--
An object of just the class by the plan; one of a subclass by its own, unless that is ruled out
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Point { public $x = 1; }
class Sub extends Point { public $y = 2; }
class Other { public $x = 3; }
final class Host extends PlainHost
{
    public array $asked = [];
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram
    {
        $this->asked[] = $class;
        return $class === 'Sub' ? write_program(object_of(0, 'Sub'), [['Sub', [field('y', slot('Sub', 'y'))]]]) : null;
    }
}

$objects = [['Point', [field('x', slot('Point', 'x'))]]];
$host = new Host();
foreach ([false, true] as $isExact) {
    foreach ([new Point(), new Sub(), new class extends Point {}, new Other(), new stdClass(), null, 'Point', []] as $value) {
        echo written(object_of(0, 'Point', $isExact), $value, $objects, 0, $host), "\n";
    }
}
echo count($host->asked), ' ', $host->asked[0], "\n";
echo written(object_of(0, 'Missing'), new Point(), [['Missing', []]]), "\n";
echo written(object_of(0, 'Point'), new Point(), [['Point', []]]), "\n";
?>
--EXPECT--
{"x":1}
{"y":2}
declined, reason 2
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
{"x":1}
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
2 Sub
declined, reason 1
{}
