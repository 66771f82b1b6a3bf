--TEST--
Cases by their value or name
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

interface Colored {}
enum Suit { case Hearts; case Spades; const Best = self::Spades; }
enum Level: int { case Low = -1; case High = 7; }
enum Color: string implements Colored { case Red = 'r/é'; case None = ''; }

foreach ([['Suit', false], ['Suit', true], ['Level', false], ['Level', true], ['Color', false], ['Color', true], ['Colored', false], ['UnitEnum', false], ['UnitEnum', true], ['BackedEnum', false], ['Missing', true], ['stdClass', true]] as [$class, $byName]) {
    $line = [];
    foreach ([Suit::Best, Level::Low, Level::High, Color::Red, Color::None, 7, 'Hearts', null, new stdClass()] as $value) {
        $line[] = str_replace('declined, reason ', '-', written([op('WRITE_ENUM_CASE'), $class, $byName], $value));
    }
    echo $class, $byName ? ' by name: ' : ': ', implode(' ', $line), "\n";
}
echo written(list_of([op('WRITE_ENUM_CASE'), 'Level', false]), Level::cases()), "\n";
?>
--EXPECT--
Suit: -1 -1 -1 -1 -1 -1 -1 -1 -1
Suit by name: "Spades" -1 -1 -1 -1 -1 -1 -1 -1
Level: -1 -1 7 -1 -1 -1 -1 -1 -1
Level by name: -1 "Low" "High" -1 -1 -1 -1 -1 -1
Color: -1 -1 -1 "r\/\u00e9" "" -1 -1 -1 -1
Color by name: -1 -1 -1 "Red" "None" -1 -1 -1 -1
Colored: -1 -1 -1 "r\/\u00e9" "" -1 -1 -1 -1
UnitEnum: -1 -1 7 "r\/\u00e9" "" -1 -1 -1 -1
UnitEnum by name: "Spades" "Low" "High" "Red" "None" -1 -1 -1 -1
BackedEnum: -1 -1 7 "r\/\u00e9" "" -1 -1 -1 -1
Missing by name: -1 -1 -1 -1 -1 -1 -1 -1 -1
stdClass by name: -1 -1 -1 -1 -1 -1 -1 -1 -1
[-1,7]
