--TEST--
JMS dialect, reading: what stands in for a host gives it when it is asked
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

class Node { public $plain; public $children; }
class Leaf { public $asked; }

class StandIn
{
    public ?JmsHost $host = null;
    public int $made = 0;
    public function readHost(): JmsHost { ++$this->made; return $this->host ??= new JmsHost(); }
}

function read_by(Kiln\Native\ReadProgram $program, string $json): void
{
    $standIn = new StandIn();
    try {
        $outcome = json_encode($program->decode($json, $standIn, 100));
    } catch (Throwable $error) {
        $outcome = $error::class . ': ' . $error->getMessage();
    }
    echo $json, ' => ', $outcome, ', made ', $standIn->made, "\n";
    foreach ($standIn->host->told ?? [] as $call) {
        echo '    ', $call, "\n";
    }
    echo $standIn->host === null ? '' : '    left: ' . count($standIn->host->open) . " open, {$standIn->host->levels} levels\n";
}

$asked = [op('JMS_READ_ASKED'), 0, 'observed', [['name' => 'T', 'params' => []]]];
$leaf = [Leaf::class, [field('asked', slot(Leaf::class, 'asked'), $asked, [slot(Leaf::class, 'asked'), 'nothing'], op('JMS_NOTED'))], [], true, false];
$children = static fn(array $item): array => [op('JMS_READ_WRAPPED'), 'ArrayIterator', [op('JMS_READ_LIST_OF'), $item], true];
$node = [Node::class, [
    field('plain', slot(Node::class, 'plain'), coerce('INT')),
    field('children', slot(Node::class, 'children'), $children([op('JMS_READ_OBJECT_OF'), 1]), null, op('JMS_NOTED')),
], [], true, false];
$program = jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [$node, $leaf]);

echo "not asked\n";
read_by($program, '{"plain":3}');
read_by($program, '{"children":[{},{}],"plain":3}');
read_by($program, '{"plain":4');

echo "asked\n";
read_by($program, '{"children":[{},{"asked":1},{"asked":2}]}');
read_by($program, '{"plain":[]}');
read_by(jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [$node, $leaf]), '[]');
?>
--EXPECT--
not asked
{"plain":3} => {"plain":3,"children":null}, made 0
{"children":[{},{}],"plain":3} => {"plain":3,"children":{"0":{"asked":"nothing"},"1":{"asked":"nothing"}}}, made 0
{"plain":4 => Kiln\Native\Declined: no document of this format, made 0
asked
{"children":[{},{"asked":1},{"asked":2}]} => {"plain":null,"children":{"0":{"asked":"nothing"},"1":{"asked":{"observed":1}},"2":{"asked":{"observed":2}}}}, made 1
    observed "T" at Node->children, Leaf->asked +1
    observed "T" at Node->children, Leaf->asked +1
    left: 0 open, 0 levels
{"plain":[]} => {"plain":0,"children":null}, made 1
    int at Node
    left: 0 open, 0 levels
[] => {"plain":null,"children":null}, made 0
