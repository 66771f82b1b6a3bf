--TEST--
Hooks of properties are called, or the call is declined; a wrong value of a slot is never read
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (PHP_VERSION_ID < 80400) die('skip hooks came with PHP 8.4');
?>
--FILE--
<?php
require __DIR__ . '/write.inc';

eval(<<<'PHP'
class Item
{
    public string $backed = 'raw' { get => strtoupper($this->backed); }
    public string $virtual { get => 'computed ' . $this->plain; }
    public string $plain = 'plain';
    public string $written = 'set only' { set => $value; }
    public string $onlySet { set { $this->plain = $value; } }
    public array $list { get => [1, 2]; }
    public int $failing { get => throw new DomainException('no'); }
    private string $hidden { get => 'hidden'; }
    public private(set) string $asymmetric = 'seen';
}
class Sub extends Item { public string $plain = 'sub' { get => 'hooked ' . $this->plain; } }
PHP);
foreach ([new Item(), new Sub()] as $item) {
    foreach (['backed', 'virtual', 'plain', 'written', 'list', 'failing', 'hidden', 'asymmetric'] as $name) {
        echo $name, ': ', written(object_of(0, $item::class), $item, [[$item::class, [field('v', slot('Item', $name))]]]), "\n";
    }
    echo 'only set: ', preg_replace('/: .*/', '', written(object_of(0, $item::class), $item, [[$item::class, [field('v', slot('Item', 'onlySet'))]]])), "\n";
}
?>
--EXPECT--
backed: {"v":"RAW"}
virtual: {"v":"computed plain"}
plain: {"v":"plain"}
written: {"v":"set only"}
list: {"v":[1,2]}
failing: DomainException: no
hidden: {"v":"hidden"}
asymmetric: {"v":"seen"}
only set: Error
backed: {"v":"RAW"}
virtual: {"v":"computed hooked sub"}
plain: {"v":"hooked sub"}
written: {"v":"set only"}
list: {"v":[1,2]}
failing: DomainException: no
hidden: {"v":"hidden"}
asymmetric: {"v":"seen"}
only set: Error
