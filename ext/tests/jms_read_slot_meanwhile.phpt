--TEST--
JMS dialect, reading: a slot that others know is left alone until its value is there
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/jms_read.inc';

class Known
{
    public static ?Known $last = null;
    public $count = 'as it was';
    public function setFirst(string $first): void { self::$last = $this; }
}
class Loud { public function __destruct() { echo "let go of\n"; } }

// The cast of a float may call a handler of errors, which does what this host does.
class CastingHost extends JmsHost
{
    public function __construct(private Closure $meanwhile) {}
    public function int(mixed $data): int { ($this->meanwhile)(Known::$last); return 7; }
}
$program = jms_read_program([op('JMS_READ_OBJECT_OF'), 0], [[Known::class, [
    field('first', [op('TARGET_METHOD'), 'setFirst'], coerce('STRING')),
    field('count', slot(Known::class, 'count'), coerce('INT')),
], [], false, false]]);
foreach ([
    'looked at' => fn(Known $known) => var_dump($known->count),
    'replaced' => function (Known $known) { $known->count = new Loud(); },
    'a reference' => function (Known $known) use (&$reference) { $reference = &$known->count; },
    'thrown' => fn(Known $known) => throw new DomainException('from the cast'),
] as $name => $meanwhile) {
    echo $name, "\n";
    read($program, '{"first":"f","count":1.5}', new CastingHost($meanwhile));
    var_dump(Known::$last->count);
    Known::$last = null;
}
?>
--EXPECT--
looked at
{"first":"f","count":1.5} => string(9) "as it was" object(Known) { ["count"]=> int(7) }
int(7)
replaced
{"first":"f","count":1.5} => let go of object(Known) { ["count"]=> int(7) }
int(7)
a reference
{"first":"f","count":1.5} => declined, reason 2
string(9) "as it was"
thrown
{"first":"f","count":1.5} => DomainException: from the cast
string(9) "as it was"
