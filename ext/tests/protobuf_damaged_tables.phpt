--TEST--
Protobuf: a damaged table is declined or says something else, and never does any harm
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

use Kiln\Native\WriteProgram;

const INT64 = 0, BOOL = 6, ENUM = 7, DOUBLE = 10, STRING = 14, MESSAGE = 16, WRAPPER = 22;
const IMPLICIT = 0, EXPLICIT = 1, PACKED = 2, REPEATED = 3, MAP = 4;
const ALL = 0, ENTRY = 1, CIRCLE = 2, SQUARE = 3, CHOICE = 4;

class Circle { public int $radius = 1; }
class Square { public int $side = 2; }
class All
{
    // Not in the order of the tags, so that the fields are sorted.
    public array $map = ['a' => 1];
    public array $packed = [1, 2];
    public array $list = ['p', 'q'];
    public int $int = 7;
    public float $float = 1.5;
    public string $string = 'x';
    public bool $bool = true;
    public string $enum = 'high';
    public int $wrapped = 5;
    public int|string $union = 'u';
    public object $shape;
    public object $choice;

    public function __construct()
    {
        $this->shape = new Square();
        $this->choice = new Circle();
    }
}

/** The fields with their tags as bytes. */
function message(array $fields, array $zeros = [], bool $isChoice = false): array
{
    foreach ($fields as $tag => [$key, $kind, $label, $more, $test, $group]) {
        $bytes = $tag < 0x80 ? chr($tag) : chr($tag & 0x7F | 0x80) . chr($tag >> 7);
        $fields[$tag] = [$key, $kind, $label, $more, $bytes, $test, $group, null];
    }

    return [$fields, $zeros, $isChoice, null];
}

function of_type(string $type): array
{
    return ['key' => 'type', 'value' => $type];
}

function choice(): array
{
    return message([
        0x0A => ['', MESSAGE, EXPLICIT, CIRCLE, of_type('circle'), ''],
        0x12 => ['', MESSAGE, EXPLICIT, SQUARE, of_type('square'), ''],
    ], [], true);
}

function table(): array
{
    return [
        ALL => message([
            0x08 => ['int', INT64, IMPLICIT, null, null, null],
            0x11 => ['float', DOUBLE, EXPLICIT, null, null, null],
            0x1A => ['string', STRING, IMPLICIT, null, null, null],
            0x20 => ['bool', BOOL, IMPLICIT, null, null, null],
            0x2A => ['packed', INT64, PACKED, null, null, null],
            0x32 => ['list', STRING, REPEATED, null, null, null],
            0x38 => ['enum', ENUM, EXPLICIT, [1 => 'low', 2 => 'high'], null, null],
            0x42 => ['wrapped', WRAPPER, EXPLICIT, INT64, null, null],
            0x4A => ['map', MESSAGE, MAP, ENTRY, null, null],
            0x52 => ['shape', MESSAGE, EXPLICIT, CIRCLE, of_type('circle'), 'shape'],
            0x5A => ['shape', MESSAGE, EXPLICIT, SQUARE, of_type('square'), 'shape'],
            0x62 => ['choice', MESSAGE, EXPLICIT, CHOICE, null, null],
            0x68 => ['union', INT64, EXPLICIT, null, 'int', 'union'],
            0x82 => ['union', STRING, EXPLICIT, null, 'string', 'union'],
        ], ['int' => 0, 'list' => []]),
        ENTRY => message([0x0A => ['key', STRING, EXPLICIT, null, null, null], 0x10 => ['value', INT64, EXPLICIT, null, null, null]], ['key' => '', 'value' => 0]),
        CIRCLE => message([0x08 => ['radius', INT64, IMPLICIT, null, null, null]], ['radius' => 0]),
        SQUARE => message([0x08 => ['side', INT64, IMPLICIT, null, null, null]], ['side' => 0]),
        CHOICE => choice(),
    ];
}

function encoded(array $table): string
{
    $constant = fn($type) => [op('STEP_CONSTANT'), 'type', $type];
    $shape = [op('WRITE_UNION'), [[[op('GUARD_IS_INSTANCE'), 'Circle'], object_of(1, 'Circle')], [[op('GUARD_IS_INSTANCE'), 'Square'], object_of(2, 'Square')]]];
    $nodes = ['shape' => $shape, 'choice' => $shape, 'packed' => list_of(scalar(INTS)), 'list' => list_of(scalar(STRINGS)), 'map' => map_of(scalar(INTS))];
    $program = ['abi' => Kiln\Native\ABI, 'kind' => 'write', 'root' => object_of(0, 'All'), 'objects' => [
        ['All', array_map(fn($name) => field($name, slot('All', $name), $nodes[$name] ?? plain()), array_keys(get_object_vars(new All())))],
        ['Circle', [$constant('circle'), field('radius', slot('Circle', 'radius'), scalar(INTS))]],
        ['Square', [$constant('square'), field('side', slot('Square', 'side'), scalar(INTS))]],
    ]];
    try {
        return bin2hex((new WriteProgram($program, 0, 'protobuf'))->encode(new All(), new PlainHost(), 64, [ALL, $table]));
    } catch (Kiln\Native\Declined) {
        return 'declined';
    }
}

