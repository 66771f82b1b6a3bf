--TEST--
Reading: dates are those that PHP makes of the same text
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

date_default_timezone_set('America/New_York');
/** As Kiln\Engine\Value\Dates does. */
function expected(string $text, string $class): DateTimeInterface
{
    $text = strtr($text, 'tz', 'TZ');
    $zone = substr($text, $text[-1] === 'Z' ? -1 : -6);

    return new $class(substr($text, 0, -strlen($zone)), new DateTimeZone($zone));
}
const LETTERS = 'd D j l N S w z W F m M n t L o X x Y y a A B g G h H i s u v e I O P p T Z c r U';
function compare(string $text, string $class = 'DateTimeImmutable'): void
{
    $date = read(json_encode($text), date_of($class));
    $expected = expected($text, $class);
    if ($date::class !== $class || $date != $expected || var_export($date, true) !== var_export($expected, true) || serialize($date) !== serialize($expected)
        || $date->format(LETTERS) !== $expected->format(LETTERS) || $date->getTimestamp() !== $expected->getTimestamp() || $date->getOffset() !== $expected->getOffset()
        || $date->getTimezone()->getName() !== $expected->getTimezone()->getName() || json_encode($date) !== json_encode($expected)
        || $date->modify('+1 month last day of 12:00') != $expected->modify('+1 month last day of 12:00')
        || $date->setTimezone(new DateTimeZone('Asia/Tokyo')) != $expected->setTimezone(new DateTimeZone('Asia/Tokyo'))
        || $date->diff($expected)->format('%R %y %m %d %h %i %s %f') !== '+ 0 0 0 0 0 0 0') {
        echo "$text differs: ", var_export($date, true), "\n";
    }
}
foreach (['2024-02-29T12:34:56Z', '2024-02-29T12:34:56+02:00', '2024-02-29T12:34:56-05:30', '2024-02-29t12:34:56z', '1970-01-01T00:00:00Z', '1969-12-31T23:59:59.999999Z', '0000-01-01T00:00:00Z', '0000-12-31T23:59:59-23:59',
    '9999-12-31T23:59:59+23:59', '2000-02-29T00:00:00Z', '1900-02-28T00:00:00Z', '2024-01-01T00:00:00-00:00', '2024-01-01T00:00:00+00:00', '0001-01-01T00:00:00+00:01', '2024-06-15T10:20:30.1Z', '2024-06-15T10:20:30.123456+01:00',
    '2024-06-15T10:20:30.123456789+01:00', '2024-06-15T10:20:30.000000999Z', '2024-06-15T10:20:30.0Z', '1582-10-10T00:00:00Z', '2024-03-10T02:30:00-05:00', '2024-03-31T02:30:00+01:00'] as $text) {
    compare($text);
    compare($text, 'DateTime');
}
mt_srand(11);
for ($i = 0; $i < 5000; ++$i) {
    $fraction = mt_rand(0, 2) ? '' : '.' . substr((string) mt_rand(1_000_000_000, 1_999_999_999), 1, mt_rand(1, 9));
    $zone = mt_rand(0, 2) ? sprintf('%s%02d:%02d', mt_rand(0, 1) ? '+' : '-', mt_rand(0, 23), mt_rand(0, 59)) : 'Z';
    $year = mt_rand(0, 3) ? mt_rand(1950, 2100) : mt_rand(0, 9999);
    $month = mt_rand(1, 12);
    compare(sprintf('%04d-%02d-%02dT%02d:%02d:%02d%s%s', $year, $month, mt_rand(1, (int) date('t', gmmktime(12, 0, 0, $month, 1, $year < 100 ? 2000 + $year : $year))), mt_rand(0, 23), mt_rand(0, 59), mt_rand(0, 59), $fraction, $zone), mt_rand(0, 1) ? 'DateTime' : 'DateTimeImmutable');
}
// Each date is one's own.
[$a, $b] = read('["2024-01-01T00:00:00Z","2024-01-01T00:00:00Z"]', list_of(date_of('DateTime')));
$a->setTimezone(new DateTimeZone('Europe/Zurich'))->modify('+1 day');
echo $a->format('c T'), ' ', $b->format('c T'), "\n";
?>
--EXPECT--
2024-01-02T01:00:00+01:00 CET 2024-01-01T00:00:00+00:00 Z
