--TEST--
Reading: objects and maps made of members of the object around
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Person { public string $name = ''; public ?Address $home = null; public ?Address $work = null; public ?array $more = null; public array $all = []; }
class Address { public ?string $city = null; public ?Place $place = null; public function __construct(public readonly ?string $street = null) {} }
class Place { public float $lat = 0.0; }

$objects = [
    blank('Person', [
        field('name', slot('Person', 'name'), scalar('STRING'), 'LEAVE'),
        splice(slot('Person', 'home'), nullable(object_of(1)), 'home_', ['home_street', 'home_city', 'home_lat']),
        splice(slot('Person', 'work'), object_of(2), 'work_', ['work_street']),
        splice(slot('Person', 'more'), nullable(map_of(scalar('INT'))), 'x_', ['x_taken']),
        splice(slot('Person', 'all'), map_of(anything(), 'ANY'), '', ['name', 'home_street', 'home_city', 'home_lat', 'work_street', 'x_taken']),
    ]),
    constructed('Address', 1, [
        field('home_street', argument(0), nullable(scalar('STRING')), 'NULL'), field('home_city', slot('Address', 'city'), nullable(scalar('STRING')), 'LEAVE'),
        splice(slot('Address', 'place'), nullable(object_of(3)), 'home_', ['home_lat']),
    ]),
    constructed('Address', 1, [field('work_street', argument(0), nullable(scalar('STRING')), 'NULL')]),
    blank('Place', [field('home_lat', slot('Place', 'lat'), scalar('FLOAT'))]),
];
foreach (['{}', '{"name":"n","home_street":"s","home_city":"c","home_lat":1.5,"work_street":"w"}', '{"home_city":null}', '{"home_lat":2}', '{"home_lat":"2"}', '{"x_a":1,"x_b":2,"x_taken":3,"y":[4]}',
    '{"x_5":1,"x_":2}', '{"x_a":"1"}', '{"x_a":1,"x_a":2}', '{"y":1,"y":2}', '{"7":1,"-3":2}'] as $json) {
    show($json, object_of(), $objects);
}
echo "keys that are ints\n";
$ints = [blank('Person', [splice(slot('Person', 'all'), map_of(anything(), 'INT'), 'k', ['name'])])];
foreach (['{"k1":1,"k-2":2}', '{"ka":1}', '{"k":1}', '{"name":1,"other":2}'] as $json) {
    show($json, object_of(), $ints);
}
echo "the first of them 0\n";
show('{"0":1,"name":"n"}', object_of(), $objects);
show('{"name":"n","0":1}', object_of(), $objects);
?>
--EXPECT--
{} => Person(array( 'name' => '', 'home' => NULL, 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => NULL, 'all' => array ( ), ))
{"name":"n","home_street":"s","home_city":"c","home_lat":1.5,"work_street":"w"} => Person(array( 'name' => 'n', 'home' => \Address(array( 'city' => 'c', 'place' => \Place(array( 'lat' => 1.5, )), 'street' => 's', )), 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => 'w', )), 'more' => NULL, 'all' => array ( ), ))
{"home_city":null} => Person(array( 'name' => '', 'home' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => NULL, 'all' => array ( ), ))
{"home_lat":2} => Person(array( 'name' => '', 'home' => \Address(array( 'city' => NULL, 'place' => \Place(array( 'lat' => 2.0, )), 'street' => NULL, )), 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => NULL, 'all' => array ( ), ))
{"home_lat":"2"} => declined, reason 1
{"x_a":1,"x_b":2,"x_taken":3,"y":[4]} => Person(array( 'name' => '', 'home' => NULL, 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => array ( 'a' => 1, 'b' => 2, ), 'all' => array ( 'x_a' => 1, 'x_b' => 2, 'y' => array ( 0 => 4, ), ), ))
{"x_5":1,"x_":2} => Person(array( 'name' => '', 'home' => NULL, 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => array ( 5 => 1, '' => 2, ), 'all' => array ( 'x_5' => 1, 'x_' => 2, ), ))
{"x_a":"1"} => declined, reason 1
{"x_a":1,"x_a":2} => Person(array( 'name' => '', 'home' => NULL, 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => array ( 'a' => 2, ), 'all' => array ( 'x_a' => 2, ), ))
{"y":1,"y":2} => Person(array( 'name' => '', 'home' => NULL, 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => NULL, 'all' => array ( 'y' => 2, ), ))
{"7":1,"-3":2} => Person(array( 'name' => '', 'home' => NULL, 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => NULL, 'all' => array ( 7 => 1, -3 => 2, ), ))
keys that are ints
{"k1":1,"k-2":2} => Person(array( 'name' => '', 'home' => NULL, 'work' => NULL, 'more' => NULL, 'all' => array ( 1 => 1, -2 => 2, ), ))
{"ka":1} => declined, reason 1
{"k":1} => declined, reason 1
{"name":1,"other":2} => Person(array( 'name' => '', 'home' => NULL, 'work' => NULL, 'more' => NULL, 'all' => array ( ), ))
the first of them 0
{"0":1,"name":"n"} => declined, reason 2
{"name":"n","0":1} => Person(array( 'name' => 'n', 'home' => NULL, 'work' => \Address(array( 'city' => NULL, 'place' => NULL, 'street' => NULL, )), 'more' => NULL, 'all' => array ( 0 => 1, ), ))
