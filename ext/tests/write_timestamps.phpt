--TEST--
Dates as seconds since 1970; a class of its own is asked
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class MyDate extends DateTimeImmutable { public function getTimestamp(): int { return 42; } }
class Failing extends DateTime { public function getTimestamp(): int { throw new DomainException('no'); } }

$node = fn(string $class = 'DateTimeInterface') => [op('WRITE_TIMESTAMP'), $class];
foreach ([new DateTimeImmutable('@0'), new DateTime('@-86400.5'), new DateTimeImmutable('2026-11-21T08:02:00+05:00'), new DateTimeImmutable('9999-12-31T23:59:59Z'), (new DateTime('2024-03-31 12:00 Europe/Zurich'))->setTime(2, 30), new MyDate(), new Failing(), new stdClass(), 5, null] as $value) {
    echo written($node(), $value), ' ', $value instanceof DateTimeInterface && !$value instanceof Failing ? $value->getTimestamp() : '', "\n";
}
echo written($node('DateTime'), new DateTimeImmutable('@0')), "\n";
?>
--EXPECT--
0 0
-86401 -86401
1795230120 1795230120
253402300799 253402300799
1711848600 1711848600
42 42
DomainException: no 
declined, reason 1 
declined, reason 1 
declined, reason 1 
declined, reason 1