function decoded(string $hex, array $table): string
{
    try {
        return json_encode(read_program([op('READ_KEPT')])->decode(hex2bin($hex), new PlainHost(), 64, 'protobuf', [ALL, $table]), JSON_PARTIAL_OUTPUT_ON_ERROR);
    } catch (Kiln\Native\Declined) {
        return 'declined';
    }
}

/** Each table that differs from the good one in one entry, by the path to that. */
function damaged(array $table, string $path = ''): iterable
{
    foreach ($table as $key => $value) {
        foreach ([null, true, -1, 3, STRING, MESSAGE, PHP_INT_MAX, 1.5, '', 'x', [], [[]]] as $wrong) {
            if ($wrong !== $value) {
                yield "$path/$key" => array_replace($table, [$key => $wrong]);
            }
        }
        $fewer = $table;
        unset($fewer[$key]);
        yield "$path/$key" => $fewer;
        foreach (is_array($value) ? damaged($value, "$path/$key") : [] as $below => $other) {
            yield $below => array_replace($table, [$key => $other]);
        }
    }
}

$good = encoded(table());
echo $good, "\n", decoded($good, table()), "\n";

// What is read of a table is taken for UTF-8 without a look.
foreach ([[0x38, 3, 2], [0x5A, 5, 'value']] as [$tag, $part, $key]) {
    $table = table();
    $table[ALL][0][$tag][$part][$key] = "\xff";
    echo decoded($good, $table), "\n";
}
echo decoded('', [message([0x1A => ['string', STRING, IMPLICIT, null, null, null]], ['string' => "\xff"])]), "\n";

// How many of those with a wrong entry of each kind are declined. The others say something that a table may say.
$declined = [];
foreach (damaged(table()) as $path => $table) {
    $kind = preg_replace(['~^/\d~', '~^/message/0/\d+~', '~^/message/1/\w+~'], ['/message', '/message/field', '/message/zero'], $path);
    $counts = &$declined[$kind];
    $counts[0] = ($counts[0] ?? 0) + 1;
    $counts[1] = ($counts[1] ?? 0) + (int) (encoded($table) === 'declined');
    $counts[2] = ($counts[2] ?? 0) + (int) (decoded($good, $table) === 'declined');
    unset($counts);
}
ksort($declined);
foreach ($declined as $kind => $counts) {
    printf("%s: of %d, %d when writing, %d when reading\n", $kind, ...$counts);
}
--EXPECT--
080711000000000000f83f1a017820012a0201023201703201713802420208054a050a016110015a02080262040a02080182010175
{"int":7,"float":1.5,"string":"x","bool":true,"packed":[1,2],"list":["p","q"],"enum":"high","wrapped":5,"map":{"a":1},"shape":{"type":"square","side":2},"choice":{"type":"circle","radius":1},"union":"u"}
declined
declined
declined
/message: of 65, 65 when writing, 65 when reading
/message/0: of 65, 65 when writing, 65 when reading
/message/1: of 64, 60 when writing, 60 when reading
/message/2: of 64, 64 when writing, 64 when reading
/message/3: of 60, 50 when writing, 50 when reading
/message/field: of 260, 251 when writing, 247 when reading
/message/field/0: of 258, 240 when writing, 232 when reading
/message/field/1: of 250, 244 when writing, 239 when reading
/message/field/2: of 259, 252 when writing, 241 when reading
/message/field/3: of 246, 121 when writing, 121 when reading
/message/field/3/1: of 13, 5 when writing, 5 when reading
/message/field/3/2: of 13, 13 when writing, 6 when reading
/message/field/4: of 260, 260 when writing, 260 when reading
/message/field/5: of 246, 209 when writing, 200 when reading
/message/field/5/key: of 52, 46 when writing, 40 when reading
/message/field/5/value: of 52, 38 when writing, 24 when reading
/message/field/6: of 244, 200 when writing, 200 when reading
/message/field/7: of 240, 0 when writing, 0 when reading
/message/zero: of 76, 6 when writing, 6 when reading
