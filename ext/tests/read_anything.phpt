--TEST--
Reading: whatever stands there is as json_decode() makes arrays of it
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

$documents = ['[]', '{}', '[{}]', '{"a":{}}', '{"":1}', '{"a":1,"a":2}', '{"a":1,"b":2,"a":[3]}', '{"0":1}', '{"0":1,"1":2}', '{"1":1,"0":2}', '{"00":1}', '{"-1":1,"-0":2,"1.5":3}',
    '{"9223372036854775807":1,"9223372036854775808":2,"-9223372036854775808":3}', '{"\u0000a":1,"\u0000":2}', '{"5":1,"a":2,"5":3}', '{"a":{"b":{"c":[[],[[]],{}]}}}',
    '[null,true,false,0,1.5,"x",[],{}]', ' [ 1 , 2 ] ', "\t{\r\n\"a\" : 1 }\n", '[[1,2],[3,4]]', '{"é":"é","long key that is longer than what is kept of keys":1}', '"text"', 'null'];
foreach ($documents as $json) {
    $value = read($json, anything());
    if (serialize($value) !== serialize(json_decode($json, true))) {
        echo $json, ': ', serialize($value), "\n";
    }
}
// Arrays can be changed, and are one's own.
$one = read('{"a":[1,2],"b":{}}', anything());
$other = read('{"a":[1,2],"b":{}}', anything());
$one['a'][] = 3;
$one['b']['c'] = 4;
$one[] = 5;
echo json_encode([$one, $other]), "\n";

// Many keys, alike and not.
mt_srand(1);
for ($i = 0; $i < 300; ++$i) {
    $data = [];
    for ($k = mt_rand(0, 50); $k > 0; --$k) {
        $data[mt_rand(0, 2) ? 'key' . mt_rand(0, 400) : str_repeat(chr(mt_rand(97, 122)), mt_rand(1, 60))] = mt_rand();
    }
    if (read(json_encode($data, JSON_FORCE_OBJECT), anything()) !== $data) {
        echo "different\n";
    }
}
?>
--EXPECT--
[{"a":[1,2,3],"b":{"c":4},"0":5},{"a":[1,2],"b":[]}]
