--TEST--
JMS dialect, writing: what stands in for a host gives it when it is asked
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

class Price { public $a = 1; public $c; }
class Other {}

/** As the library's: it has programs, and makes the host once. */
class StandIn
{
    public $host;
    public $made = 0;
    public $programs = [];
    public function program(string $class, string $place): ?Kiln\Native\WriteProgram { return $this->programs[$class] ?? null; }
    public function writeHost(): object { ++$this->made; return $this->host ??= new JmsHost(); }
}

function write_by(object $host, Kiln\Native\WriteProgram $program, mixed $value): void
{
    echo outcome(fn() => $program->encode($value, $host, 512)), ', made ', $host->made, ', open ', count($host->host->open ?? []), "\n";
}

$price = jms_write_program(node('OBJECT_OF', 0, Price::class, true, ''), [jms_object(Price::class, [field(Price::class, 'a'), field(Price::class, 'c', 0, null, own())], [], 0, true, true)]);
$of = static function (mixed $value): Price {
    $made = new Price();
    $made->c = $value;

    return $made;
};
$standIn = new StandIn();
$standIn->programs[Price::class] = $price;

echo "not asked\n";
write_by($standIn, $price, $of([1, null]));
write_by($standIn, jms_write_program(own()), [$of(1), $of([$of(2)])]);
$cycle = new Price();
$cycle->c = [$cycle];
write_by($standIn, $price, $cycle);
$cycle->c = null;

echo "asked\n";
write_by($standIn, jms_write_program(node('ASKED', 'way', [])), 'x');
write_by($standIn, jms_write_program(node('OBJECT_OF', 0, Price::class, true, ''), [jms_object(Price::class, [field(Price::class, 'a'), field(Price::class, 'c', 0, null, node('ASKED', 'way', []))], [], 0, true, true)]), $of('inside'));
write_by($standIn, jms_write_program(elements(node('ASKED', 'nothing', []), op('JMS_TAKES_ARRAY'))), [1, 2]);
write_by($standIn, jms_write_program(own()), [$of(1), new Other(), $of(2)]);
write_by($standIn, jms_write_program(node('ASKED', 'failing', [])), 'x');
write_by($standIn, jms_write_program(node('ASKED', 'unknown', [])), 'x');

echo "none is given\n";
write_by(new class extends StandIn { public function writeHost(): object { return new JmsHost(); } }, jms_write_program(node('ASKED', 'way', [])), 'x');
write_by(new class extends StandIn { public function writeHost(): object { return $this->host ??= new stdClass(); } }, jms_write_program(node('ASKED', 'way', [])), 'x');
write_by(new class extends StandIn { public function writeHost(): object { throw new DomainException('no host'); } }, jms_write_program(node('ASKED', 'way', [])), 'x');
write_by(new class extends StandIn { public function program(string $class, string $place): ?Kiln\Native\WriteProgram { throw new DomainException('no program'); } }, jms_write_program(own()), new Other());
?>
--EXPECT--
not asked
{"a":1,"c":[1]}, made 0, open 0
[{"a":1,"c":1},{"a":1,"c":[{"a":1,"c":2}]}], made 0, open 0
{"a":1,"c":[]}, made 0, open 0
asked
"x at 0: []", made 1, open 0
{"a":1,"c":"inside at 1: [[\"Price\",\"Price\",null]]"}, made 2, open 0
[], made 3, open 0
declined, reason 2, made 4, open 0
DomainException: no x, made 5, open 0
declined, reason 2, made 6, open 0
none is given
declined, reason 2, made 0, open 0
declined, reason 2, made 0, open 0
DomainException: no host, made 0, open 0
DomainException: no program, made 0, open 0
