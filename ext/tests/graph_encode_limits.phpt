--TEST--
Graph: what is encoded however deep it is, what is left to PHP, and that nothing is left behind
--EXTENSIONS--
kiln
--INI--
memory_limit=1G
--FILE--
<?php
use Kiln\Native\Declined;

final class Node
{
    private ?string $text = null;
    public array $list = [];

    public function __construct(public mixed $next = null) {}
}

final class Failing
{
    public function __serialize(): array
    {
        throw new LogicException('of a method');
    }
}

final class Wrong
{
    public function __serialize()
    {
        return 'no array';
    }
}

final class Lost
{
    public $here = 1;

    public function __sleep()
    {
        return ['here', 'nowhere'];
    }
}

function attempt(mixed $value): string
{
    try {
        return strlen(Kiln\Native\encode_graph($value)) > 0 ? 'encoded' : '';
    } catch (Declined) {
        return 'declined';
    } catch (LogicException $exception) {
        return $exception->getMessage();
    }
}

function nested(int $levels): array
{
    $array = [1];
    for (; $levels > 1; --$levels) {
        $array = ['x' => $array];
    }

    return $array;
}

$chain = null;
for ($i = 0; $i < 1_000_000; ++$i) {
    $chain = new Node($chain);
}
echo 'a chain: ', attempt($chain), "\n";
while ($chain !== null) {
    $chain = $chain->next;
}

echo 'arrays in 4096 levels: ', attempt(nested(4096)), "\n";
echo 'one level more: ', attempt(nested(4097)), "\n";
ini_set('fiber.stack_size', 131072);
// PHP itself frees it by recursion, so that is left to the end of the script.
$deep = [nested(4000), new Node(new Node())];
$fiber = new Fiber(static fn() => attempt($deep));
$fiber->start();
echo 'in a fiber: ', $fiber->getReturn(), "\n";

foreach ([
    'a closure' => static fn() => 1,
    'a resource' => [STDOUT],
    'an anonymous class' => new class {},
    'a generator' => (static fn() => yield 1)(),
    'an exception' => new Exception(),
    'a method that throws' => [1, new Failing()],
    'a method that gives no array' => [1, new Wrong()],
    'a property that is not there' => [1, new Lost()],
] as $what => $value) {
    echo "{$what}: ", attempt($value), "\n";
}

// No table of properties is made in an object, and nothing is forgotten.
$value = [];
for ($i = 0; $i < 2000; ++$i) {
    $value[] = new Node([$i, 'text ' . $i, new ArrayObject([$i]), new DateTimeImmutable('@' . $i)]);
}
attempt($value);
$before = memory_get_usage();
for ($i = 0; $i < 5; ++$i) {
    attempt($value);
    attempt([$value, new Failing()]);
}
echo 'left behind: ', memory_get_usage() - $before, "\n";
?>
--EXPECT--
a chain: encoded
arrays in 4096 levels: encoded
one level more: declined
in a fiber: encoded
a closure: declined
a resource: declined
an anonymous class: declined
a generator: declined
an exception: declined
a method that throws: of a method
a method that gives no array: declined
a property that is not there: declined
left behind: 0
