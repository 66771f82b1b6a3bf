--TEST--
Sessions: without the library, what is saved stays saved
--EXTENSIONS--
kiln
session
--INI--
session.serialize_handler=kiln
kiln.engine=php
--FILE--
<?php
ob_start();
require __DIR__ . '/session.inc';

$memory = memory("\xC1before");
try {
    start();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
var_dump(session_status() === PHP_SESSION_NONE, $memory->saved === "\xC1before", $memory->isDestroyed);

echo "A new session\n";
$memory = memory('');
start();
$_SESSION['a'] = 1;
try {
    session_write_close();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
var_dump($memory->saved);

echo "An autoloader that throws\n";
spl_autoload_register(static function (string $class): void {
    throw new LogicException("{$class}?");
});
$memory = memory("\xC1before");
try {
    start();
} catch (LogicException $exception) {
    echo $exception->getMessage(), "\n";
}
--EXPECTF--
Kiln\Graph\PlainGraph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader
bool(true)
bool(true)
bool(false)
A new session
Kiln\Graph\PlainGraph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader
string(0) ""
An autoloader that throws

Warning: session_start(): Failed to decode session object. Session has been destroyed in %s on line %d
Kiln\Graph\PlainGraph?
