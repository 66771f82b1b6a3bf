--TEST--
Reading: the whole document is checked, also what nobody reads
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Point { public int $x; public array $more = []; }

$point = [blank('Point', [field('x', slot('Point', 'x'), scalar('INT')), field('more', slot('Point', 'more'), list_of(anything()), 'LEAVE')])];
$json = '{"x":1,"unknown":{"a":[1,2.5,"tex\u00e9t",true,null],"b":{}},"more":[{"k":-12},"😀"]}';
var_dump(read($json, object_of(), $point) == read($json, object_of(), $point));

$taken = [];
for ($length = 0; $length < strlen($json); ++$length) {
    $outcome = outcome(fn() => read(substr($json, 0, $length), object_of(), $point));
    if (!str_starts_with($outcome, 'declined')) {
        $taken[] = $length;
    }
}
var_dump($taken);

// Each bit turned: it is what json_decode() takes, and then it is the same.
$same = $declined = 0;
for ($bit = 0; $bit < strlen($json) * 8; ++$bit) {
    $changed = $json;
    $changed[$bit >> 3] = chr(ord($changed[$bit >> 3]) ^ 1 << ($bit & 7));
    $expected = json_decode($changed, true);
    try {
        $value = read($changed, anything());
        if (json_last_error() !== JSON_ERROR_NONE || $value !== $expected) {
            echo "bit $bit\n";
        }
        ++$same;
    } catch (Kiln\Native\Declined) {
        // Only words in another case are JSON to PHP alone.
        if (json_last_error() === JSON_ERROR_NONE && !preg_match('/[TRUENL]/', $changed)) {
            echo "bit $bit is declined: $changed\n";
        }
        ++$declined;
    }
}
var_dump($same > 100, $declined > 100);

foreach (['', ' ', "\xEF\xBB\xBF[]", '[1]]', '[1],', '[1] 2', '{"a":1}}', '{a:1}', "{'a':1}", '{"a"}', '{"a":}', '{1:2}', '{"a":1,}', '[1,]', '[,1]', '[1 2]', '// comment', '/**/[]', "[]\0", "\0", '{"x":1,"y":tru}', '{"x":1,"y":nul}', 'undefined'] as $wrong) {
    foreach ([anything(), object_of()] as $root) {
        if (!str_starts_with(outcome(fn() => read($wrong, $root, $point)), 'declined')) {
            echo bin2hex($wrong), " is taken\n";
        }
    }
}
?>
--EXPECT--
bool(true)
array(0) {
}
bool(true)
bool(true)
