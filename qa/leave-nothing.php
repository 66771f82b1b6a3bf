<?php

declare(strict_types=1);

/*
 * Runs after a test of the extension where leaks are looked for: when PHP ends it does not collect what only refers to itself,
 * but gives up the memory of the whole request at once, which it cannot when each allocation is watched.
 */

(static function (): void {
    foreach (array_reverse(array_keys($GLOBALS)) as $name) {
        unset($GLOBALS[$name]);
    }
    gc_collect_cycles();
})();
