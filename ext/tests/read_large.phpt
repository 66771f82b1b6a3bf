--TEST--
Reading: large documents, and that they leave nothing behind
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Point { public int $x; public string $text; }
$objects = [blank('Point', [field('x', slot('Point', 'x'), scalar('INT')), field('text', slot('Point', 'text'), scalar('STRING'))])];
$data = [];
for ($i = 0; $i < 60_000; ++$i) {
    $data[] = ['x' => $i, 'text' => "text of $i"];
}
$json = json_encode($data);
ini_set('memory_limit', '512M');
$size = fn() => (int) preg_replace('/.*VmRSS:\s+(\d+).*/s', '$1', @file_get_contents('/proc/self/status') ?: 'VmRSS: 0');
$value = read($json, list_of(object_of()), $objects);
var_dump(strlen($json) > 2_000_000, count($value), $value[59_999]->text, $value[59_999]->x);
unset($value);
read($json, list_of(object_of()), $objects);
$before = $size();
for ($i = 0; $i < 5; ++$i) {
    read($json, list_of(object_of()), $objects);
}
// valgrind keeps what was given back.
var_dump(getenv('USE_ZEND_ALLOC') === '0' || $size() - $before < 8192);
$text = str_repeat('long ', 1_000_000);
var_dump(read(json_encode([$text]), list_of(scalar('STRING'))) === [$text]);
var_dump(count(read('[' . str_repeat('1,', 999_999) . '1]', list_of(scalar('INT')))));
var_dump(read('[1]', list_of(scalar('INT'))) === [1]);
?>
--EXPECT--
bool(true)
int(60000)
string(13) "text of 59999"
int(59999)
bool(true)
bool(true)
int(1000000)
bool(true)
