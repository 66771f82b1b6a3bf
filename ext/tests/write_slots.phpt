--TEST--
Private, protected, readonly, inherited, shadowed and redeclared properties, and those of traits
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

trait Named { private string $name = 'of the trait'; }
class Base
{
    private string $hidden = "base's";
    protected int $count = 1;
    public readonly array $list;
    private static int $all = 9;
    public static int $shared = 9;
    public function __construct() { $this->list = [1]; }
}
class Middle extends Base
{
    use Named;
    protected int $count = 2;
    private string $hidden = "middle's";
}
class Leaf extends Middle
{
    public int $count = 3;
    public string $hidden = "leaf's";
    public string $name = "leaf's";
}

$read = fn(object $object, string $scope, string $name) => written(object_of(0, $object::class), $object, [[$object::class, [field('v', slot($scope, $name))]]]);
foreach ([new Base(), new Middle(), new Leaf()] as $object) {
    foreach (['Base', 'Middle', 'Leaf', 'Missing', 'stdClass'] as $scope) {
        $line = [];
        foreach (['hidden', 'count', 'list', 'name', 'all', 'shared', 'missing', "\0Base\0hidden", ''] as $name) {
            $line[] = str_replace(['declined, reason ', '{"v":', '}'], ['-', ''], $read($object, $scope, $name));
        }
        echo $object::class, ' from ', $scope, ': ', implode(' ', $line), "\n";
    }
}
?>
--EXPECT--
Base from Base: "base's" 1 [1] -2 -2 -2 -2 -2 -2
Base from Middle: -2 -2 [1] -2 -2 -2 -2 -2 -2
Base from Leaf: -2 -2 [1] -2 -2 -2 -2 -2 -2
Base from Missing: -2 -2 [1] -2 -2 -2 -2 -2 -2
Base from stdClass: -2 -2 [1] -2 -2 -2 -2 -2 -2
Middle from Base: "base's" 2 [1] -2 -2 -2 -2 -2 -2
Middle from Middle: "middle's" 2 [1] "of the trait" -2 -2 -2 -2 -2
Middle from Leaf: -2 -2 [1] -2 -2 -2 -2 -2 -2
Middle from Missing: -2 -2 [1] -2 -2 -2 -2 -2 -2
Middle from stdClass: -2 -2 [1] -2 -2 -2 -2 -2 -2
Leaf from Base: "base's" 3 [1] "leaf's" -2 -2 -2 -2 -2
Leaf from Middle: "middle's" 3 [1] "of the trait" -2 -2 -2 -2 -2
Leaf from Leaf: "leaf's" 3 [1] "leaf's" -2 -2 -2 -2 -2
Leaf from Missing: "leaf's" 3 [1] "leaf's" -2 -2 -2 -2 -2
Leaf from stdClass: "leaf's" 3 [1] "leaf's" -2 -2 -2 -2 -2
