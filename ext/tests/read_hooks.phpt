--TEST--
Reading: properties with hooks are declined, others of the same class are not
--EXTENSIONS--
kiln
--SKIPIF--
<?php if (PHP_VERSION_ID < 80400) die("skip since PHP 8.4"); ?>
--FILE--
<?php
require __DIR__ . '/read.inc';

class Hooked
{
    public int $plain = 0;
    public int $set { set(int $value) { echo "set hook\n"; $this->set = $value * 2; } }
    public int $virtual { get => 5; set { echo "virtual hook\n"; } }
    public private(set) int $guarded = 0;
    public protected(set) int $shared = 0;
    final public int $last = 0;
}
class Below extends Hooked {}
foreach (['plain', 'set', 'virtual', 'guarded', 'shared', 'last'] as $name) {
    foreach ([['Hooked', 'Hooked'], ['Below', 'Hooked'], ['Below', 'Below']] as [$class, $scope]) {
        echo "$class $scope::$name ", outcome(fn() => read('{"v":3}', object_of(), [blank($class, [field('v', slot($scope, $name), scalar('INT'))])])->$name), "\n";
    }
}
?>
--EXPECT--
Hooked Hooked::plain 3
Below Hooked::plain 3
Below Below::plain 3
Hooked Hooked::set declined, reason 2
Below Hooked::set declined, reason 2
Below Below::set declined, reason 2
Hooked Hooked::virtual declined, reason 2
Below Hooked::virtual declined, reason 2
Below Below::virtual declined, reason 2
Hooked Hooked::guarded 3
Below Hooked::guarded 3
Below Below::guarded declined, reason 2
Hooked Hooked::shared 3
Below Hooked::shared 3
Below Below::shared 3
Hooked Hooked::last 3
Below Hooked::last 3
Below Below::last 3
