--TEST--
Reading: cases of enums, by value or name and without conversion
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

enum Level: string { case Low = 'low'; case High = 'high'; case Number = '5'; case Nothing = ''; const Default = self::Low; public const Text = 'text'; }
enum Number: int { case One = 1; case Minus = -1; case Big = PHP_INT_MAX; }
enum Suit { case Hearts; case Spades; }
class Holder { public Suit $suit = Suit::Spades; public ?Level $level = null; }

$node = fn(string $class, bool $byName = false, bool $isInt = false) => [op('READ_ENUM_FROM'), $class, $byName, $isInt];
$values = ['"low"', '"5"', '5', '""', '"Low"', '"LOW"', '"Default"', '"Text"', '1', '"1"', '1.0', '-1', '9223372036854775807', '9223372036854775808', 'true', '"Hearts"', 'null', '[]', '{}', '["low"]'];
foreach ([['Level', false], ['Level', true], ['Number', false], ['Number', true], ['Suit', true]] as [$class, $byName]) {
    echo $class, $byName ? ' by name:' : ':';
    foreach ($values as $json) {
        $outcome = outcome(fn() => read($json, $node($class, $byName))->name);
        echo $outcome === 'declined, reason 1' ? '' : " $json $outcome";
    }
    echo "\n";
}
var_dump(read('"low"', $node('Level')) === Level::Low, read('["Hearts","Hearts"]', list_of($node('Suit', true))) === [Suit::Hearts, Suit::Hearts]);
foreach (['Missing', 'stdClass', 'UnitEnum', 'Suit'] as $class) {
    echo "$class ", outcome(fn() => read('"low"', $node($class))), "\n";
}
show('{"suit":"Hearts","level":"5"}', object_of(), [blank('Holder', [field('suit', slot('Holder', 'suit'), $node('Suit', true)), field('level', slot('Holder', 'level'), nullable($node('Level')))])]);
show('{"level":null}', object_of(), [blank('Holder', [field('suit', slot('Holder', 'suit'), $node('Suit', true), 'LEAVE'), field('level', slot('Holder', 'level'), nullable($node('Level')))])]);
// More cases than anybody looks through one by one.
eval('enum Many: string { ' . implode(' ', array_map(fn($i) => "case C$i = 'value $i';", range(0, 299))) . ' }');
var_dump(read('["value 0","value 299","value 150"]', list_of($node('Many'))) === [Many::C0, Many::C299, Many::C150]);
echo outcome(fn() => read('"value 300"', $node('Many'))), "\n";
?>
--EXPECT--
Level: "low" Low "5" Number "" Nothing
Level by name: "Low" Low
Number: 1 One -1 Minus 9223372036854775807 Big
Number by name:
Suit by name: "Hearts" Hearts
bool(true)
bool(true)
Missing declined, reason 2
stdClass declined, reason 2
UnitEnum declined, reason 2
Suit declined, reason 2
{"suit":"Hearts","level":"5"} => Holder(array( 'suit' => \Suit::Hearts, 'level' => \Level::Number, ))
{"level":null} => declined, reason 1
bool(true)
declined, reason 1
