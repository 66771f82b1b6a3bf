--TEST--
An engine in php.ini that does not exist leaves the default
--EXTENSIONS--
kiln
--INI--
kiln.engine=fast
--FILE--
<?php
var_dump(ini_get('kiln.engine'));
?>
--EXPECT--
string(4) "auto"
