--TEST--
An object by its own class: by the plan where there is one, else by a program of the host
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

interface Shape {}
class Circle implements Shape { public int $r = 1; }
class Square implements Shape { public int $a = 2; }
class Dot extends Circle { public int $x = 3; }
class Other { public int $o = 4; }
class Host extends PlainHost
{
    public array $asked = [];
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram
    {
        $this->asked[] = "$class at '$place'";
        return match ($class) {
            'Dot' => write_program(object_of(0, 'Dot'), [['Dot', [field('x', slot('Dot', 'x'))]]]),
            'Other' => write_program(object_of(0, 'Other'), [['Other', [field('o', slot('Other', 'o'))]]]),
            default => null,
        };
    }
}
$objects = [['Circle', [field('r', slot('Circle', 'r'))]], ['Square', [field('a', slot('Square', 'a'))]]];
foreach (['Shape', null] as $class) {
    $host = new Host();
    $program = write_program(list_of([op('WRITE_POLYMORPHIC'), $class, ['Circle' => 0, 'Square' => 1]]), $objects);
    foreach ([[new Circle(), new Square(), new Circle()], [new Dot(), new Dot(), new Circle(), new Dot()], [new Other()], [new class implements Shape {}], [1], [null]] as $value) {
        echo outcome(fn() => $program->encode($value, $host, 9)), "\n";
    }
    echo count($host->asked), ': ', preg_replace('/@anonymous.* at/s', '@anonymous at', implode(', ', $host->asked)), "\n";
}
echo written([op('WRITE_POLYMORPHIC'), 'Shape', ['Circle' => 1]], new Circle(), $objects), "\n";
// The objects of a program refer to each other in any order.
class Drawing { public array $shapes = []; }
$drawing = new Drawing();
$drawing->shapes = [new Square(), new Circle()];
$shapes = list_of([op('WRITE_POLYMORPHIC'), 'Shape', ['Circle' => 1, 'Square' => 2]]);
echo written(object_of(0, 'Drawing'), $drawing, [['Drawing', [field('shapes', slot('Drawing', 'shapes'), $shapes)]], ...$objects]), "\n";
?>
--EXPECT--
[{"r":1},{"a":2},{"r":1}]
[{"x":3},{"x":3},{"r":1},{"x":3}]
declined, reason 1
declined, reason 2
declined, reason 1
declined, reason 1
2: Dot at '', Shape@anonymous at ''
[{"r":1},{"a":2},{"r":1}]
[{"x":3},{"x":3},{"r":1},{"x":3}]
[{"o":4}]
declined, reason 2
declined, reason 1
declined, reason 1
3: Dot at '', Other at '', Shape@anonymous at ''
declined, reason 2
{"shapes":[{"a":2},{"r":1}]}
