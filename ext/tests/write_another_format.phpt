--TEST--
A program is compiled for the format it is asked for: MessagePack, which says ahead how many items and members there are
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

use Kiln\Native\WriteProgram;

function packed(array $root, mixed $value, array $objects = []): string
{
    $program = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => $root, 'objects' => $objects];

    try {
        return bin2hex((new WriteProgram($program, 0, 'msgpack'))->encode($value, new PlainHost(), 512));
    } catch (Kiln\Native\Declined $declined) {
        return "declined, reason {$declined->getCode()}";
    }
}

enum Suit: string { case Hearts = 'h'; }
class Zip { public mixed $code = 8000; }
class Box
{
    public mixed $v = null;
    public mixed $w = '';
    public ?Zip $zip = null;
}

echo packed(plain(), [null, true, false, 7, 1.5, INF, 'é', [], [[]], ['k' => 'v', 5 => 6], new stdClass()]), "\n";
echo packed(dynamic(), [new DateTimeImmutable('2024-02-03T04:05:06Z'), Suit::Hearts]), "\n";
echo packed(list_of(scalar(STRINGS)), ['a', "\xfe"]), "\n";
echo packed([op('WRITE_FORMATTED_DATE'), 'DateTimeImmutable', 'Y-m-d', dynamic()], new DateTimeImmutable('2024-02-03 10:00')), "\n";
echo packed([op('WRITE_EMPTY_ARRAY'), true], []), packed([op('WRITE_EMPTY_ARRAY'), false], []), "\n";
$shape = fn(bool $isTuple) => [op('WRITE_SHAPE_OF'), [[0, scalar(INTS), false], [1, scalar(INTS), true]], $isTuple, !$isTuple];
echo packed($shape(true), [1, 2]), ' ', packed($shape(false), [1, 2, 'x']), "\n";

// What is empty is told, not seen in the text; what is left out does not count.
$box = [
    ['Box', [
        [op('STEP_CONSTANT'), 'type', 'box'],
        field('v', slot('Box', 'v'), dynamic(), 8),
        field('w', slot('Box', 'w'), dynamic()),
        [op('STEP_SPLICE'), slot('Box', 'zip'), nullable(object_of(1, 'Zip')), 0, '', []],
    ]],
    ['Zip', [field('code', slot('Zip', 'code'), dynamic(), 8)]],
];
foreach ([null, '', [], new stdClass(), [''], [[]], ['a' => ''], 0, false, '0', new Zip()] as $value) {
    $one = new Box();
    $one->v = $value;
    $one->zip = new Zip();
    echo packed(object_of(0, 'Box'), $one, $box), "\n";
}
$host = new class extends PlainHost {
    public ?WriteProgram $zip = null;
    public function program(string $class, string $place): ?WriteProgram { return $this->zip; }
};
$root = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => dynamic(), 'objects' => []];
$zip = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => object_of(0, 'Zip'), 'objects' => [$box[1]]];
foreach (['msgpack', 'json'] as $format) {
    $host->zip = new WriteProgram($zip, 0, $format);
    echo outcome(fn() => bin2hex((new WriteProgram($root, 0, 'msgpack'))->encode([new Zip()], $host, 512))), "\n";
}
echo outcome(fn() => new WriteProgram($root, 0, 'ini')), "\n";
?>
--EXPECT--
9bc0c3c207cb3ff8000000000000cb7ff0000000000000a2c3a990919082a16ba176050680
92b4323032342d30322d30335430343a30353a30365aa168
declined, reason 1
aa323032342d30322d3033
8090
920102 830001010202a178
83a474797065a3626f78a177a0a4636f6465cd1f40
83a474797065a3626f78a177a0a4636f6465cd1f40
83a474797065a3626f78a177a0a4636f6465cd1f40
83a474797065a3626f78a177a0a4636f6465cd1f40
84a474797065a3626f78a17691a0a177a0a4636f6465cd1f40
84a474797065a3626f78a1769190a177a0a4636f6465cd1f40
84a474797065a3626f78a17681a161a0a177a0a4636f6465cd1f40
84a474797065a3626f78a17600a177a0a4636f6465cd1f40
84a474797065a3626f78a176c2a177a0a4636f6465cd1f40
84a474797065a3626f78a176a130a177a0a4636f6465cd1f40
83a474797065a3626f78a177a0a4636f6465cd1f40
9181a4636f6465cd1f40
declined, reason 2
declined, reason 2
