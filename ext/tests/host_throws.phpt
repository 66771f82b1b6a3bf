--TEST--
What the host throws comes out as it is, in both directions
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

final class Host extends PlainHost
{
    public function refuse(mixed $value): never { throw new DomainException('refused: ' . json_encode($value)); }
    public function fail(mixed $value): int { return intdiv(1, 0); }
    public function mistype(mixed $value): int { return $value; }
    public function decline(mixed $value): never { throw new Kiln\Native\Declined('by the host', 1); }
    public function dynamic(object $value): never { throw new LogicException('dynamic'); }
    public function program(string $class, string $place): never { throw new LogicException("program for $class"); }
    private function hidden(mixed $value): int { return 1; }
    public static function common(mixed $value): int { return 1; }
}
class Some {}

$int = [op('WRITE_SCALAR'), 2];
foreach (['refuse', 'fail', 'mistype', 'decline', 'hidden', 'common', 'missing', ''] as $method) {
    echo "$method: ", outcome(fn() => write_program([op('WRITE_LIST_OF'), [op('WRITE_THROUGH'), $method, [], $int]])->encode(['a'], new Host(), 9)), "\n";
    echo "$method: ", outcome(fn() => read_program([op('READ_LIST_OF'), [op('READ_THROUGH'), $method, [], [op('READ_ANYTHING')]]])->decode('["a"]', new Host(), 9)), "\n";
}
echo outcome(fn() => write_program([op('WRITE_DYNAMIC')])->encode([1, new Some()], new Host(), 9)), "\n";
?>
--EXPECTF--
refuse: DomainException: refused: "a"
refuse: DomainException: refused: "a"
fail: DivisionByZeroError: Division by zero
fail: DivisionByZeroError: Division by zero
mistype: TypeError: Host::mistype(): Return value must be of type int, string returned
mistype: TypeError: Host::mistype(): Return value must be of type int, string returned
decline: declined, reason 1
decline: declined, reason 1
hidden: declined, reason 2
hidden: declined, reason 2
common: declined, reason 2
common: declined, reason 2
missing: declined, reason 2
missing: declined, reason 2
: declined, reason 2
: declined, reason 2
LogicException: program for Some
