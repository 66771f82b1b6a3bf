--TEST--
A host may use the program that is calling it, to any depth, and others as well
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

final class Host extends PlainHost
{
    public $writer;
    public $reader;
    public function nest(mixed $value): string
    {
        return $value > 0 ? $this->writer->encode([$value - 1, $value - 1], $this, 9) : 'end';
    }
    public function unnest(mixed $value): mixed
    {
        return str_starts_with((string) $value, '[') ? $this->reader->decode($value, $this, 9) : $value;
    }
    public function cross(mixed $value): mixed
    {
        return $this->reader->decode($this->writer->encode([0], $this, 9), $this, 9);
    }
}

$host = new Host();
$host->writer = write_program([op('WRITE_LIST_OF'), [op('WRITE_THROUGH'), 'nest', [], [op('WRITE_SCALAR'), 8]]]);
$host->reader = read_program([op('READ_LIST_OF'), [op('READ_THROUGH'), 'unnest', [], [op('READ_ANYTHING')]]]);
$json = $host->writer->encode([3, 0, 1], $host, 9);
echo $json, "\n";
echo json_encode($host->reader->decode('[1,"[2,\"[3,\\\\\"[4]\\\\\"]\"]",5]', $host, 9)), "\n";
echo outcome(fn() => $host->reader->decode('[1,"[2,\"[oops]\"]",5]', $host, 9)), "\n";
echo outcome(fn() => write_program([op('WRITE_THROUGH'), 'cross', [], [op('WRITE_LIST_OF'), [op('WRITE_SCALAR'), 8]]])->encode(1, $host, 9)), "\n";
// Still as before.
var_dump($json === $host->writer->encode([3, 0, 1], $host, 9));
?>
--EXPECT--
["[\"[\\\"[\\\\\\\"end\\\\\\\",\\\\\\\"end\\\\\\\"]\\\",\\\"[\\\\\\\"end\\\\\\\",\\\\\\\"end\\\\\\\"]\\\"]\",\"[\\\"[\\\\\\\"end\\\\\\\",\\\\\\\"end\\\\\\\"]\\\",\\\"[\\\\\\\"end\\\\\\\",\\\\\\\"end\\\\\\\"]\\\"]\"]","end","[\"end\",\"end\"]"]
[1,[2,[3,[4]]],5]
declined, reason 2
["end"]
bool(true)
