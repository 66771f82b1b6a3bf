--TEST--
Programs of a directory are known only from earlier requests
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/programs.inc';

use Kiln\Native\{KnownPrograms, ReadProgram, WriteProgram};

$folder = sys_get_temp_dir() . '/kiln-known-' . bin2hex(random_bytes(6));
mkdir($folder);
$noting = fn(string $path): ?KnownPrograms => KnownPrograms::noting($folder, 'variant', false, 'library', 1, $path, 512);
// What this request sees may have changed while it ran.
var_dump(KnownPrograms::in($folder, 'variant', false, 'library', 1), $noting($folder), $noting($folder), $noting("{$folder}/missing"), $noting('relative'), $noting(''));
var_dump(KnownPrograms::in($folder, 'variant', false, 'library', 1), KnownPrograms::in('', '', true, '', 0));
rmdir($folder);
var_dump($noting($folder));
foreach ([fn() => new KnownPrograms(), fn() => serialize((new ReflectionClass(KnownPrograms::class))->newInstanceWithoutConstructor())] as $make) {
    echo outcome($make), "\n";
}
?>
--EXPECT--
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL
NULL
Error: Call to private Kiln\Native\KnownPrograms::__construct() from global scope
ReflectionException: Class Kiln\Native\KnownPrograms is an internal class marked as final that cannot be instantiated without invoking its constructor
