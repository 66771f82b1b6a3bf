--TEST--
Reading: items of a stream where they lie
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

/** The items, where the last one ends, and what begins there. */
function items(string $text, bool $isLines = false, int $end = 0, int $longest = PHP_INT_MAX, ?array $node = null, ?object $host = null): void
{
    $program = read_program($node ?? anything(), []);
    $items = [];
    $start = -7;
    try {
        do {
            $before = $end;
            $value = $program->decodeItem($text, $start, $end, $isLines, $longest, $host ?? new PlainHost(), 4);
            if ($end > $before) {
                $items[] = json_encode($value, JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION) . "@$start";
            }
        } while ($end > $before);
    } catch (Throwable $thrown) {
        $items[] = get_class($thrown) . ': ' . $thrown->getMessage() . " [$start, $end)";
    }
    echo implode(' ', $items), $end < 0 ? ' and more' : " then " . json_encode(substr($text, $end), JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}

$long = str_repeat('x', 200);
items(',1,"a",null,[1,[2]],{"a":{}},true]');
items(" ,\n 1.5 \t,\r\n-1e2 , \"\\\"]\\\\\" ]");
items(',1,"é');
items(',1,22');
items(',1,{"a":[1,2]');
items(',1,');
items(',1 ');
items('');
items(',1 x');
items(',1,]');
items(',1,x,2');
items(",[\"$long\\\\\",\"$long\\\"]\"] ,\"$long\",[[]]]");
items(str_repeat(',[["\\\\\\"","]"],{"' . substr($long, 0, 61) . '":"\\\\"}]', 3) . ']');
items(',1,{"a":\\"}"},2]');
items(',1,[1}]');
items(',1,nul,2');
items(",1,\"\xFF\",2");
items(',[[[[]]]],[[[[[]]]]]]');
items(',1,22,333,4', longest: 2);
items(',1,[2,3],4', end: 2);
items(',1', end: 3);
items(',1', end: -1);
items("1\n 2 \r\n\n\r\n[3,\r4]\t\n5", true);
items("\n\n", true);
items("1\n2,3\n", true);
items("{\"a\":\n1}\n", true);
items("\xEF\xBB\xBF1\n", true);
items("1\n22\n 2 \n3 3\n", true, longest: 2);
items("1\n22\r\n3\n", true, longest: 2);

class Meddler extends PlainHost { public function again(mixed $value) { global $text; $text = 'gone'; items(',8,9,'); return $value; } }
$text = str_repeat(',7', 2) . ']';
items($text, node: through('again'), host: new Meddler());
items(',7,8]', node: through('missing'));

$end = 'x';
var_dump(read_program(anything(), [])->decodeItem(',1,', $start, $end, false, 1, new PlainHost(), 1), $start, $end);

use function Kiln\Native\count_characters;

$text = str_repeat('aé漢😀', 100) . "\x80\x80";
$expected = fn(int $from, int $length): int => strlen(preg_replace('/[\x80-\xBF]/', '', substr($text, $from, $length)));
for ($from = 0; $from < 20; ++$from) {
    for ($length = 0; $length <= strlen($text) - $from; $length += $length < 20 ? 1 : 37) {
        if (count_characters($text, $from, $length) !== $expected($from, $length)) {
            echo "$from, $length\n";
        }
    }
}
foreach ([[-1, 1], [0, -1], [0, strlen($text) + 1], [strlen($text), 1], [PHP_INT_MAX, PHP_INT_MAX], [1, PHP_INT_MAX]] as [$from, $length]) {
    try {
        echo count_characters($text, $from, $length), "\n";
    } catch (ValueError $error) {
        echo $error->getMessage(), "\n";
    }
}
?>
--EXPECT--
1@1 "a"@3 null@7 [1,[2]]@12 {"a":[]}@20 true@29 then "]"
1.5@4 -100.0@12 "\"]\\"@19 then " ]"
1@1 and more
1@1 and more
1@1 and more
1@1 and more
1@1 and more
 and more
1@1 then " x"
1@1 then ",]"
1@1 then ",x,2"
["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\","xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"]"]@1 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"@415 [[]]@618 then "]"
[["\\\"","]"],{"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx":"\\"}]@1 [["\\\"","]"],{"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx":"\\"}]@87 [["\\\"","]"],{"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx":"\\"}]@173 then "]"
1@1 then ",{\"a\":\\\"}\"},2]"
1@1 Kiln\Native\Declined: no document of this format [3, 6) then "]"
1@1 Kiln\Native\Declined: no document of this format [3, 6) then ",2"
1@1 Kiln\Native\Declined: no document of this format [3, 6) then ",2"
[[[[]]]]@1 Kiln\Native\Declined: no document of this format [10, 20) then "]"
1@1 22@3 then ",333,4"
[2,3]@3 and more
 then ""
 and more
1@0 2@3 [3,4]@10 and more
 and more
1@0 Kiln\Native\Declined: no document of this format [2, 5) then "\n"
Kiln\Native\Declined: no document of this format [0, 5) then "\n1}\n"
Kiln\Native\Declined: no document of this format [0, 4) then "\n"
1@0 22@2 2@6 then " \n3 3\n"
1@0 then "\n22\r\n3\n"
8@1 9@3 and more
8@1 9@3 and more
7@1 7@3 then "]"
Kiln\Native\Declined: The host has no such method [1, 2) then ",8]"
int(1)
int(1)
int(2)
The part does not lie in the text
The part does not lie in the text
The part does not lie in the text
The part does not lie in the text
The part does not lie in the text
The part does not lie in the text
