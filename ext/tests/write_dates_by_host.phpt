--TEST--
Dates that the extension does not know to write are left to the host; what is no date is declined
--EXTENSIONS--
kiln
--INI--
date.timezone=UTC
--FILE--
<?php
require __DIR__ . '/write.inc';

class MyDate extends DateTimeImmutable { public function format(string $format): string { return 'mine'; } }
class Host extends PlainHost { public array $asked = []; public function date(DateTimeInterface $value): string { $this->asked[] = $value::class; return 'by "host"'; } }
class Wrong extends PlainHost { public function date(DateTimeInterface $value): string { throw new DomainException('refused'); } }

$date = fn(string $class) => [op('WRITE_DATE'), $class];
$host = new Host();
foreach ([new MyDate(), new DateTimeImmutable('-0001-01-01T00:00:00Z'), new DateTimeImmutable('+10000-01-01T00:00:00Z'), new DateTimeImmutable('1800-01-01 Europe/Zurich'), new DateTimeImmutable('2020-01-01T00:00:00+01:02:03')] as $value) {
    echo written($date('DateTimeInterface'), $value, [], 0, $host), "\n";
}
echo implode(' ', $host->asked), "\n";
echo written($date('DateTimeInterface'), new MyDate(), [], 0, new Wrong()), "\n";
foreach (['DateTimeInterface', 'DateTimeImmutable', 'DateTime', 'MyDate', 'Missing', 'stdClass'] as $class) {
    $line = [];
    foreach ([new DateTimeImmutable('@0'), new DateTime('@0'), new MyDate(), new stdClass(), '2020-01-01', null] as $value) {
        $line[] = str_replace('declined, reason ', '-', written($date($class), $value, [], 0, $host));
    }
    echo "$class: ", implode(' ', $line), "\n";
}
echo written($date('DateTimeInterface'), (new ReflectionClass('DateTimeImmutable'))->newInstanceWithoutConstructor(), [], 0, new Wrong()), "\n";
?>
--EXPECT--
"by \"host\""
"by \"host\""
"by \"host\""
"by \"host\""
"by \"host\""
MyDate DateTimeImmutable DateTimeImmutable DateTimeImmutable DateTimeImmutable
DomainException: refused
DateTimeInterface: "1970-01-01T00:00:00+00:00" "1970-01-01T00:00:00+00:00" "by \"host\"" -1 -1 -1
DateTimeImmutable: "1970-01-01T00:00:00+00:00" -1 "by \"host\"" -1 -1 -1
DateTime: -1 "1970-01-01T00:00:00+00:00" -1 -1 -1 -1
MyDate: -1 -1 "by \"host\"" -1 -1 -1
Missing: -1 -1 -1 -1 -1 -1
stdClass: -1 -1 -1 -1 -1 -1
DomainException: refused
