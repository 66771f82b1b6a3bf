--TEST--
MessagePack and CBOR: a header counts what was written, however many were to be expected
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

use Kiln\Native\WriteProgram;

const NAMES = 40;

#[AllowDynamicProperties]
class Wide
{
    public array $inside = [];
}

class Host extends PlainHost
{
    public ?Closure $before = null;

    public function change(mixed $value): mixed
    {
        ($this->before)();

        return $value;
    }
}

/** As the specifications have them: msgpack/spec.md, "map format family"; RFC 8949, section 3. */
function header_of(string $format, bool $isMap, int $count): string
{
    if ($format === 'cbor') {
        $major = $isMap ? 0xA0 : 0x80;

        return $count < 24 ? chr($major | $count) : ($count < 256 ? chr($major | 24) . chr($count) : chr($major | 25) . pack('n', $count));
    }

    return $count < 16 ? chr(($isMap ? 0x80 : 0x90) | $count) : ($isMap ? "\xDE" : "\xDC") . pack('n', $count);
}

function text_of(string $format, string $text): string
{
    return chr(($format === 'cbor' ? 0x60 : 0xA0) | strlen($text)) . $text;
}

eval('class Members { ' . implode(' ', array_map(static fn(int $i): string => "public ?int \$m{$i} = null;", range(0, NAMES - 1))) . ' }');
$omitNull = Kiln\Native\operations()['OMIT_NULL'];
$members = ['Members', array_map(static fn(int $i): array => field("m{$i}", slot('Members', "m{$i}"), nullable(scalar(INTS)), $omitNull), range(0, NAMES - 1))];
$wrong = $all = 0;
foreach (['msgpack', 'cbor'] as $format) {
    $program = new WriteProgram(['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => list_of(object_of(0, 'Members')), 'objects' => [$members]], 0, $format);
    for ($count = 0; $count <= NAMES; ++$count) {
        $object = new Members();
        $bytes = header_of($format, true, $count);
        for ($i = NAMES - $count; $i < NAMES; ++$i) {
            $object->{"m{$i}"} = 7;
            $bytes .= text_of($format, "m{$i}") . "\x07";
        }
        foreach ([1, 2, 15, 16, 30] as $times) {
            ++$all;
            $wrong += $program->encode(array_fill(0, $times, $object), new PlainHost(), 8) === header_of($format, false, $times) . str_repeat($bytes, $times) ? 0 : 1;
        }
    }
}
echo "{$all} lists, {$wrong} wrong\n";

// Code of others changes the list that is being written: what is written is what it was.
foreach (['msgpack', 'cbor'] as $format) {
    $program = new WriteProgram(['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => object_of(0, 'Wide'), 'objects' => [
        ['Wide', [field('inside', slot('Wide', 'inside'), list_of([op('WRITE_THROUGH'), 'change', [], plain()]))]],
    ]], 0, $format);
    foreach ([3, 15, 16, 23, 24] as $count) {
        foreach (['more' => 20, 'fewer' => -2, 'none' => -$count] as $change => $by) {
            $wide = new Wide();
            $wide->inside = range(1, $count);
            $host = new Host();
            $host->before = static function () use ($wide, $by): void {
                $wide->inside = $by > 0 ? [...$wide->inside, ...range(1, $by)] : array_slice($wide->inside, 0, $by);
            };
            $expected = header_of($format, true, 1) . text_of($format, 'inside') . header_of($format, false, $count) . implode('', array_map(static fn(int $item): string => ($format === 'cbor' && $item > 23 ? "\x18" : '') . chr($item), range(1, $count)));
            echo $program->encode($wide, $host, 8) === $expected ? '' : "{$format}, {$count}, {$change}: wrong\n";
        }
    }
}
echo "done\n";
?>
--EXPECT--
410 lists, 0 wrong
done
