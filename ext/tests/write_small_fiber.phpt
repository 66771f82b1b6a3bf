--TEST--
In a fiber whose stack is small, less can be nested, and what is nested deeper is declined
--EXTENSIONS--
kiln
--INI--
fiber.stack_size=131072
--FILE--
<?php
require __DIR__ . '/write.inc';

$program = write_program(dynamic());
$host = new PlainHost();
$write = fn(array $value) => strlen(outcome(fn() => $program->encode($value, $host, PHP_INT_MAX)));
$nested = function (int $levels): array {
    $value = [];
    for (; $levels > 1; --$levels) {
        $value = [$value];
    }
    return $value;
};
foreach ([5, 10, 400] as $levels) {
    $value = $nested($levels);
    $fiber = new Fiber($write);
    $fiber->start($value);
    echo $levels, ': ', $write($value) === 2 * $levels ? 'written' : 'declined', ', in a fiber ', $fiber->getReturn() === 2 * $levels ? 'written' : 'declined', "\n";
}
?>
--EXPECT--
5: written, in a fiber written
10: written, in a fiber written
400: written, in a fiber declined
