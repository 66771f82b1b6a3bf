--TEST--
Reading: properties of any visibility are filled as from inside their class
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Base
{
    private int $own = 1;
    protected string $shared = 'base';
    public readonly int $fixed;
    private readonly array $list;
    public static int $count = 0;
    public function base(): array { return [$this->own, $this->shared, $this->fixed ?? null, $this->list ?? null]; }
}
final class Child extends Base
{
    private string $own = 'child';
    public ?self $next = null;
    public $untyped;
    public function child(): array { return [$this->own, $this->next?->child(), $this->untyped]; }
}

$all = [blank('Child', [
    field('own', slot('Base', 'own'), scalar('INT')),
    field('shared', slot('Base', 'shared'), scalar('STRING')),
    field('fixed', slot('Base', 'fixed'), scalar('INT')),
    field('list', slot('Base', 'list'), list_of(scalar('INT'))),
    field('name', slot('Child', 'own'), scalar('STRING')),
    field('next', slot('Child', 'next'), nullable(object_of()), 'NULL'),
    field('untyped', slot('Child', 'untyped'), anything(), 'LEAVE'),
])];
$json = '{"own":7,"shared":"s","fixed":8,"list":[9],"name":"n","next":{"untyped":[1],"name":"m","list":[],"fixed":0,"shared":"","own":0}}';
$child = read($json, object_of(), $all);
echo json_encode([$child->base(), $child->child(), $child->next->base()]), "\n";
var_dump($child);
// The slots are those of any object.
$child->untyped = 5;
try {
    $child->fixed = 3;
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
$clone = clone $child;
var_dump($clone == $child);
echo outcome(fn() => serialize(unserialize(serialize($child)) == $child)), "\n";

echo "what code in that place could not do\n";
foreach ([['Child', 'shared'], ['Child', 'list'], ['Base', 'count'], ['Child', 'missing'], ['Missing', 'own'], ['stdClass', 'own'], ['stdClass', 'untyped']] as [$class, $name]) {
    echo "$class::$name ", outcome(fn() => (string) is_object(read('{"k":"v"}', object_of(), [blank('Child', [field('k', slot($class, $name), scalar('STRING'))])]))), "\n";
}
?>
--EXPECT--
[[7,"s",8,[9]],["n",["m",null,[1]],null],[0,"",0,[]]]
object(Child)#3 (7) {
  ["own":"Base":private]=>
  int(7)
  ["shared":protected]=>
  string(1) "s"
  ["fixed"]=>
  int(8)
  ["list":"Base":private]=>
  array(1) {
    [0]=>
    int(9)
  }
  ["own":"Child":private]=>
  string(1) "n"
  ["next"]=>
  object(Child)#4 (7) {
    ["own":"Base":private]=>
    int(0)
    ["shared":protected]=>
    string(0) ""
    ["fixed"]=>
    int(0)
    ["list":"Base":private]=>
    array(0) {
    }
    ["own":"Child":private]=>
    string(1) "m"
    ["next"]=>
    NULL
    ["untyped"]=>
    array(1) {
      [0]=>
      int(1)
    }
  }
  ["untyped"]=>
  NULL
}
Cannot modify readonly property Base::$fixed
bool(true)
b:1;
what code in that place could not do
Child::shared 1
Child::list declined, reason 2
Base::count declined, reason 2
Child::missing declined, reason 2
Missing::own declined, reason 2
stdClass::own declined, reason 2
stdClass::untyped 1
