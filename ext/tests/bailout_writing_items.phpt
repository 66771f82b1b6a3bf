--TEST--
Writing: wherever memory is exhausted while items are written, nothing is given back twice
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (!function_exists('Kiln\Native\Testing\bail_out_at')) die('skip only with --enable-kiln-dev');
if (getenv('USE_ZEND_ALLOC') === '0') die("skip not with the system's allocator");
?>
--FILE--
<?php
require __DIR__ . '/programs.inc';

use Kiln\Native\ItemText;
use function Kiln\Native\Testing\bail_out_at;

$program = write_program([op('WRITE_THROUGH'), 'same', [], [op('WRITE_DYNAMIC')]]);
$host = new PlainHost();
$items = [str_repeat('é"', 3_000), ['a' => [1, 2.5]], str_repeat('x', 100_000), 7];
$write = function (ItemText $text) use ($program, $host, $items): string {
    $all = '';
    foreach ([1, 2] as $part) {
        foreach ($items as $item) {
            $text->write($program, $item, $host, 9);
        }
        $text->add('elsewhere');
        $all .= $text->take();
    }

    return $all;
};
$expected = $write(new ItemText(',', ';'));
for ($allocation = 0; $allocation < 10_000; ++$allocation) {
    $text = new ItemText(',', ';');
    $isLeft = bail_out_at($allocation, fn() => $write($text));
    unset($text);
    if ($write(new ItemText(',', ';')) !== $expected) {
        die("after allocation $allocation");
    }
    if (!$isLeft) {
        break;
    }
}
var_dump($allocation > 5, strlen($expected));
?>
--EXPECT--
bool(true)
int(248073)
