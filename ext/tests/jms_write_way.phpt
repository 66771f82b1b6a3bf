--TEST--
JMS dialect, writing: an object that is being written already is left out, and user code finds the way to where it is
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

class Tree
{
    public $label = 'x';
    public $children = [];
    public function fail() { throw new DomainException('of a getter'); }
    public function __construct(Tree ...$children) { $this->children = $children; }
}

function tree(array $steps, bool $isGuarded = true, array $afterwards = [], bool $isAnnounced = false): Kiln\Native\WriteProgram
{
    return jms_write_program(node('OBJECT_OF', 0, Tree::class, true, ''), [jms_object(Tree::class, $steps, $afterwards, 0, false, $isGuarded, $isAnnounced)]);
}

$children = elements(node('OBJECT_OF', 0, Tree::class, true, ''), op('JMS_TAKES_ARRAY'));
$asked = node('ASKED', 'way', []);

echo "cycles\n";
$tree = new Tree(new Tree(), new Tree());
$tree->children[] = $tree;
$tree->children[0]->children[] = $tree;
write(tree([field(Tree::class, 'children', 0, null, $children)]), $tree);
write(tree([field(Tree::class, 'children', 0, null, $children)], false), $tree);
$object = new stdClass();
$object->self = $object;
$object->list = [$object, 1];
$host = new JmsHost();
$host->programs[stdClass::class] = jms_write_program(node('MEMBERS', '', false));
write(jms_write_program(own()), [$object, $object], $host);
echo "known to the host before\n";
$host->open = [spl_object_id($object) => [$object, null, null]];
write(jms_write_program(own()), [$object], $host);

echo "the way\n";
$tree = new Tree(new Tree());
$tree->children[0]->label = 'y';
write(tree([field(Tree::class, 'label', op('JMS_NOTED'), null, $asked), field(Tree::class, 'children', op('JMS_NOTED'), null, $children)]), $tree);
write(tree([field(Tree::class, 'label', 0, null, $asked), field(Tree::class, 'children', 0, null, $children)]), $tree);
write(tree([field(Tree::class, 'label', op('JMS_NOTED')), field(Tree::class, 'label', op('JMS_UNNOTED'), 'again', $asked)]), new Tree());
write(tree([field(Tree::class, 'label', op('JMS_NOTED'), null, $asked)], false), new Tree());
echo "announced\n";
write(tree([field(Tree::class, 'label'), field(Tree::class, 'children', op('JMS_NOTED'), null, $children)], true, [], true), $tree);
echo "refused\n";
write(jms_write_program(node('REFUSED')), $tree);
$host = new JmsHost();
$host->open = [spl_object_id($tree) => [$tree, null, null]];
write(jms_write_program(elements(node('REFUSED'), op('JMS_TAKES_ARRAY'))), [$tree], $host);
echo "user code throws\n";
foreach ([
    field(Tree::class, 'label', op('JMS_NOTED'), null, node('ASKED', 'failing', [])),
    [op('JMS_STEP_FIELD'), 'k', 'children', [op('ACCESS_METHOD'), Tree::class, 'fail'], node('AS_IS'), 0],
] as $step) {
    $host = new JmsHost();
    echo outcome(fn() => tree([$step])->encode(new Tree(), $host, 512)), ' ', $host->told(), "\n";
}
echo "loaded\n";
write(jms_write_program(node('LOADED', 'fail', node('OMITTED'))), new Tree());
write(jms_write_program(node('LOADED', '__construct', node('OBJECT_OF', 0, Tree::class, true, '')), [jms_object(Tree::class, [field(Tree::class, 'children', 0, null, elements(own(), op('JMS_TAKES_ARRAY')))])]), $tree);
echo "without what a host must have\n";
echo outcome(fn() => jms_write_program(own())->encode(1, new stdClass(), 5)), "\n";
?>
--EXPECT--
cycles
{"children":[{"children":[]},{"children":[]}]}
declined, reason 2
[{"list":{"1":1}},{"list":{"1":1}}]
known to the host before
[]
the way
{"label":"x at 1: [[\"Tree\",\"Tree\",\"label\"]]","children":[{"label":"y at 3: [[\"Tree\",\"Tree\",\"children\"],[\"Tree\",\"Tree\",\"label\"]]","children":[]}]}
{"label":"x at 1: [[\"Tree\",\"Tree\",null]]","children":[{"label":"y at 3: [[\"Tree\",\"Tree\",null],[\"Tree\",\"Tree\",null]]","children":[]}]}
{"label":"x","again":"x at 1: [[\"Tree\",\"Tree\",null]]"}
{"label":"x at 1: []"}
announced
{"label":"x","children":[{"label":"y","children":[],"announced":"at 2: [[\"Tree\",\"Tree\",\"children\"]]"}],"announced":"at 0: []"}
refused
declined, reason 1
[]
user code throws
DomainException: no x at 0: [["Tree","Tree","label"]]
DomainException: of a getter at 0: [["Tree","Tree",null]]
loaded
DomainException: of a getter
{"children":[]}
without what a host must have
declined, reason 2
