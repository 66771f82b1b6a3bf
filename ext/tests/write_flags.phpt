--TEST--
Flags of json_encode(): three are known, for keys as well as values
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class A { public string $ü = 'ä/"'; public float $f = 2.0; }
$objects = [['A', [field('ü/', slot('A', 'ü')), field('f', slot('A', 'f'), scalar(FLOATS)), [op('STEP_CONSTANT'), 'k/ö', 3.0]]]];
foreach ([0, JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE, JSON_PRESERVE_ZERO_FRACTION, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION] as $flags) {
    echo written(list_of(object_of(0, 'A')), [new A()], $objects, $flags), "\n";
    echo written(map_of(plain()), ['ß/' => "\u{2028}/"], [], $flags), "\n";
}
foreach ([JSON_PRETTY_PRINT, JSON_THROW_ON_ERROR, JSON_HEX_TAG, JSON_FORCE_OBJECT, JSON_UNESCAPED_LINE_TERMINATORS, -1, PHP_INT_MIN] as $flags) {
    echo written(plain(), 1, [], $flags), "\n";
}
?>
--EXPECT--
[{"\u00fc\/":"\u00e4\/\"","f":2,"k\/\u00f6":3}]
{"\u00df\/":"\u2028\/"}
[{"\u00fc/":"\u00e4/\"","f":2,"k/\u00f6":3}]
{"\u00df/":"\u2028/"}
[{"ü\/":"ä\/\"","f":2,"k\/ö":3}]
{"ß\/":"\u2028\/"}
[{"\u00fc\/":"\u00e4\/\"","f":2.0,"k\/\u00f6":3.0}]
{"\u00df\/":"\u2028\/"}
[{"ü/":"ä/\"","f":2.0,"k/ö":3.0}]
{"ß/":"\u2028/"}
ValueError: Kiln\Native\WriteProgram::__construct(): Argument #2 ($flags) must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION
ValueError: Kiln\Native\WriteProgram::__construct(): Argument #2 ($flags) must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION
ValueError: Kiln\Native\WriteProgram::__construct(): Argument #2 ($flags) must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION
ValueError: Kiln\Native\WriteProgram::__construct(): Argument #2 ($flags) must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION
ValueError: Kiln\Native\WriteProgram::__construct(): Argument #2 ($flags) must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION
ValueError: Kiln\Native\WriteProgram::__construct(): Argument #2 ($flags) must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION
ValueError: Kiln\Native\WriteProgram::__construct(): Argument #2 ($flags) must be a mask of JSON_UNESCAPED_SLASHES, JSON_UNESCAPED_UNICODE and JSON_PRESERVE_ZERO_FRACTION
