--TEST--
Reading: dates in formats that are RFC 3339 are those that createFromFormat() makes
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

date_default_timezone_set('Asia/Tokyo');
final class Host extends PlainHost
{
    public int $asked = 0;
    public function read(string|int $text, string $format, string $class): mixed
    {
        ++$this->asked;
        $date = $class::createFromFormat("!$format", (string) $text);

        return $date === false || $class::getLastErrors() !== false ? throw new Kiln\Native\Declined('no date', 1) : $date;
    }
    public function other(string|int $text): mixed { return $text === 'date' ? new class extends DateTime {} : new DateTime('@1'); }
}
$host = new Host();
$read = fn(string $json, string $format, string $class) => read($json, [op('READ_DATE_FROM'), $class, $format, 'read', [$format, $class]], [], $host);

mt_srand(7);
$zones = ['Z', '+00:00', '-00:00', '+02:00', '-05:30', '+14:00', '+14:59', '+15:00', '-23:59', '+0200', '+02', 'UTC', 'z', '+2:00', 'Europe/Zurich', ''];
$fractions = ['', '', '', '.0', '.5', '.123', '.123456', '.1234567', '.', ',5'];
$dates = ['2024-02-29', '2023-02-29', '1900-01-01', '0000-01-01', '9999-12-31', '2024-1-1', '24-01-01', '2024-13-01', '2024-06-31'];
$times = ['12:34:56', '00:00:00', '23:59:59', '23:59:60', '24:00:00', '1:2:3', '12:34'];
$formats = ['Y-m-d\TH:i:sP', 'Y-m-d\TH:i:sp', 'Y-m-d\TH:i:sT', 'Y-m-d\TH:i:se', 'Y-m-d\TH:i:sO', 'Y-m-d\TH:i:s.vP', 'Y-m-d\TH:i:s.vp', 'Y-m-d\TH:i:s.vT', 'Y-m-d\TH:i:s.uP', 'Y-m-d\TH:i:s.up', 'Y-m-d\TH:i:s.uT', 'Y-m-d', 'U', 'd.m.Y H:i'];
$pick = fn(array $of) => $of[array_rand($of)];
$all = $native = 0;
for ($i = 0; $i < 30_000; ++$i) {
    $format = $pick($formats);
    $class = mt_rand(0, 1) ? 'DateTime' : 'DateTimeImmutable';
    $text = $pick(mt_rand(0, 4) ? [$dates[0], $dates[2], $dates[3], $dates[4]] : $dates) . $pick(['T', 'T', 'T', 'T', 't', ' ']) . $pick(mt_rand(0, 4) ? [$times[0], $times[1], $times[2]] : $times) . $pick($fractions) . $pick($zones);
    $expected = $class::createFromFormat("!$format", $text);
    $expected = $class::getLastErrors() === false ? var_export($expected, true) . $expected->format('e T P u U') : 'declined, reason 1';
    $before = $host->asked;
    $outcome = outcome(function () use ($read, $text, $format, $class) {
        $date = $read(json_encode($text), $format, $class);
        return var_export($date, true) . $date->format('e T P u U');
    });
    if ($outcome !== $expected) {
        echo "$format, $text: $outcome and not $expected\n";
    }
    if ($expected !== 'declined, reason 1') {
        ++$all;
        $native += $before === $host->asked ? 1 : 0;
    }
}
var_dump($native > $all / 3);
foreach (['1700000000', '"1700000000"', '1.5', 'null', '[]', 'true'] as $json) {
    echo $json, ' ', outcome(fn() => $read($json, 'U', 'DateTimeImmutable')->format('c')), "\n";
}
foreach (['DateTime', 'DateTimeImmutable', 'Host'] as $class) {
    foreach (['"date"', '"any"'] as $json) {
        echo $class, ' ', outcome(fn() => read($json, [op('READ_DATE_FROM'), $class, 'Y-m-d', 'other', []], [], $host)->format('U')), "\n";
    }
}
// A format may go on behind a NUL: what that means is for createFromFormat() to say.
$before = $host->asked;
outcome(fn() => $read('"2024-02-29T12:34:56Z"', "Y-m-d\TH:i:sP\0Y", 'DateTime'));
var_dump($host->asked - $before);
?>
--EXPECT--
bool(true)
1700000000 2023-11-14T22:13:20+00:00
"1700000000" 2023-11-14T22:13:20+00:00
1.5 declined, reason 1
null declined, reason 1
[] declined, reason 1
true declined, reason 1
DateTime declined, reason 1
DateTime 1
DateTimeImmutable declined, reason 1
DateTimeImmutable declined, reason 1
Host declined, reason 2
Host declined, reason 2
int(1)
