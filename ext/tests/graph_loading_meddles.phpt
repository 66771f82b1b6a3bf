--TEST--
Graph: an autoloader that changes the list of allowed classes while it is looked through, or ends the script
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/graph.inc';

spl_autoload_register(function (string $class) use (&$changed) {
    echo "loads $class\n";
    if ($class === 'Ent') {
        $changed = 0x4141414141;
        eval('class Ent extends ArrayObject {} class It extends ArrayIterator {}');
    }
    if ($class === 'Later') {
        exit("and ends\n");
    }
});

// Graph::encode([new Ent([1], 0, It::class)]), in columns.
$changed = 'Nothing';
$value = decode(hex2bin('c1810d0a06456e7400497401046f0110400240021240028f134008b48d3040006f7f700470026bcd'), [&$changed, 'Ent', 'It']);
echo $value[0]::class, ' ', $value[0]->getIteratorClass(), ' ', $value[0][0], "\n";

// In the direct form: an ArrayObject with a private property of Later.
try {
    decode(hex2bin('c18301010b41727261794f626a656374a08300c390cc08004c61746572007001c01e51'));
} finally {
    echo "nothing is caught\n";
}
?>
--EXPECT--
loads Ent
Ent It 1
loads Later
and ends
