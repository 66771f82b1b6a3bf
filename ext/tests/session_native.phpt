--TEST--
Sessions: saved and read by the extension alone, also when the request ends
--EXTENSIONS--
kiln
session
--INI--
session.serialize_handler=kiln
session.save_path={PWD}
session.use_strict_mode=0
--FILE--
<?php
ob_start();
require __DIR__ . '/session.inc';

final class Cart
{
    private array $items = [];

    public function add(string $item): static
    {
        $this->items[] = $item;

        return $this;
    }

    public function __serialize(): array
    {
        return $this->items;
    }

    public static bool $isSour = false;

    public function __unserialize(array $items): void
    {
        !self::$isSour || throw new LogicException('sour');
        $this->items = $items;
    }
}

start();
$_SESSION['cart'] = (new Cart())->add('tea');
$_SESSION['same'] = &$_SESSION['cart'];
session_write_close();

$_SESSION = [];
start();
$_SESSION['same']->add('milk');
$_SESSION['same'] = clone $_SESSION['same'];
var_dump($_SESSION['cart']);
session_write_close();

Cart::$isSour = true;
start();
Cart::$isSour = false;

// Saved when the request ends, for other extensions may have ended theirs.
start();
$_SESSION['late'] = (new Cart())->add('sugar');
--CLEAN--
<?php
unlink(__DIR__ . '/sess_one');
--EXPECTF--
object(Cart)#%d (1) {
  ["items":"Cart":private]=>
  array(2) {
    [0]=>
    string(3) "tea"
    [1]=>
    string(4) "milk"
  }
}

Warning: session_start(): Cart::__unserialize(): sour in %s on line %d

Warning: session_start(): Failed to decode session object. Session has been destroyed in %s on line %d
