--TEST--
Reading: a discriminator stands for the class that is asked for, if it is there
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Animal { public function __construct(public int $legs = 0) { echo 'made '; } }
class Owner { public ?Animal $pet = null; public ?string $kind = null; }

$legs = field('legs', argument(0), scalar('INT'), 'DEFAULT');
$cat = constructed('Animal', 1, [$legs], own: own('kind', 'cat', 9));
echo "the value, or none\n";
foreach (['{"kind":"cat","legs":4}', '{"legs":4,"kind":"cat"}', '{"kind":"c\u0061t"}', '{"kind":9}', '{}', '[]', '{"legs":4}', '{"kind":null}', '{"kind":"dog","kind":"cat"}'] as $json) {
    show($json, object_of(), [$cat]);
}
echo "another\n";
foreach (['{"kind":"dog","legs":4}', '{"legs":4,"kind":"dog"}', '{"kind":""}', '{"kind":"cats"}', '{"kind":"9"}', '{"kind":9.0}', '{"kind":true}', '{"kind":["cat"]}', '{"kind":{}}', '{"kind":"cat","kind":"dog"}', '{"kind":"cat","kind":null}'] as $json) {
    show($json, object_of(), [$cat]);
}
show('[{"kind":"cat"},{"kind":"dog"}]', list_of(object_of()), [$cat]);
echo "one that is a field too\n";
$owner = blank('Owner', [field('kind', slot('Owner', 'kind'), nullable(scalar('STRING')), 'LEAVE')], own: own('kind', 'owner'));
foreach (['{"kind":"owner"}', '{"kind":null}', '{}', '{"kind":"cat"}'] as $json) {
    show($json, object_of(), [$owner]);
}
echo "with a prefix\n";
$spliced = [
    blank('Owner', [splice(slot('Owner', 'pet'), object_of(1), 'pet_', ['pet_legs'])], own: own('kind', 'owner')),
    constructed('Animal', 1, [field('pet_legs', argument(0), scalar('INT'), 'DEFAULT')], own: own('pet_kind', 'cat')),
];
foreach (['{"kind":"owner","pet_kind":"cat","pet_legs":4}', '{"pet_legs":4}', '{"kind":"cat","pet_kind":"owner"}', '{"kind":"owner","pet_kind":"dog"}'] as $json) {
    show($json, object_of(), $spliced);
}
echo "where other keys are refused\n";
foreach (['{"kind":"cat"}', '{"kind":"cat","other":1}'] as $json) {
    show($json, object_of(), [constructed('Animal', 1, [$legs], [], ['kind', 'legs'], [], own('kind', 'cat'))]);
    show($json, object_of(), [constructed('Animal', 1, [$legs], [], ['legs'], [], own('kind', 'cat'))]);
}
echo "a key that is an index\n";
foreach (['{"7":"cat"}', '{"7":"dog"}', '["cat"]'] as $json) {
    show($json, object_of(), [constructed('Animal', 1, [$legs], own: own('7', 'cat'))]);
}
echo "without values\n";
foreach (['{}', '{"kind":"cat"}'] as $json) {
    show($json, object_of(), [constructed('Animal', 1, [$legs], own: own('kind'))]);
}
echo "what is none\n";
foreach ([[], [op('GUARD_HAS_VALUE')], [op('GUARD_HAS_VALUE'), 'kind'], [op('GUARD_HAS_VALUE'), 'kind', ['cat'], 1], [op('GUARD_HAS_VALUE'), 5, ['cat']], [op('GUARD_HAS_VALUE'), 'kind', 'cat'],
    [op('GUARD_HAS_KEYS'), 'kind', ['cat']], [op('GUARD_ALWAYS')], [-1, 'kind', ['cat']], ['cat' => 'kind']] as $own) {
    show('{"kind":"cat"}', object_of(), [constructed('Animal', 1, [$legs], own: $own)]);
}
show('{"kind":"cat"}', object_of(), [array_slice($cat, 0, 6)]);
show('{"kind":"cat"}', object_of(), [['cat'] + $cat]);
show('{"kind":"cat"}', object_of(), [[...$cat, null]]);
?>
--EXPECT--
the value, or none
made {"kind":"cat","legs":4} => Animal(array( 'legs' => 4, ))
made {"legs":4,"kind":"cat"} => Animal(array( 'legs' => 4, ))
made {"kind":"c\u0061t"} => Animal(array( 'legs' => 0, ))
made {"kind":9} => Animal(array( 'legs' => 0, ))
made {} => Animal(array( 'legs' => 0, ))
[] => declined, reason 1
made {"legs":4} => Animal(array( 'legs' => 4, ))
made {"kind":null} => Animal(array( 'legs' => 0, ))
made {"kind":"dog","kind":"cat"} => Animal(array( 'legs' => 0, ))
another
{"kind":"dog","legs":4} => declined, reason 1
{"legs":4,"kind":"dog"} => declined, reason 1
{"kind":""} => declined, reason 1
{"kind":"cats"} => declined, reason 1
{"kind":"9"} => declined, reason 1
{"kind":9.0} => declined, reason 1
{"kind":true} => declined, reason 1
{"kind":["cat"]} => declined, reason 1
{"kind":{}} => declined, reason 1
{"kind":"cat","kind":"dog"} => declined, reason 1
made {"kind":"cat","kind":null} => Animal(array( 'legs' => 0, ))
made [{"kind":"cat"},{"kind":"dog"}] => declined, reason 1
one that is a field too
{"kind":"owner"} => Owner(array( 'pet' => NULL, 'kind' => 'owner', ))
{"kind":null} => Owner(array( 'pet' => NULL, 'kind' => NULL, ))
{} => Owner(array( 'pet' => NULL, 'kind' => NULL, ))
{"kind":"cat"} => declined, reason 1
with a prefix
made {"kind":"owner","pet_kind":"cat","pet_legs":4} => Owner(array( 'pet' => \Animal(array( 'legs' => 4, )), 'kind' => NULL, ))
made {"pet_legs":4} => Owner(array( 'pet' => \Animal(array( 'legs' => 4, )), 'kind' => NULL, ))
{"kind":"cat","pet_kind":"owner"} => declined, reason 1
{"kind":"owner","pet_kind":"dog"} => declined, reason 1
where other keys are refused
made {"kind":"cat"} => Animal(array( 'legs' => 0, ))
{"kind":"cat"} => declined, reason 1
{"kind":"cat","other":1} => declined, reason 1
{"kind":"cat","other":1} => declined, reason 1
a key that is an index
made {"7":"cat"} => Animal(array( 'legs' => 0, ))
{"7":"dog"} => declined, reason 1
["cat"] => declined, reason 1
without values
made {} => Animal(array( 'legs' => 0, ))
{"kind":"cat"} => declined, reason 1
what is none
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
{"kind":"cat"} => declined, reason 2
