--TEST--
JMS dialect, writing: what json_encode() refuses is told with its code when all is written, and user code is called once
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_write.inc';

final class Ticking extends JmsHost
{
    public int $ticks = 0;
    public function plain(mixed $value): mixed { ++$this->ticks; return $value; }
}

function nested(int $levels): array
{
    return $levels === 1 ? [] : [nested($levels - 1)];
}

$program = jms_write_program(elements(node('ASKED', 'plain', []), op('JMS_TAKES_ARRAY') | op('JMS_KEEPS_KEYS') | op('JMS_IS_MAP')));
foreach ([["\xff"], [INF], [NAN, "\xff"], ["\xff", INF], ["\xff" => 1], ["\xff" => INF], ["\xff" => "\xff", 'k' => INF], [nested(4)], [nested(5)], ["\xff", nested(5)], [nested(5), "\xff"], [INF, nested(5)]] as $value) {
    $host = new Ticking();
    $expected = @json_encode(new ArrayObject($value), 0, 5) === false ? json_last_error() + 256 : 'nothing';
    try {
        $program->encode($value, $host, 5);
        $code = 'nothing';
    } catch (Kiln\Native\Declined $declined) {
        $code = $declined->getCode();
    }
    echo $code, $code === $expected ? '' : " instead of $expected", ', ', $host->ticks === count($value) ? '' : "asked $host->ticks times, ", count($value), "\n";
}
echo "what is left out is not refused\n";
final class Odd { public $text = "\xff"; public $list = []; public $k = 1; }
$odd = static fn(array $steps): Kiln\Native\WriteProgram => jms_write_program(node('OBJECT_OF', 0, Odd::class, true, ''), [jms_object(Odd::class, $steps)]);
write($odd([field(Odd::class, 'text', op('JMS_INLINE')), field(Odd::class, 'k')]), new Odd());
write($odd([field(Odd::class, 'text', 0, 'k'), field(Odd::class, 'k')]), new Odd());
write($odd([field(Odd::class, 'list', op('JMS_SKIPPED_EMPTY'), null, elements(own(), op('JMS_TAKES_ARRAY'))), field(Odd::class, 'k')]), new Odd(), null, 1);
echo "too deep for anybody\n";
$value = [];
for ($i = 0; $i < 5000; ++$i) {
    $value = [$value];
}
write(jms_write_program(own()), $value);
?>
--EXPECT--
261, 1
263, 1
261, 2
261, 2
261, 1
263, 1
261, 2
nothing, 1
257, 1
261, 2
257, 2
257, 2
what is left out is not refused
{"k":1}
{"k":1}
{"k":1}
too deep for anybody
declined, reason 2
