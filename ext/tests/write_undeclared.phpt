--TEST--
Properties that are not declared are declined: dynamic ones, and those that only __get() knows
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

#[AllowDynamicProperties]
class Loose { public $declared = 1; }
class Magic { public function __get(string $name): mixed { throw new Exception('must not be called'); } public function __call(string $name, array $arguments): mixed { throw new Exception('must not be called'); } }

$loose = new Loose();
$loose->dynamic = 2;
echo written(object_of(0, 'Loose'), $loose, [['Loose', [field('v', slot('Loose', 'declared'))]]]), "\n";
echo written(object_of(0, 'Loose'), $loose, [['Loose', [field('v', slot('Loose', 'dynamic'))]]]), "\n";
echo written(object_of(0, 'Magic'), new Magic(), [['Magic', [field('v', slot('Magic', 'any'))]]]), "\n";
echo written(object_of(0, 'Magic'), new Magic(), [['Magic', [field('v', method('Magic', 'any'))]]]), "\n";
echo written(object_of(0, 'Magic'), new Magic(), [['Magic', [[op('STEP_CALL'), 'Magic', 'any', ['Magic::any']]]]]), "\n";
?>
--EXPECT--
{"v":1}
declined, reason 2
declined, reason 2
declined, reason 2
declined, reason 2
