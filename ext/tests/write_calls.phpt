--TEST--
Steps are run in their order: calls see what is so far, and change what comes
--EXTENSIONS--
kiln
--FILE--
<?php
require __DIR__ . '/write.inc';

class Log
{
    private array $log = [];
    private int $n = 0;
    private function before(): void { $this->log[] = 'before'; ++$this->n; }
    public function middle(): int { $this->log[] = 'middle'; return ++$this->n; }
    public function after(): string { $this->log[] = 'after'; ++$this->n; return 'dropped'; }
}

$steps = [
    field('at first', slot('Log', 'n')),
    [op('STEP_CALL'), 'Log', 'before', ['Log::before']],
    [op('STEP_CONSTANT'), 'type', 'log'],
    field('n', slot('Log', 'n')),
    field('middle', method('Log', 'middle')),
    [op('STEP_CALL'), 'Log', 'after', ['Log::after']],
    field('log', slot('Log', 'log')),
    field('end', slot('Log', 'n')),
];
$log = new Log();
echo written(object_of(0, 'Log'), $log, [['Log', $steps]]), "\n";
echo written(list_of(object_of(0, 'Log')), [new Log(), new Log()], [['Log', [[op('STEP_CALL'), 'Log', 'before', ['Log::before']], field('log', slot('Log', 'log'))]]]), "\n";
?>
--EXPECT--
{"at first":0,"type":"log","n":1,"middle":2,"log":["before","middle","after"],"end":3}
[{"log":["before"]},{"log":["before"]}]
