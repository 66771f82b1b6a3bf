--TEST--
A program is compiled for the format it is asked for: by an emitter of tests, which counts members and takes any bytes
--EXTENSIONS--
kiln
--SKIPIF--
<?php
if (!function_exists('Kiln\Native\Testing\escape')) die('skip only with --enable-kiln-dev');
?>
--FILE--
<?php
require __DIR__ . '/write.inc';

use Kiln\Native\WriteProgram;

function counted(array $root, mixed $value, array $objects = []): string
{
    $program = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => $root, 'objects' => $objects];

    return strtr(outcome(fn() => (new WriteProgram($program, 0, 'counted'))->encode($value, new PlainHost(), 512)), ["\xfe" => '!', "\xff" => '!']);
}

enum Suit: string { case Hearts = 'h'; }
class Zip { public mixed $code = 8000; }
class Box
{
    public mixed $v = null;
    public mixed $w = '';
    public ?Zip $zip = null;
}

echo counted(plain(), [null, true, false, 7, 1.5, INF, 'é', "\xff", [], [[]], ['k' => 'v', 5 => 6], new stdClass()]), "\n";
echo counted(dynamic(), [new DateTimeImmutable('2024-02-03T04:05:06Z'), Suit::Hearts]), "\n";
echo counted(list_of(scalar(STRINGS)), ['a', "\xfe"]), "\n";
echo counted([op('WRITE_FORMATTED_DATE'), 'DateTimeImmutable', 'Y-m-d', dynamic()], new DateTimeImmutable('2024-02-03 10:00')), "\n";
echo counted([op('WRITE_EMPTY_ARRAY'), true], []), counted([op('WRITE_EMPTY_ARRAY'), false], []), "\n";
$shape = fn(bool $isTuple) => [op('WRITE_SHAPE_OF'), [[0, scalar(INTS), false], [1, scalar(INTS), true]], $isTuple, true];
echo counted($shape(true), [1, 2, 'x']), ' ', counted($shape(false), [1, 2, 'x']), "\n";

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
    echo counted(object_of(0, 'Box'), $one, $box), "\n";
}
$host = new class extends PlainHost {
    public ?WriteProgram $zip = null;
    public function program(string $class, string $place): ?WriteProgram { return $this->zip; }
};
$root = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => dynamic(), 'objects' => []];
$zip = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => object_of(0, 'Zip'), 'objects' => [$box[1]]];
foreach (['counted', 'json'] as $format) {
    $host->zip = new WriteProgram($zip, 0, $format);
    echo outcome(fn() => (new WriteProgram($root, 0, 'counted'))->encode([new Zip()], $host, 512)), "\n";
}
echo outcome(fn() => new WriteProgram($root, 0, 'yaml')), "\n";
?>
--EXPECT--
<~+-i7;f1.5;finf;2:é1:!<>0<<>0>1(1:k=1:vi5;=i6;)2()0>12
<20:2024-02-03T04:05:06Z1:h>2
<1:a1:!>2
10:2024-02-03
()0<>0
<i1;i2;1:x>3 (i0;=i1;i1;=i2;i2;=1:x)3
(4:type=3:box1:w=0:4:code=i8000;)3
(4:type=3:box1:w=0:4:code=i8000;)3
(4:type=3:box1:w=0:4:code=i8000;)3
(4:type=3:box1:w=0:4:code=i8000;)3
(4:type=3:box1:v=<0:>11:w=0:4:code=i8000;)4
(4:type=3:box1:v=<<>0>11:w=0:4:code=i8000;)4
(4:type=3:box1:v=(1:a=0:)11:w=0:4:code=i8000;)4
(4:type=3:box1:v=i0;1:w=0:4:code=i8000;)4
(4:type=3:box1:v=-1:w=0:4:code=i8000;)4
(4:type=3:box1:v=1:01:w=0:4:code=i8000;)4
(4:type=3:box1:w=0:4:code=i8000;)3
<(4:code=i8000;)1>1
declined, reason 2
declined, reason 2
