--TEST--
Writing: what is written may be changed by user code in the middle
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

#[AllowDynamicProperties]
class Node
{
    public $list = [];
    public ?Node $next = null;
    public function clear(): string
    {
        $this->list = null;
        $this->next = null;
        unset($this->last);

        return 'cleared';
    }
    public $last = 'last';
}
final class Host extends PlainHost
{
    public ?array $array = null;
    public ?stdClass $object = null;
    public function shrink(mixed $value): mixed
    {
        $this->array = [];
        foreach (get_object_vars($this->object ?? new stdClass()) as $name => $ignored) {
            unset($this->object->$name);
        }

        return $value;
    }
}

$node = ['Node', [
    [op('STEP_FIELD'), 'clear', [op('ACCESS_METHOD'), 'Node', 'clear'], [op('WRITE_SCALAR'), 8], 0],
    [op('STEP_FIELD'), 'list', [op('ACCESS_SLOT'), 'Node', 'list'], [op('WRITE_NULLABLE'), [op('WRITE_LIST_OF'), [op('WRITE_SCALAR'), 2]]], 0],
    [op('STEP_FIELD'), 'next', [op('ACCESS_SLOT'), 'Node', 'next'], [op('WRITE_NULLABLE'), [op('WRITE_OBJECT_OF'), 0, 'Node', true]], 0],
]];
$value = new Node();
$value->list = [1, 2];
$value->next = new Node();
echo outcome(fn() => write_program([op('WRITE_OBJECT_OF'), 0, 'Node', true], [$node])->encode($value, new Host(), 9)), "\n";

$host = new Host();
$host->array = [str_repeat('a', rand(2, 2)), str_repeat('b', rand(2, 2))];
echo outcome(fn() => write_program([op('WRITE_LIST_OF'), [op('WRITE_THROUGH'), 'shrink', [], [op('WRITE_SCALAR'), 8]]])->encode($host->array, $host, 9)), "\n";

// The same through a reference.
$host->array = [str_repeat('a', rand(2, 2)), str_repeat('b', rand(2, 2))];
$reference = &$host->array;
echo outcome(fn() => write_program([op('WRITE_LIST_OF'), [op('WRITE_THROUGH'), 'shrink', [], [op('WRITE_SCALAR'), 8]]])->encode([&$reference][0], $host, 9)), "\n";

$host->object = (object) ['a' => str_repeat('a', rand(2, 2)), 'b' => str_repeat('b', rand(2, 2))];
$outcome = outcome(fn() => write_program([op('WRITE_STD_CLASS_OF'), [op('WRITE_THROUGH'), 'shrink', [], [op('WRITE_SCALAR'), 8]]])->encode($host->object, $host, 9));
// As foreach by value over get_object_vars() would, or over the object itself.
var_dump(in_array($outcome, ['{"a":"aa","b":"bb"}', '{"a":"aa"}', 'declined, reason 2', 'declined, reason 1'], true));
?>
--EXPECT--
{"clear":"cleared","list":null,"next":null}
["aa","bb"]
["aa","bb"]
bool(true)
