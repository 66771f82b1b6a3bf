--TEST--
XML: a table of elements that no library makes is declined, where following it would be wrong or endless
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

const ANY = 31, ONE = 0, EACH = 1, ENTRY = 2;

function of(string $xml, array ...$rows): void
{
    echo $xml, ' => ', outcome(fn() => read_program([op('READ_KEPT')])->decode($xml, new PlainHost(), 64, 'xml', [-1, $rows])), "\n";
}

$map = ['map' => ANY, 'entry' => 'entry', 'key' => 'key'];
of('<r><a>x</a></r>', ['elements' => ['a' => ['a', ANY, ONE]]]);
of('<r><a>x</a><a>y</a></r>', ['elements' => ['a' => ['a', ANY, EACH]]]);
of('<r><entry key="k">x</entry></r>', ['elements' => ['entry' => ['a', -2, ENTRY]]], $map);

echo "no way to be a member\n";
foreach ([-1, 3, 256, 258, PHP_INT_MAX, PHP_INT_MIN, null, '1'] as $how) {
    of('<r><a>x</a></r>', ['elements' => ['a' => ['a', ANY, $how]]]);
}

echo "items and entries of one member\n";
of('<r><b>x</b><entry key="k">x</entry></r>', ['elements' => ['b' => ['a', ANY, EACH], 'entry' => ['a', -2, ENTRY]]], $map);
of('<r><entry key="k">x</entry><b>x</b></r>', ['elements' => ['b' => ['a', ANY, EACH], 'entry' => ['a', -2, ENTRY]]], $map);
of('<r><entry key="k">x</entry><b>x</b></r>', ['elements' => ['b' => ['a', ANY, ONE], 'entry' => ['a', -2, ENTRY]]], $map);

echo "decisions in a circle\n";
of('<r><a>x</a></r>', ['cases' => [[null, [], -1]]]);
of('<r><a>x</a></r>', ['cases' => [[null, [], -2]]], ['cases' => [[null, [], -1]]]);

echo "constants that are no text\n";
foreach (['a', "\xff"] as $constant) {
    of('<r/>', ['cases' => [[null, [], -2]], 'constants' => ['type' => $constant]], ['elements' => []]);
}

echo "what no element can be called\n";
foreach (['a b', 'a:b', '{}a:b', '1', ''] as $name) {
    $inside = ltrim($name, '{}');
    of("<r><{$inside}>x</{$inside}></r>", ['elements' => [$name => ['a', ANY, ONE]]]);
}
of('<r xmlns:a="urn:a"><a:b>x</a:b></r>', ['elements' => ['a:b' => ['a', ANY, ONE]]]);
?>
--EXPECT--
<r><a>x</a></r> => {"a":"x"}
<r><a>x</a><a>y</a></r> => {"a":["x","y"]}
<r><entry key="k">x</entry></r> => {"a":{"k":"x"}}
no way to be a member
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
items and entries of one member
<r><b>x</b><entry key="k">x</entry></r> => declined, reason 2
<r><entry key="k">x</entry><b>x</b></r> => declined, reason 2
<r><entry key="k">x</entry><b>x</b></r> => declined, reason 2
decisions in a circle
<r><a>x</a></r> => declined, reason 2
<r><a>x</a></r> => declined, reason 2
constants that are no text
<r/> => {"type":"a"}
<r/> => declined, reason 2
what no element can be called
<r><a b>x</a b></r> => declined, reason 2
<r><a:b>x</a:b></r> => declined, reason 2
<r><a:b>x</a:b></r> => declined, reason 2
<r><1>x</1></r> => declined, reason 2
<r><>x</></r> => declined, reason 2
<r xmlns:a="urn:a"><a:b>x</a:b></r> => {}
