--TEST--
Dates as RFC 3339, whatever their time zone and however they came to be
--EXTENSIONS--
kiln
--INI--
date.timezone=UTC
--FILE--
<?php
require __DIR__ . '/write.inc';

/** A host that must not be asked. */
class Silent extends PlainHost { public function date(DateTimeInterface $value): string { throw new Exception('asked for ' . $value->format(DATE_ATOM)); } }

$program = write_program([op('WRITE_DATE'), 'DateTimeInterface']);
$host = new Silent();
$compared = 0;
function compare(DateTimeInterface $date): void
{
    global $program, $host, $compared;
    $fraction = rtrim($date->format('u'), '0') === '' ? '' : '.' . (str_ends_with($date->format('u'), '000') ? $date->format('v') : $date->format('u'));
    $expected = $date->format('Y-m-d\TH:i:s') . $fraction . ($date->format('T') === 'Z' ? 'Z' : $date->format('P'));
    $written = json_decode($program->encode($date, $host, 1));
    ++$compared;
    if ($written !== $expected) {
        die("$expected: $written\n");
    }
}

foreach (['2026-11-21T08:02:00Z', '2026-11-21T08:02:00z', '2026-11-21T08:02:00+00:00', '2026-11-21T08:02:00-00:00', '2026-11-21T08:02:00+05:45', '2026-11-21T08:02:00-11:30', '2026-11-21T08:02:00 CEST', '2026-11-21T08:02:00 EST', '2026-11-21T08:02:00 A', '2026-11-21T08:02:00 UTC', '2026-11-21 08:02 Europe/Zurich', '@0', '@1.5', '@-1', '2026-11-21T08:02:00.1Z', '2026-11-21T08:02:00.120Z', '2026-11-21T08:02:00.000001Z', '2026-11-21T08:02:00.123456+01:00', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1970-01-01T00:00:00Z', '2000-02-29 12:00 Asia/Tokyo', '2050-07-01 12:00 America/New_York'] as $text) {
    compare(new DateTimeImmutable($text));
    compare(new DateTime($text));
}
// Times that do not exist, and those that exist twice, however they are asked for.
foreach (['Europe/Zurich', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Tehran', 'Pacific/Apia', 'UTC', 'Antarctica/Troll'] as $zone) {
    foreach (['2024-03-31', '2024-03-10', '2024-10-27', '2024-11-03', '2024-04-07', '2024-10-06', '2011-12-30', '2060-03-28', '2060-10-31'] as $day) {
        foreach ([0, 1, 2, 3, 23] as $hour) {
            $date = new DateTimeImmutable("$day 12:34:56", new DateTimeZone($zone));
            compare($date->setTime($hour, 30));
            compare((new DateTimeImmutable("2024-01-01 $hour:30", new DateTimeZone($zone)))->setDate(...explode('-', $day)));
            compare($date->setTime($hour, 30)->setTimestamp($date->getTimestamp()));
            compare($date->modify("+$hour hours")->sub(new DateInterval('PT1H')));
            compare(unserialize(serialize($date->setTime($hour, 30))));
            $changed = new DateTime("$day $hour:30", new DateTimeZone($zone));
            compare($changed);
            compare($changed->setTimezone(new DateTimeZone('+02:30')));
            compare($changed->add(new DateInterval('P6M')));
        }
    }
}
mt_srand(3);
$zones = array_map(fn($name) => new DateTimeZone($name), array_merge(DateTimeZone::listIdentifiers(), ['+01:00', '-03:30', 'CET', 'EDT', 'Z']));
for ($i = 0; $i < 30_000; ++$i) {
    $date = new DateTimeImmutable('@' . mt_rand(94_694_400, 4_000_000_000));
    compare($date->setTimezone($zones[mt_rand(0, count($zones) - 1)]));
}
var_dump($compared > 30_000);
?>
--EXPECT--
bool(true)
