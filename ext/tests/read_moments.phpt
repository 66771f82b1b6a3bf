--TEST--
Timestamps of MessagePack and dates of CBOR become dates; bytes that are no text are for those who ask for bytes
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

function of(string $format, string $bytes, array $root): string
{
    try {
        $value = read_program($root, [])->decode($bytes, new PlainHost(), 64, $format);

        return $value instanceof DateTimeInterface ? $value->format('Y-m-d\TH:i:s.uP') : bin2hex($value);
    } catch (Kiln\Native\Declined $declined) {
        return "declined, reason {$declined->getCode()}";
    }
}

$wrong = $count = 0;
// Each day of some years, and a day of each month.
foreach ([...range(-62135596800, -62009366400, 86400), ...range(-62135596800, 253402300799, 86400 * 29 + 3661), ...range(951609600, 951955200, 86400), 253402300799] as $timestamp) {
    $bytes = "\xC7\x0C\xFF" . pack('NJ', 123456789, $timestamp);
    $date = of('msgpack', $bytes, [op('READ_DATE'), DateTimeImmutable::class]);
    $wrong += $date === (new DateTimeImmutable("@{$timestamp}"))->format('Y-m-d\TH:i:s') . '.123456+00:00' ? 0 : 1;
    ++$count;
}
echo $count > 100_000 ? 'many' : $count, " dates, {$wrong} wrong\n";
$date = [op('READ_DATE'), DateTimeImmutable::class];
$formatted = [op('READ_DATE_FROM'), DateTime::class, 'Y-m-d', 'dateFromFormats', [['Y-m-d'], null, DateTime::class]];
foreach (['d6ff65e071c0', 'd7ff1dcd650000000005', 'd7ffffffffff00000000', 'd60165e071c0', 'c70cff00000000ffffffffffffffff', 'c70cff000000008000000000000000', 'c403ffd8ff', 'c401', 'd6ff65'] as $hex) {
    echo $hex, ': ', of('msgpack', hex2bin($hex), $date), ', ', of('msgpack', hex2bin($hex), $formatted), ', ', of('msgpack', hex2bin($hex), [op('READ_ANYTHING')]), "\n";
}
foreach (['c074323032342d30322d32395431323a30303a30305a', 'c074323032342d30322d33305431323a30303a30305a', 'c11a65e071c0', 'c120', 'c1fb41d452d9ec200000', 'd82a6161', 'c24101', 'c0', 'c1'] as $hex) {
    echo $hex, ': ', of('cbor', hex2bin($hex), $date), ', ', of('cbor', hex2bin($hex), [op('READ_SCALAR'), 8]), "\n";
}
echo of('msgpack', hex2bin('c403ffd8ff'), [op('READ_BYTES')]), ' ', of('cbor', hex2bin('43ffd8ff'), [op('READ_BYTES')]), ' ', of('cbor', hex2bin('4161'), [op('READ_SCALAR'), 8]), ' ', of('cbor', hex2bin('6161'), [op('READ_BYTES')]), "\n";
echo of('msgpack', hex2bin('91c403ffd8ff'), [op('READ_ANYTHING')]), "\n";
?>
--EXPECT--
many dates, 0 wrong
d6ff65e071c0: 2024-02-29T12:00:00.000000+00:00, 2024-02-29T12:00:00.000000+00:00, declined, reason 2
d7ff1dcd650000000005: 1970-01-01T00:00:05.125000+00:00, 1970-01-01T00:00:05.125000+00:00, declined, reason 2
d7ffffffffff00000000: declined, reason 2, declined, reason 2, declined, reason 2
d60165e071c0: declined, reason 2, declined, reason 2, declined, reason 2
c70cff00000000ffffffffffffffff: 1969-12-31T23:59:59.000000+00:00, 1969-12-31T23:59:59.000000+00:00, declined, reason 2
c70cff000000008000000000000000: declined, reason 2, declined, reason 2, declined, reason 2
c403ffd8ff: declined, reason 1, declined, reason 1, declined, reason 2
c401: declined, reason 2, declined, reason 2, declined, reason 2
d6ff65: declined, reason 2, declined, reason 2, declined, reason 2
c074323032342d30322d32395431323a30303a30305a: 2024-02-29T12:00:00.000000+00:00, declined, reason 1
c074323032342d30322d33305431323a30303a30305a: declined, reason 2, declined, reason 2
c11a65e071c0: 2024-02-29T12:00:00.000000+00:00, declined, reason 1
c120: 1969-12-31T23:59:59.000000+00:00, declined, reason 1
c1fb41d452d9ec200000: declined, reason 2, declined, reason 2
d82a6161: declined, reason 1, 61
c24101: declined, reason 2, declined, reason 2
c0: declined, reason 2, declined, reason 2
c1: declined, reason 2, declined, reason 2
ffd8ff ffd8ff 61 61
declined, reason 2
