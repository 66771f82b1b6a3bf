--TEST--
Reading: static methods that make objects are called once, with types as strict, and anything else they may give is declined
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/read.inc';

class Money
{
    public static array $calls = [];
    private function __construct(public readonly int $cents, public readonly string $currency) {}
    public static function of(int $units, string $currency = 'EUR', ?float $rate = null): static { self::$calls[] = $units; return $units < 0 ? throw new DomainException('negative') : new static(100 * $units, $currency . $rate); }
    public static function other(): object { return new ArrayObject([1]); }
    public static function number(): mixed { return 5; }
    public static function below(): self { return new Coins(1, 'c'); }
    public static function leaving(): static { $gone = new class { public function __destruct() { throw new DomainException('while leaving'); } }; return new static(5, ''); }
    public static function &referring(int $units): static { self::$calls[] = "referring {$units}"; $made = new static($units, ''); return $made; }
    private static function hidden(int $units): self { return new self($units, ''); }
    public function own(int $units): self { return new self($units, ''); }
    public function __destruct() { self::$calls[] = 'gone'; }
}
class Coins extends Money {}
final class One { private static ?self $one = null; public static function get(): self { return self::$one ??= new self(); } }

$made = fn(string $class, string $method, array $fields) => [[$class, [op('CONSTRUCTION_FACTORY'), count($fields), $method], $fields, [], null, [], null]];
$fields = [field('units', argument(0), scalar('INT')), field('currency', argument(1), scalar('STRING'), 'DEFAULT'), field('rate', argument(2), scalar('FLOAT'), 'DEFAULT')];
foreach (['{"units":1}', '{"units":1,"currency":"CHF"}', '{"rate":2,"units":3}', '{"units":-1}', '{"units":"1"}', '{}'] as $json) {
    show($json, object_of(), $made('Money', 'of', $fields));
}
show('{"units":1}', object_of(), $made('Coins', 'OF', $fields));
foreach (['other', 'number', 'below', 'missing'] as $method) {
    show('{}', object_of(), $made('Money', $method, []));
}
foreach (['hidden', 'own'] as $method) {
    show('{"units":1}', object_of(), $made('Money', $method, [$fields[0]]));
}
show('{}', object_of(), $made('Money', 'of', []));
Money::$calls = [];
show('{"units":1}', object_of(), $made('Money', 'referring', [$fields[0]]));
show('{}', object_of(), $made('Money', 'leaving', []));
echo implode(' ', Money::$calls), "\n";
$program = read_program(list_of(object_of()), $made('One', 'get', []));
[$one, $two] = $program->decode('[{},{}]', new PlainHost(), 512);
var_dump($one === $two && $one === One::get());
Money::$calls = [];
// The second is wrong: what the first call has made is gone, with its destructor.
echo outcome(fn() => read_program(list_of(object_of()), $made('Money', 'of', $fields))->decode('[{"units":7},{"units":"8"}]', new PlainHost(), 512)), ' ', implode(' ', Money::$calls), "\n";
?>
--EXPECT--
{"units":1} => Money(array( 'cents' => 100, 'currency' => 'EUR', ))
{"units":1,"currency":"CHF"} => Money(array( 'cents' => 100, 'currency' => 'CHF', ))
{"rate":2,"units":3} => Money(array( 'cents' => 300, 'currency' => 'EUR2', ))
{"units":-1} => DomainException: negative
{"units":"1"} => declined, reason 1
{} => declined, reason 1
{"units":1} => Coins(array( 'cents' => 100, 'currency' => 'EUR', ))
{} => declined, reason 2
{} => declined, reason 2
{} => Coins(array( 'cents' => 1, 'currency' => 'c', ))
{} => declined, reason 2
{"units":1} => declined, reason 2
{"units":1} => declined, reason 2
{} => declined, reason 2
{"units":1} => Money(array( 'cents' => 1, 'currency' => '', ))
{} => DomainException: while leaving
referring 1 gone gone
bool(true)
declined, reason 1 7 gone
