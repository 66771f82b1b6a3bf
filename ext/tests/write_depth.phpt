--TEST--
Levels are counted as by json_encode(), of arrays and objects
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Node { public ?Node $next = null; public array $list = []; }
$objects = [['Node', [field('next', slot('Node', 'next'), nullable(object_of(0, 'Node')), 4), field('list', slot('Node', 'list'), list_of(dynamic()), 8)]]];
$chain = function (int $length): Node {
    $node = new Node();
    for (; $length > 1; --$length) {
        $outer = new Node();
        $outer->next = $node;
        $node = $outer;
    }
    return $node;
};
foreach ([1, 2, 5] as $levels) {
    foreach ([-1, 0, 1] as $more) {
        echo $levels, ' of ', $levels + $more, ': ', written(object_of(0, 'Node'), $chain($levels), $objects, 0, null, $levels + $more), "\n";
    }
}
$nested = [1, [2, [3]], ['k' => (object) ['l' => [4]]]];
for ($depth = 0; $depth < 7; ++$depth) {
    $json = json_encode($nested, 0, $depth);
    echo $depth, ': ', var_export(json_encode(written(plain(), $nested, [], 0, null, $depth)) === json_encode($json === false ? 'declined, reason 2' : $json), true), "\n";
}
echo written(plain(), 1, [], 0, null, 0), ' ', written(plain(), 1, [], 0, null, -5), "\n";
?>
--EXPECT--
1 of 0: declined, reason 2
1 of 1: {}
1 of 2: {}
2 of 1: declined, reason 2
2 of 2: {"next":{}}
2 of 3: {"next":{}}
5 of 4: declined, reason 2
5 of 5: {"next":{"next":{"next":{"next":{}}}}}
5 of 6: {"next":{"next":{"next":{"next":{}}}}}
0: true
1: true
2: true
3: true
4: true
5: true
6: true
1 1
