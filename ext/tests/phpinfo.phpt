--TEST--
phpinfo() has a block of its own
--EXTENSIONS--
kiln
--INI--
kiln.engine=auto
--FILE--
<?php
(new ReflectionExtension('kiln'))->info();
?>
--EXPECTF--
kiln

Kiln native engine => enabled
Version => %d.%d.%s
ABI of programs => %d
simdjson => %d.%d.%d
%A
Directive => Local Value => Master Value
kiln.engine => auto => auto
kiln.session_previous_handler => no value => no value
