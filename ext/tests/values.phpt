--TEST--
Objects that are one value each, in both directions
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

class Email
{
    public function __construct(public string $address = 'none') { if ($address === '') { throw new DomainException('empty'); } }
    public static function from(string $address): self|null { return match ($address) { '' => throw new InvalidArgumentException('empty'), 'null' => null, 'bug' => throw new LogicException('a bug'), 'own' => throw new OutOfBoundsException('own'), default => new static($address) }; }
    public static function of(int|float ...$numbers): static { return new static(get_debug_type($numbers[0])); }
    private static function hidden(string $address): self { return new self(); }
    public function text(): string { return "<{$this->address}>"; }
    public function self(): self { return $this; }
    public function drop(): string { $GLOBALS['email'] = null; return str_repeat($this->address, 2); }
    public function fail(): string { throw new LogicException('no text'); }
}
final class Special extends Email { public function text(): string { return "special {$this->address}"; } }
abstract class Nothing { public function __construct(string $x) {} }
final class Host extends PlainHost { public function value(mixed $value, string $method): string { return "host, {$method}: " . json_encode($value); } }

$string = [op('WRITE_SCALAR'), 8];
$text = [op('WRITE_VALUE_OF'), 'Email', 'Email', 'text', false, $string];
$address = [op('WRITE_VALUE_OF'), 'Email', 'Email', 'address', true, $string];
$write = fn(array $node, mixed $value) => print(outcome(fn() => write_program($node)->encode($value, new Host(), 4)) . "\n");
$write([op('WRITE_LIST_OF'), $text], [new Email('a'), new Special('b'), new Email('c')]);
$write([op('WRITE_LIST_OF'), $address], [new Email('a'), new Special('b')]);
$write($text, new stdClass());
$write($text, 'a');
$write([op('WRITE_VALUE_OF'), 'Email', 'Email', 'missing', false, $string], new Email());
$write([op('WRITE_VALUE_OF'), 'Email', 'Email', 'missing', true, $string], new Email());
$write([op('WRITE_VALUE_OF'), 'Email', 'Email', 'fail', false, $string], new Email());
$write($address, (new ReflectionClass('Email'))->newInstanceWithoutConstructor());
// It is held while it is asked.
$email = new Email('held');
echo outcome(fn() => write_program([op('WRITE_LIST_OF'), [op('WRITE_VALUE_OF'), 'Email', 'Email', 'drop', false, $string]])->encode([&$GLOBALS['email']], new Host(), 4)), "\n";

$anything = [op('READ_ANYTHING')];
$read = fn(string $json, string $method, string $class = 'Email', ?string $maker = null) => print("{$method}: " . outcome(fn() => read_program([op('READ_VALUE_FROM'), $class, $maker ?? $class, $method, ['OutOfBoundsException'], $anything, [op('READ_THROUGH'), 'value', [$method], $anything]])->decode($json, new Host(), 4)) . "\n");
foreach (['"a"', '""', '"null"', '"bug"', '"own"', '5'] as $json) {
    $read($json, 'from');
}
$read('"a"', '__construct');
$read('""', '__construct');
$read('"a"', 'from', 'Special', 'Special');
$read('"a"', 'from', 'Special', 'Email');
$read('5', 'of');
$read('"a"', 'hidden');
$read('"a"', 'text');
$read('"a"', 'missing');
$read('"a"', '__construct', 'Nothing');
$read('"a"', '__construct', 'Missing');
?>
--EXPECT--
["<a>","special b","<c>"]
["a","b"]
declined, reason 1
declined, reason 1
declined, reason 2
declined, reason 2
LogicException: no text
declined, reason 2
["heldheld"]
from: {"address":"a"}
from: declined, reason 1
from: declined, reason 1
from: LogicException: a bug
from: declined, reason 1
from: host, from: 5
__construct: {"address":"a"}
__construct: declined, reason 1
from: {"address":"a"}
from: declined, reason 1
of: host, of: 5
hidden: host, hidden: "a"
text: host, text: "a"
missing: host, missing: "a"
__construct: host, __construct: "a"
__construct: declined, reason 2
