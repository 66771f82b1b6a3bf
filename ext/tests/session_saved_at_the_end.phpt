--TEST--
Sessions: saved when the request ends, where nobody catches anything
--EXTENSIONS--
kiln
session
--INI--
session.serialize_handler=kiln
session.save_path={PWD}
kiln.engine=php
--FILE--
<?php
ob_start();
require __DIR__ . '/library.inc';

file_put_contents(__DIR__ . '/sess_saved-at-the-end', "\xC1before");
session_id('saved-at-the-end');
Kiln\Graph\PlainGraph::$value = ['a' => 1];
session_start(['use_cookies' => 0, 'cache_limiter' => '']);
Kiln\Graph\PlainGraph::$bytes = new LogicException('a closure');
--CLEAN--
<?php
unlink(__DIR__ . '/sess_saved-at-the-end');
--EXPECTF--
decode c16265666f7265, allowed: null
encode {"a":1}
%A
Fatal error: Uncaught LogicException: a closure in %s:%d
%A
