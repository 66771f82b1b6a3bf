--TEST--
APCu: the extension alone keeps what it can; where it would take the library, a read is a miss and a write an exception
--EXTENSIONS--
kiln
apcu
--INI--
apc.enable_cli=1
apc.serializer=kiln
--FILE--
<?php
final class Point
{
    public ?Point $next = null;

    public function __construct(private readonly int $x) {}
}

$point = new Point(1);
$point->next = $point;
var_dump(apcu_store('points', [$point, $point]));
[$first, $second] = apcu_fetch('points');
var_dump($first === $second, $first->next === $first, $first !== $point);

final class Moody
{
    public static bool $isWilling = true;

    public function __serialize(): array
    {
        return self::$isWilling ? [] : throw new LogicException('not kept');
    }

    public function __unserialize(array $data): void
    {
        self::$isWilling || throw new LogicException('not restored');
    }
}

apcu_store('moody', new Moody());
var_dump(apcu_fetch('moody') == new Moody());
Moody::$isWilling = false;
var_dump(apcu_fetch('moody'));
try {
    apcu_store('moody', new Moody());
} catch (LogicException $exception) {
    echo $exception->getMessage(), "\n";
}

ini_set('kiln.engine', 'php');
var_dump(apcu_fetch('points', $isHit), $isHit);
try {
    apcu_store('points', []);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
ini_set('kiln.engine', 'auto');
try {
    apcu_store('points', [static fn(): int => 1]);
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
var_dump(count(apcu_fetch('points')));
--EXPECTF--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(false)
not kept

Warning: apcu_fetch(): Kiln\Graph\PlainGraph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader in %s on line %d
bool(false)
bool(false)
Kiln\Graph\PlainGraph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader
Kiln\Graph\PlainGraph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader
int(2)
