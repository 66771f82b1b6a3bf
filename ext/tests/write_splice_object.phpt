--TEST--
The members of an object between those of the one around it
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Address { private string $street = 'Kiln Lane'; public ?Zip $zip = null; }
final class Zip { public int $code = 8000; }
class Abroad extends Address { private string $street = 'not this'; public string $country = 'CH'; }
class Person { public ?Address $address = null; public int $id = 1; public Address $late; public function where(): ?Address { return $this->address; } }

$splice = fn(array $access, array $node, int $omissions = 0) => [op('STEP_SPLICE'), $access, $node, $omissions, '', []];
$objects = fn(array ...$steps) => [
    ['Person', $steps],
    ['Address', [field('a_street', slot('Address', 'street')), $splice(slot('Address', 'zip'), nullable(object_of(2, 'Zip')))]],
    ['Zip', [field('a_zip', slot('Zip', 'code'))]],
];
$person = new Person();
$always = $objects($splice(slot('Person', 'address'), object_of(1, 'Address')), field('id', slot('Person', 'id')));
$nullable = $objects(field('id', slot('Person', 'id')), $splice(slot('Person', 'address'), nullable(object_of(1, 'Address'))));
$byMethod = $objects($splice(method('Person', 'where'), nullable(object_of(1, 'Address'))));
$late = $objects($splice(slot('Person', 'late'), object_of(1, 'Address'), 1), field('id', slot('Person', 'id')));
foreach ([null, new Address(), new Abroad()] as $address) {
    $person->address = $address;
    if ($address !== null) {
        $address->zip = $address instanceof Abroad ? new Zip() : null;
    }
    foreach ([$always, $nullable, $byMethod, $late] as $program) {
        echo written(object_of(0, 'Person'), $person, $program), "\n";
    }
}
// Written by both classes in turn, by the same program.
$program = write_program(list_of(object_of(0, 'Person')), $nullable);
$people = [];
foreach ([new Address(), new Abroad(), null, new Abroad(), new Address()] as $address) {
    $people[] = $one = new Person();
    $one->address = $address;
}
echo $program->encode($people, new PlainHost(), 3), "\n";
// Not a level of its own in JSON, but there is an end to it.
echo written(object_of(0, 'Person'), $person, $nullable, 0, null, 1), "\n";
?>
--EXPECT--
declined, reason 1
{"id":1}
{}
{"id":1}
{"a_street":"Kiln Lane","id":1}
{"id":1,"a_street":"Kiln Lane"}
{"a_street":"Kiln Lane"}
{"id":1}
{"a_street":"Kiln Lane","a_zip":8000,"id":1}
{"id":1,"a_street":"Kiln Lane","a_zip":8000}
{"a_street":"Kiln Lane","a_zip":8000}
{"id":1}
[{"id":1,"a_street":"Kiln Lane"},{"id":1,"a_street":"Kiln Lane"},{"id":1},{"id":1,"a_street":"Kiln Lane"},{"id":1,"a_street":"Kiln Lane"}]
declined, reason 2
