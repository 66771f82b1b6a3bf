--TEST--
Sessions: what the extension leaves to the library; damaged sessions are destroyed, with a warning
--EXTENSIONS--
kiln
session
--INI--
session.serialize_handler=kiln
kiln.engine=php
--FILE--
<?php
ob_start();
require __DIR__ . '/library.inc';
require __DIR__ . '/session.inc';

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\PlainGraph;

echo "Read and saved\n";
$memory = memory("\xC1before");
PlainGraph::$value = ['a' => 1];
start();
$_SESSION['b'] = 2;
PlainGraph::$bytes = "\xC1after";
session_write_close();
var_dump($memory->saved === "\xC1after", $memory->isDestroyed);

foreach (['damaged' => new DamagedBytes('cut off'), 'no array' => 5, 'null' => null] as $what => PlainGraph::$value) {
    echo "\nRead: {$what}\n";
    $memory = memory("\xC1before");
    var_dump(start(), $_SESSION, $memory->isDestroyed);
    }

echo "\nAn exception of the application\n";
$memory = memory("\xC1before");
PlainGraph::$value = new LogicException('of the application');
try {
    start();
} catch (LogicException $exception) {
    var_dump($exception->getMessage());
}

echo "\nNot saved: it stays as it was\n";
$memory = memory("\xC1before");
PlainGraph::$value = ['a' => 1];
start();
PlainGraph::$bytes = new LogicException('a closure');
try {
    session_write_close();
} catch (LogicException $exception) {
    var_dump($exception->getMessage());
}
var_dump($memory->saved === "\xC1before", $memory->isDestroyed, session_status() === PHP_SESSION_NONE);

echo "\nEncoded for the application\n";
start();
try {
    session_encode();
} catch (LogicException $exception) {
    var_dump($exception->getMessage());
}
PlainGraph::$bytes = 'bytes';
var_dump(session_encode());
PlainGraph::$value = ['c' => 3];
var_dump(session_decode('others'), $_SESSION);
session_abort();
--EXPECTF--
Read and saved
decode c16265666f7265, allowed: null
encode {"a":1,"b":2}
bool(true)
bool(false)

Read: damaged
decode c16265666f7265, allowed: null

Warning: session_start(): cut off in %s on line %d

Warning: session_start(): Failed to decode session object. Session has been destroyed in %s on line %d
bool(false)
array(0) {
}
bool(true)

Read: no array
decode c16265666f7265, allowed: null

Warning: session_start(): Failed to decode session object. Session has been destroyed in %s on line %d
bool(false)
array(0) {
}
bool(true)

Read: null
decode c16265666f7265, allowed: null

Warning: session_start(): Failed to decode session object. Session has been destroyed in %s on line %d
bool(false)
array(0) {
}
bool(true)

An exception of the application
decode c16265666f7265, allowed: null

Warning: session_start(): Failed to decode session object. Session has been destroyed in %s on line %d
string(18) "of the application"

Not saved: it stays as it was
decode c16265666f7265, allowed: null
encode {"a":1}
string(9) "a closure"
bool(true)
bool(false)
bool(true)

Encoded for the application
decode c16265666f7265, allowed: null
encode {"a":1}
string(9) "a closure"
encode {"a":1}
string(5) "bytes"
decode 6f7468657273, allowed: null
bool(true)
array(1) {
  ["c"]=>
  int(3)
}
