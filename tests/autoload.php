<?php

declare(strict_types=1);

/*
 * A class of the tests stands in a file of its name, or in one of its namespace: Kiln\Tests\Golden\Jms\Inlined\Delivery
 * stands in tests/Golden/Jms/Inlined.php. Composer's loader would load such a file again for a class of the namespace's
 * name, which damaged bytes do name.
 */
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Kiln\Tests\\')) {
        return;
    }
    $path = __DIR__ . '/' . strtr(substr($class, 11), '\\', '/');
    foreach ([$path, dirname($path)] as $of) {
        if (is_file($of . '.php')) {
            require_once $of . '.php';

            return;
        }
    }
});
