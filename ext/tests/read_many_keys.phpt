--TEST--
Reading: classes with more properties and arguments than usual
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

$properties = $arguments = '';
$fields = $argumentFields = $data = [];
for ($i = 0; $i < 200; ++$i) {
    $properties .= "public int \$p$i; ";
    $fields[] = field("key$i", slot('Wide', "p$i"), scalar('INT'));
    $arguments .= "public readonly int \$p$i, ";
    $argumentFields[] = field("key$i", argument($i), scalar('INT'));
    $data["key$i"] = $i;
}
eval("class Wide { $properties }");
eval("class Promoting { public function __construct($arguments) {} }");
eval('class Calling { public array $all; public function __construct(' . str_replace('public readonly ', '', $arguments) . ') { $this->all = func_get_args(); } }');
$shuffled = $data;
mt_srand(2);
uksort($shuffled, fn() => mt_rand(-1, 1));
foreach ([$data, array_reverse($data), $shuffled, ['other' => 1] + $data + ['more' => [1]]] as $document) {
    $json = json_encode($document);
    var_dump(
        array_values((array) read($json, object_of(), [blank('Wide', $fields)])) === range(0, 199)
        && array_values((array) read($json, object_of(), [constructed('Promoting', 200, $argumentFields)])) === range(0, 199)
        && read($json, object_of(), [constructed('Calling', 200, $argumentFields)])->all === range(0, 199),
    );
}
unset($data['key150']);
foreach ([blank('Wide', $fields), constructed('Promoting', 200, $argumentFields), constructed('Calling', 200, $argumentFields)] as $object) {
    echo outcome(fn() => read(json_encode($data), object_of(), [$object])), "\n";
    echo outcome(fn() => read(json_encode($data + ['key150' => '']), object_of(), [$object])), "\n";
}
// Keys that are alike in part, and of all lengths.
$keys = [];
for ($i = 0; $i < 40; ++$i) {
    $keys[] = str_repeat('x', $i);
    $keys[] = str_repeat('x', $i) . 'y';
    $keys[] = 'y' . str_repeat('x', $i + 1);
    $keys[] = str_repeat('x', intdiv($i, 2)) . 'z' . str_repeat('x', intdiv($i, 2) + 1);
}
$keys = array_values(array_unique($keys));
$shape = [op('READ_SHAPE_OF'), array_map(fn(string $key) => [$key, scalar('INT'), false], $keys), false, false, true];
$data = array_flip($keys);
var_dump(count($keys) > 100, read(json_encode(array_reverse($data)), $shape) === $data);
foreach ($keys as $key) {
    $other = $data;
    unset($other[$key]);
    foreach ([$key . "\0", "\0" . $key, $key . 'xyx', strtoupper($key) . 'é'] as $changed) {
        if (!str_starts_with(outcome(fn() => read(json_encode($other + [$changed => 1], JSON_UNESCAPED_UNICODE), $shape)), 'declined')) {
            echo "$changed is taken for $key\n";
        }
    }
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
declined, reason 1
bool(true)
bool(true)
