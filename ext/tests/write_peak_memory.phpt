--TEST--
The text takes hardly more memory than its own length while it grows
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (getenv('USE_ZEND_ALLOC') === '0') die("skip not with the system's allocator");
?>
--FILE--
<?php
require __DIR__ . '/write.inc';

final class Row { public function __construct(public int $id, public string $text, public array $tags) {} }
$rows = [];
for ($i = 0; $i < 6000; ++$i) {
    $rows[] = new Row($i, str_repeat('text ', 12), ['one', 'two']);
}
$program = write_program(list_of(object_of(0, 'Row')), [['Row', [field('id', slot('Row', 'id'), scalar(INTS)), field('text', slot('Row', 'text'), scalar(STRINGS)), field('tags', slot('Row', 'tags'), list_of(scalar(STRINGS)))]]]);
$host = new PlainHost();
foreach ([count($rows), 500, count($rows), 500, 500] as $number) {
    $some = array_slice($rows, 0, $number);
    gc_collect_cycles();
    memory_reset_peak_usage();
    $before = memory_get_usage();
    $text = $program->encode($some, $host, 9);
    $peak = memory_get_peak_usage() - $before;
    $kept = memory_get_usage() - $before;
    // Of a short text that is no matter.
    echo $peak <= max(strlen($text) * 1.2, 100_000) ? 'little' : 'too much: ' . $peak / strlen($text), ', ', $kept <= strlen($text) * 1.05 + 8192 ? 'little kept' : 'too much kept: ' . $kept / strlen($text), "\n";
    unset($text, $some);
}
?>
--EXPECT--
little, little kept
little, little kept
little, little kept
little, little kept
little, little kept
