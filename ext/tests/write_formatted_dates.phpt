--TEST--
Dates in a format are what format() makes of them; what the extension does not know is left to the node
--EXTENSIONS--
kiln
--INI--
date.timezone=UTC
--FILE--
<?php
require __DIR__ . '/write.inc';

class MyDate extends DateTimeImmutable { public function format(string $format): string { return "mine, $format"; } }
class Host extends PlainHost
{
    public int $asked = 0;
    public function format(mixed $value, string $format): string { ++$this->asked; return $value->format($format); }
}
$host = new Host();
$node = fn(string $format, string $class = 'DateTimeInterface') => [op('WRITE_FORMATTED_DATE'), $class, $format, [op('WRITE_THROUGH'), 'format', [$format], scalar(STRINGS)]];

$dates = [];
foreach (['2026-11-21T08:02:00Z', '2026-11-21T08:02:00+05:45', '2026-01-02T03:04:05.006007-11:30', '2026-11-21T08:02:00 CEST', '2026-11-21 08:02 Europe/Zurich', '@0', '@1.5', '2000-02-29 12:00 Asia/Tokyo', '1999-12-31T23:59:59.999999+00:00', '-0001-01-01T00:00:00Z', '+10000-01-01T00:00:00Z', '2020-01-01T00:00:00+01:02:03'] as $text) {
    array_push($dates, new DateTimeImmutable($text), new DateTime($text), new MyDate($text));
}
$compared = 0;
foreach (['Y-m-d', 'd.m.Y H:i', 'Y-m-d\TH:i:sP', 'Y-m-d\TH:i:sp', 'Y-m-d\TH:i:s.vp', 'Y-m-d\TH:i:s.uO', 'Ymd', '\Y\m\d', 'jS F Y', 'D, d M Y', 'U', 'c', 'e', '"Y"', 'Y/m/d', 'Y\\', '', 'ü Y', "Y\n", "Y\0m", "\0", "\\\0Y", '\\\\Y'] as $format) {
    $program = write_program($node($format));
    foreach ($dates as $date) {
        ++$compared;
        $written = $program->encode($date, $host, 1);
        if ($written !== json_encode($date->format($format))) {
            echo "$format, ", $date::class, ': ', $written, ' and not ', json_encode($date->format($format)), "\n";
        }
    }
}
echo $compared, ' compared, ', $host->asked < $compared * 0.8 ? 'not' : '', " all by the host\n";

$host->asked = 0;
echo written($node('Y-m-d\TH:i:sP'), new DateTimeImmutable('2026-01-02T03:04:05+01:00'), [], 0, $host), " $host->asked\n";
echo written($node('Y-m-d'), new MyDate('@0'), [], 0, $host), " $host->asked\n";
foreach (['DateTimeInterface', 'DateTime', 'MyDate', 'Missing', 'stdClass'] as $class) {
    $line = [];
    foreach ([new DateTimeImmutable('@0'), new DateTime('@0'), new MyDate('@0'), new stdClass(), '2020-01-01', null] as $value) {
        $line[] = str_replace('declined, reason ', '-', written($node('Y', $class), $value, [], 0, $host));
    }
    echo "$class: ", implode(' ', $line), "\n";
}
?>
--EXPECT--
828 compared, not all by the host
"2026-01-02T03:04:05+01:00" 0
"mine, Y-m-d" 1
DateTimeInterface: "1970" "1970" "mine, Y" -1 -1 -1
DateTime: -1 "1970" -1 -1 -1 -1
MyDate: -1 -1 "mine, Y" -1 -1 -1
Missing: -1 -1 -1 -1 -1 -1
stdClass: -1 -1 -1 -1 -1 -1
