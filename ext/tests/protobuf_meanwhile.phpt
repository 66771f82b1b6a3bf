--TEST--
Protobuf: code of others writes with the same program and many tables, and changes the object, while that is being written
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

use Kiln\Native\WriteProgram;

const INT64 = 0, STRING = 14, IMPLICIT = 0;

class Item
{
    public int $first = 1;
    public mixed $middle = 'm';
    public mixed $last = 'z';
    public int $end = 5;
}

class Host extends PlainHost
{
    public ?Closure $meanwhile = null;

    public function change(mixed $value): mixed
    {
        $meanwhile = $this->meanwhile;
        $this->meanwhile = null;
        if ($meanwhile !== null) {
            $meanwhile();
        }

        return $value;
    }
}

/** With fields from this number on. */
function table(int $number): array
{
    $fields = [];
    foreach (['first' => INT64, 'middle' => STRING, 'last' => STRING, 'end' => INT64] as $key => $kind) {
        $tag = $number++ << 3 | ($kind === STRING ? 2 : 0);
        $fields[$tag] = [$key, $kind, IMPLICIT, null, $tag < 0x80 ? chr($tag) : chr($tag & 0x7F | 0x80) . chr($tag >> 7), null, null, null];
    }

    return [0, [[$fields, [], false, null]]];
}

function tag(int $number, int $type): string
{
    $tag = $number << 3 | $type;

    return bin2hex($tag < 0x80 ? chr($tag) : chr($tag & 0x7F | 0x80) . chr($tag >> 7));
}

function expected(int $number, string $last = '017a'): string
{
    return tag($number, 0) . '01' . tag($number + 1, 2) . '016d' . ($last === '' ? '' : tag($number + 2, 2) . $last) . tag($number + 3, 0) . '05';
}

$program = new WriteProgram(['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => object_of(0, 'Item'), 'objects' => [['Item', [
    field('first', slot('Item', 'first'), scalar(INTS)),
    field('middle', slot('Item', 'middle'), [op('WRITE_THROUGH'), 'change', [], scalar(STRINGS)]),
    field('last', slot('Item', 'last'), nullable(scalar(STRINGS)), Kiln\Native\operations()['OMIT_NULL']),
    field('end', slot('Item', 'end'), scalar(INTS)),
]]]], 0, 'protobuf');
$written = static fn(Item $item, int $number, Host $host): string => outcome(static fn(): string => bin2hex($program->encode($item, $host, 8, table($number))));

$wrong = 0;
for ($number = 1; $number < 40; ++$number) {
    for ($others = 0; $others < 24; $others += 3) {
        $host = new Host();
        $host->meanwhile = static function () use ($written, $number, $others, &$wrong): void {
            for ($other = 1; $other <= $others; ++$other) {
                $wrong += $written(new Item(), $number + $other, new Host()) === expected($number + $other) ? 0 : 1;
            }
        };
        $wrong += $written(new Item(), $number, $host) === expected($number) ? 0 : 1;
    }
}
echo "{$wrong} wrong\n";

foreach ([
    'null' => static function (Item $item): void { $item->last = null; },
    'unset' => static function (Item $item): void { unset($item->last); },
    'another text' => static function (Item $item): void { $item->last = str_repeat('a', 3); },
    'no text' => static function (Item $item): void { $item->last = "\xff"; },
    'a number' => static function (Item $item): void { $item->last = 7; },
    'a reference' => static function (Item $item): void { static $kept = []; $kept[] = &$item->last; },
    'a dynamic property' => static function (Item $item): void { unset($item->end); $item->end = 5; },
] as $name => $change) {
    $item = new Item();
    $host = new Host();
    $host->meanwhile = static fn() => $change($item);
    echo $name, ': ', $written($item, 1, $host), "\n";
}
?>
--EXPECT--
0 wrong
null: 080112016d2005
unset: declined, reason 2
another text: 080112016d1a036161612005
no text: declined, reason 1
a number: declined, reason 1
a reference: 080112016d1a017a2005
a dynamic property: 080112016d1a017a2005
