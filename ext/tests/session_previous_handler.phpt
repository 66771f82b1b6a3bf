--TEST--
Sessions: kiln.session_previous_handler reads what is no graph
--EXTENSIONS--
kiln
session
--INI--
session.serialize_handler=kiln
--FILE--
<?php
ob_start();
require __DIR__ . '/session.inc';

$graph = hex2bin('c181190a0361006210400240021740046fa000017f7fd225');
$saved = [
    'php' => 'a|i:1;b|a:1:{i:0;i:2;}',
    'php_serialize' => serialize(['a' => 1, 'b' => [2]]),
    'php_binary' => "\x01ai:1;\x01ba:1:{i:0;i:2;}",
];
foreach ($saved as $handler => $bytes) {
    ini_set('kiln.session_previous_handler', $handler);
    memory($bytes);
    start();
    echo $handler, ': ', json_encode($_SESSION);
    session_abort();
    memory($graph);
    start();
    echo ' ', json_encode($_SESSION), "\n";
    session_abort();
}

echo "None\n";
ini_set('kiln.session_previous_handler', '');
$memory = memory($saved['php']);
try {
    start();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
var_dump($memory->saved === $saved['php']);

echo "One that does not exist\n";
ini_set('kiln.session_previous_handler', 'ph');
$memory = memory($saved['php']);
try {
    start();
} catch (Error $error) {
    echo $error->getMessage(), "\n";
}
var_dump($memory->saved === $saved['php']);

echo "Itself\n";
var_dump(ini_set('kiln.session_previous_handler', 'kiln'), ini_get('kiln.session_previous_handler'));
--EXPECT--
php: {"a":1,"b":[2]} {"a":[1],"b":[1]}
php_serialize: {"a":1,"b":[2]} {"a":[1],"b":[1]}
php_binary: {"a":1,"b":[2]} {"a":[1],"b":[1]}
None
Kiln\Graph\PlainGraph cannot be loaded: the extension kiln needs the package kiln/kiln and its autoloader
bool(true)
One that does not exist
There is no session handler ph (kiln.session_previous_handler)
bool(true)
Itself
bool(false)
string(2) "ph"
