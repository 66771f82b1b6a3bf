--TEST--
JMS dialect, reading: objects are made without their constructors and filled through slots, setters and the host
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

class Base
{
    private string $own = 'own';
    public int $number = 1;
    protected ?float $price;
    public readonly int $once;
    private array $log = [];

    public function __construct() { throw new Error('never called'); }
    public function setLog(int $entry): void { $this->log[] = $entry; }
    private function done(): void { $this->log[] = 'done'; }
}
class Child extends Base
{
    private string $own = "child's";
    private function done(): void { throw new Error('never called'); }
}

$base = [Base::class, [
    field('own', slot(Base::class, 'own'), coerce('STRING')),
    field('number', slot(Base::class, 'number'), coerce('INT'), [slot(Base::class, 'number'), 5]),
    field('price', slot(Base::class, 'price'), coerce('FLOAT'), [slot(Base::class, 'price'), null]),
    field('once', slot(Base::class, 'once'), coerce('INT')),
    field('log', [op('TARGET_METHOD'), 'setLog'], coerce('INT')),
], [[Base::class, 'done']], false, false];
$child = [Child::class, ...array_slice($base, 1)];

echo "slots and setters\n";
foreach ([
    '{"own":"a","number":"2","price":3,"once":4,"log":5,"unknown":[6]}',
    '{}', '[]', '[7]', '{"price":null}', '{"number":1,"number":2}',
    '{"number":null}', '{"log":null}', 'null', '1', '[[]]', '{"own":["x"]}',
] as $json) {
    read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [$base]), $json);
}
echo "of a subclass\n";
read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [$child]), '{"own":"of the parent","once":1}');

echo "null in place of an object\n";
class Open { public $a = 1; public $b = 2; public $rest; }
$a = field('a', slot(Open::class, 'a'), coerce('INT'), [slot(Open::class, 'a'), 7]);
$b = field('b', slot(Open::class, 'b'), coerce('INT'));
read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [[Open::class, [$a, $b], [], false, false]]), 'null');
read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [[Open::class, [$a, field('b', slot(Open::class, 'b'), null)], [], false, false]]), 'null');
read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [[Open::class, [], [], false, false]]), '"anything"');

echo "inline, without a type, and twice the same key\n";
$inline = field('rest', slot(Open::class, 'rest'), [op('JMS_READ_UNTYPED')], null, op('JMS_INLINE'));
foreach (['{"a":3,"c":4}', '[1]'] as $json) {
    read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [[Open::class, [$a, $inline], [], false, false]]), $json);
}
$untyped = field('b', slot(Open::class, 'b'), null, [slot(Open::class, 'b'), 'default']);
foreach (['{"a":3}', '{"b":null}'] as $json) {
    read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [[Open::class, [$a, $untyped], [], false, false]]), $json);
}
$same = field('a', slot(Open::class, 'b'), coerce('STRING'));
read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [[Open::class, [$a, $same], [], false, false]]), '{"a":3}');

echo "by the host\n";
$open = [Open::class, [
    field('a', [op('TARGET_REFLECTED'), Open::class, 'a'], coerce('INT')),
    field('b', [op('TARGET_ENTRUSTED'), 'b'], coerce('INT'), [[op('TARGET_ENTRUSTED'), 'b']]),
], [], true, true];
foreach (['{"a":3,"b":4}', '{"a":null}'] as $json) {
    read(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [$open]), $json, new JmsHost());
}
?>
--EXPECT--
slots and setters
{"own":"a","number":"2","price":3,"once":4,"log":5,"unknown":[6]} => object(Base) { ["own":"Base":private]=> string(1) "a" ["number"]=> int(2) ["price":protected]=> float(3) ["once"]=> int(4) ["log":"Base":private]=> array(2) { [0]=> int(5) [1]=> string(4) "done" } }
{} => object(Base) { ["own":"Base":private]=> string(3) "own" ["number"]=> int(5) ["price":protected]=> NULL ["once"]=> uninitialized(int) ["log":"Base":private]=> array(1) { [0]=> string(4) "done" } }
[] => object(Base) { ["own":"Base":private]=> string(3) "own" ["number"]=> int(5) ["price":protected]=> NULL ["once"]=> uninitialized(int) ["log":"Base":private]=> array(1) { [0]=> string(4) "done" } }
[7] => object(Base) { ["own":"Base":private]=> string(3) "own" ["number"]=> int(5) ["price":protected]=> NULL ["once"]=> uninitialized(int) ["log":"Base":private]=> array(1) { [0]=> string(4) "done" } }
{"price":null} => object(Base) { ["own":"Base":private]=> string(3) "own" ["number"]=> int(5) ["price":protected]=> NULL ["once"]=> uninitialized(int) ["log":"Base":private]=> array(1) { [0]=> string(4) "done" } }
{"number":1,"number":2} => object(Base) { ["own":"Base":private]=> string(3) "own" ["number"]=> int(2) ["price":protected]=> NULL ["once"]=> uninitialized(int) ["log":"Base":private]=> array(1) { [0]=> string(4) "done" } }
{"number":null} => TypeError: Base::$number does not take null
{"log":null} => TypeError: setlog() does not take null
null => TypeError: Base::$own does not take null
1 => UnexpectedValueException: no Base, which begins with own: 1
[[]] => object(Base) { ["own":"Base":private]=> string(3) "own" ["number"]=> int(5) ["price":protected]=> NULL ["once"]=> uninitialized(int) ["log":"Base":private]=> array(1) { [0]=> string(4) "done" } }
{"own":["x"]} => UnexpectedValueException: no string: ["x"]
of a subclass
{"own":"of the parent","once":1} => object(Child) { ["own":"Base":private]=> string(13) "of the parent" ["number"]=> int(5) ["price":protected]=> NULL ["once"]=> int(1) ["log":"Base":private]=> array(1) { [0]=> string(4) "done" } ["own":"Child":private]=> string(7) "child's" }
null in place of an object
null => object(Open) { ["a"]=> NULL ["b"]=> NULL ["rest"]=> NULL }
null => object(Open) { ["a"]=> NULL ["b"]=> NULL ["rest"]=> NULL }
"anything" => object(Open) { ["a"]=> int(1) ["b"]=> int(2) ["rest"]=> NULL }
inline, without a type, and twice the same key
{"a":3,"c":4} => object(Open) { ["a"]=> int(3) ["b"]=> int(2) ["rest"]=> array(2) { ["a"]=> int(3) ["c"]=> int(4) } }
[1] => object(Open) { ["a"]=> int(7) ["b"]=> int(2) ["rest"]=> array(1) { [0]=> int(1) } }
{"a":3} => object(Open) { ["a"]=> int(3) ["b"]=> string(7) "default" ["rest"]=> NULL }
{"b":null} => declined, reason 1
{"a":3} => object(Open) { ["a"]=> int(3) ["b"]=> string(1) "3" ["rest"]=> NULL }
by the host
{"a":3,"b":4} => object(Open) { ["a"]=> int(3) ["b"]=> int(4) ["rest"]=> NULL }
    reflect at Open
    entrust Open at Open
    announce Open
{"a":null} => object(Open) { ["a"]=> NULL ["b"]=> string(12) "default of b" ["rest"]=> NULL }
    reflect at Open
    defaultOf Open at Open
    entrust Open at Open
    announce Open
