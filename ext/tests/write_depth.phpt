--TEST--
Levels are counted as by json_encode(), of arrays and objects
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Node { public ?Node $next = null; public array $list = []; }
$objects = [['Node', [field('next', slot('Node', 'next'), nullable(object_of(0, 'Node')), 4), field('list', slot('Node', 'list'), list_of(dynamic()))]]];
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
// The levels of empty ones count too.
foreach ([[1, [2, [3]], ['k' => (object) ['l' => [4]]]], [[]], [(object) []], [], new stdClass(), ['k' => [[], 1]]] as $nested) {
    $same = [];
    for ($depth = 0; $depth < 7; ++$depth) {
        $json = json_encode($nested, 0, $depth);
        $same[] = written(plain(), $nested, [], 0, null, $depth) === ($json === false ? 'declined, reason 2' : $json);
    }
    echo json_encode($same), "\n";
}
foreach ([0, 1] as $depth) {
    echo written([op('WRITE_EMPTY_ARRAY'), false], [1], [], 0, null, $depth), "\n";
}
echo written(plain(), 1, [], 0, null, 0), ' ', written(plain(), 1, [], 0, null, -5), "\n";
?>
--EXPECT--
1 of 0: declined, reason 2
1 of 1: declined, reason 2
1 of 2: {"list":[]}
2 of 1: declined, reason 2
2 of 2: declined, reason 2
2 of 3: {"next":{"list":[]},"list":[]}
5 of 4: declined, reason 2
5 of 5: declined, reason 2
5 of 6: {"next":{"next":{"next":{"next":{"list":[]},"list":[]},"list":[]},"list":[]},"list":[]}
[true,true,true,true,true,true,true]
[true,true,true,true,true,true,true]
[true,true,true,true,true,true,true]
[true,true,true,true,true,true,true]
[true,true,true,true,true,true,true]
[true,true,true,true,true,true,true]
declined, reason 2
[]
1 1
