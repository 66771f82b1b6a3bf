--TEST--
Reading: texts that are not dates for sure are declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

foreach (['2024-02-29T12:34:56', '2024-02-29 12:34:56Z', '2023-02-29T00:00:00Z', '1900-02-29T00:00:00Z', '2024-02-30T00:00:00Z', '2024-04-31T00:00:00Z', '2024-00-01T00:00:00Z', '2024-13-01T00:00:00Z', '2024-01-00T00:00:00Z', '2024-01-32T00:00:00Z',
    '2024-01-01T24:00:00Z', '2024-01-01T00:60:00Z', '2024-01-01T23:59:60Z', '2024-01-01T00:00:00+24:00', '2024-01-01T00:00:00+00:60', '2024-01-01T00:00:00+0100', '2024-01-01T00:00:00+01', '2024-01-01T00:00:00.Z', '2024-01-01T00:00:00.1234567890Z', '2024-01-01T00:00:00,5Z',
    '2024-1-1T00:00:00Z', '24-01-01T00:00:00Z', '+2024-01-01T00:00:00Z', '+12024-01-01T00:00:00Z', '-0001-01-01T00:00:00Z', '2024-01-01T00:00:00Zulu', '2024-01-01T00:00:00ZZ', ' 2024-01-01T00:00:00Z', "2024-01-01T00:00:00Z\n", "2024-01-01T00:00:00Z\0", '2024-01-01T00:00:00 Z',
    '2024-01-01T00:00Z', '2024-01-01', '', 'now', 'Z', '2024-01-01T00:00:00Europe/Zurich', '2024-01-01T00:00:00UTC', '２024-01-01T00:00:00Z', '2024-01-01T00:00:0/Z', '2024-01-01T00:00:0:Z', '2024-01-01T00:00:00+1:00', '2024-01-01T00:00:00−01:00', '2024-01-01T-1:00:00Z'] as $text) {
    echo str_starts_with(outcome(fn() => read(json_encode($text), date_of())), 'declined') ? '' : "$text is taken\n";
}
foreach (['1', '1.5', 'true', 'null', '[]', '{}'] as $json) {
    show($json, date_of());
}
echo outcome(fn() => read('"2024-01-01T00:00:00Z"', date_of('DateTimeInterface'))), "\n";
echo outcome(fn() => read('"2024-01-01T00:00:00Z"', date_of('datetime'))), "\n";
?>
--EXPECT--
1 => declined, reason 1
1.5 => declined, reason 1
true => declined, reason 1
null => declined, reason 1
[] => declined, reason 1
{} => declined, reason 1
declined, reason 2
declined, reason 2
