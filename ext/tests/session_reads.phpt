--TEST--
Sessions: graphs are read by the extension alone
--EXTENSIONS--
kiln
session
--INI--
session.serialize_handler=kiln
--FILE--
<?php
ob_start();
require __DIR__ . '/session.inc';

final class Cart
{
    public $n = 0;

    protected $i = [];
}

memory(hex2bin('c1810d1a1443617274006e006900610075736572006361727401106ff2db656c011040026f1740046fb202400e8f40027f7fc18d'));
var_dump(start(), $_SESSION);
session_abort();

echo "References\n";
memory(hex2bin('c181190a0361006210400240021740046fa000017f7fd225'));
start();
$_SESSION['a'][] = 2;
var_dump($_SESSION['b']);
session_abort();

echo "A new session\n";
memory('');
var_dump(start(), $_SESSION);
session_abort();
--EXPECTF--
bool(true)
array(2) {
  ["user"]=>
  int(7)
  ["cart"]=>
  object(Cart)#%d (2) {
    ["n"]=>
    int(1)
    ["i":protected]=>
    array(1) {
      [0]=>
      string(1) "a"
    }
  }
}
References
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
A new session
bool(true)
array(0) {
}
