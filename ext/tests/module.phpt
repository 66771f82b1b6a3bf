--TEST--
The extension is loaded and says what it is
--EXTENSIONS--
kiln
--FILE--
<?php
var_dump(extension_loaded('kiln'));
$extension = new ReflectionExtension('kiln');
var_dump($extension->getVersion() === phpversion('kiln'));
var_dump($extension->getDependencies());
$classes = $extension->getClassNames();
sort($classes);
echo implode("\n", $classes), "\n";
// A build for developers has more.
echo implode("\n", preg_grep("~testing~i", array_keys($extension->getFunctions()), PREG_GREP_INVERT)), "\n";
?>
--EXPECT--
bool(true)
bool(true)
array(4) {
  ["date"]=>
  string(8) "Required"
  ["json"]=>
  string(8) "Required"
  ["apcu"]=>
  string(8) "Optional"
  ["session"]=>
  string(8) "Optional"
}
Kiln\Graph\Graph
Kiln\Native\Declined
Kiln\Native\Fragment
Kiln\Native\ItemText
Kiln\Native\KnownPrograms
Kiln\Native\ReadProgram
Kiln\Native\RefusedCall
Kiln\Native\WriteProgram
Kiln\Native\operations
Kiln\Native\count_characters
Kiln\Native\encode_graph
Kiln\Native\decode_graph
Kiln\Native\hear_warning
