--TEST--
Reading: one of several, by what stands there
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Car { public string $type = ''; public ?int $doors = null; }
class Bike { public int|string $type = 0; }
enum Level: string { case Low = 'low'; }
enum Number: int { case One = 1; }
enum Suit { case Hearts; const Other = self::Hearts; }

$objects = [blank('Car', [field('type', slot('Car', 'type'), scalar('STRING'), 'LEAVE'), field('doors', slot('Car', 'doors'), scalar('INT'), 'LEAVE')]), blank('Bike', [field('type', slot('Bike', 'type'), scalar('INT', 'STRING'), 'LEAVE')])];
echo "by a key\n";
$discriminated = [op('READ_DISCRIMINATED'), 'type', ['car' => object_of(0), 7 => object_of(1), -1 => object_of(1), '' => object_of(0)]];
foreach (['{"type":"car","doors":2}', '{"doors":2,"type":"car"}', '{"type":7}', '{"type":"7"}', '{"type":"-1"}', '{"type":-1}', '{"type":""}', '{"type":"bus"}', '{"type":"07"}', '{"type":7.0}', '{"type":null}', '{"type":true}', '{"type":["car"]}', '{}', '[]', '["car"]', 'null', '"car"',
    '{"type":"bus","type":"car"}', '{"type":"car","type":"bus"}', '{"0":1,"type":"car"}'] as $json) {
    show($json, $discriminated, $objects);
}
$guards = [
    'scalar' => [op('GUARD_IS_SCALAR'), op('SCALAR_INT') | op('SCALAR_BOOL')], 'float' => [op('GUARD_IS_SCALAR'), op('SCALAR_FLOAT')], 'list' => [op('GUARD_IS_LIST')], 'array' => [op('GUARD_IS_ARRAY')],
    'keys' => [op('GUARD_HAS_KEYS'), ['a', 'b']], 'value' => [op('GUARD_HAS_VALUE'), 'a', ['x', 5, '5']], 'key 0' => [op('GUARD_HAS_KEYS'), ['0']], 'value 0' => [op('GUARD_HAS_VALUE'), '0', [1]],
    'level' => [op('GUARD_IS_BACKED_VALUE'), 'Level'], 'number' => [op('GUARD_IS_BACKED_VALUE'), 'Number'], 'suit' => [op('GUARD_IS_BACKED_VALUE'), 'Suit'], 'always' => [op('GUARD_ALWAYS')],
];
$documents = ['null', '1', '1.0', '18446744073709551615', 'true', '"low"', '"Low"', '"Hearts"', '"Other"', '"1"', '[]', '[1]', '{}', '{"a":"x"}', '{"a":5}', '{"a":5.0}', '{"a":"5"}', '{"b":2,"a":1}', '{"a":1,"b":null}', '{"a":"x","a":"y"}', '{"0":1}', '{"x":1,"0":1}'];
foreach ($guards as $name => $guard) {
    echo "$name:";
    foreach ($documents as $json) {
        $outcome = outcome(fn() => json_encode(read($json, [op('READ_ONE_OF'), [[$guard, anything()]]])));
        echo match ($outcome) { 'declined, reason 1' => '', 'declined, reason 2' => "  ($json)", default => "  $json" };
    }
    echo "\n";
}
echo "the first one counts\n";
$union = [op('READ_ONE_OF'), [[$guards['scalar'], scalar('INT')], [$guards['keys'], object_of(0)], [$guards['list'], list_of(scalar('INT'))], [$guards['array'], map_of(scalar('STRING'))], [$guards['always'], scalar('STRING')]]];
foreach (['1', 'true', '{"a":1,"b":2,"type":"t"}', '[1]', '["x"]', '{"a":"x"}', '"x"', 'null'] as $json) {
    show($json, $union, $objects);
}
?>
--EXPECT--
by a key
{"type":"car","doors":2} => Car(array( 'type' => 'car', 'doors' => 2, ))
{"doors":2,"type":"car"} => Car(array( 'type' => 'car', 'doors' => 2, ))
{"type":7} => Bike(array( 'type' => 7, ))
{"type":"7"} => Bike(array( 'type' => '7', ))
{"type":"-1"} => Bike(array( 'type' => '-1', ))
{"type":-1} => Bike(array( 'type' => -1, ))
{"type":""} => Car(array( 'type' => '', 'doors' => NULL, ))
{"type":"bus"} => declined, reason 1
{"type":"07"} => declined, reason 1
{"type":7.0} => declined, reason 1
{"type":null} => declined, reason 1
{"type":true} => declined, reason 1
{"type":["car"]} => declined, reason 1
{} => declined, reason 1
[] => declined, reason 1
["car"] => declined, reason 1
null => declined, reason 1
"car" => declined, reason 1
{"type":"bus","type":"car"} => Car(array( 'type' => 'car', 'doors' => NULL, ))
{"type":"car","type":"bus"} => declined, reason 1
{"0":1,"type":"car"} => declined, reason 2
scalar:  1  true  ({})  ({"0":1})
float:  1.0  18446744073709551615  ({})  ({"0":1})
list:  []  [1]  ({})  ({"0":1})
array:  []  [1]  ({})  {"a":"x"}  {"a":5}  {"a":5.0}  {"a":"5"}  {"b":2,"a":1}  {"a":1,"b":null}  {"a":"x","a":"y"}  ({"0":1})  {"x":1,"0":1}
keys:  ({})  {"b":2,"a":1}  ({"0":1})
value:  ({})  {"a":"x"}  {"a":5}  {"a":"5"}  ({"0":1})
key 0:  ([])  ([1])  ({})  ({"0":1})  {"x":1,"0":1}
value 0:  ([])  ([1])  ({})  ({"0":1})  {"x":1,"0":1}
level:  "low"  ({})  ({"0":1})
number:  1  ({})  ({"0":1})
suit:  "Hearts"  ({})  ({"0":1})
always:  null  1  1.0  18446744073709551615  true  "low"  "Low"  "Hearts"  "Other"  "1"  []  [1]  ({})  {"a":"x"}  {"a":5}  {"a":5.0}  {"a":"5"}  {"b":2,"a":1}  {"a":1,"b":null}  {"a":"x","a":"y"}  ({"0":1})  {"x":1,"0":1}
the first one counts
1 => 1
true => declined, reason 1
{"a":1,"b":2,"type":"t"} => Car(array( 'type' => 't', 'doors' => NULL, ))
[1] => array ( 0 => 1, )
["x"] => declined, reason 1
{"a":"x"} => array ( 'a' => 'x', )
"x" => 'x'
null => declined, reason 1
