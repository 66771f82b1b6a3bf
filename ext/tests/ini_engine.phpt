--TEST--
kiln.engine takes only the names of engines
--EXTENSIONS--
kiln
--FILE--
<?php
var_dump(ini_get('kiln.engine'));
foreach (['php', 'native', 'auto'] as $engine) {
    var_dump(ini_set('kiln.engine', $engine), ini_get('kiln.engine'));
}
foreach (['', 'PHP', 'auto ', '1', "php\0"] as $engine) {
    var_dump(ini_set('kiln.engine', $engine), ini_get('kiln.engine'));
}
ini_set('kiln.engine', 'php');
ini_restore('kiln.engine');
var_dump(ini_get('kiln.engine'));
?>
--EXPECT--
string(4) "auto"
string(4) "auto"
string(3) "php"
string(3) "php"
string(6) "native"
string(6) "native"
string(4) "auto"
bool(false)
string(4) "auto"
bool(false)
string(4) "auto"
bool(false)
string(4) "auto"
bool(false)
string(4) "auto"
bool(false)
string(4) "auto"
string(4) "auto"
