<?php

declare(strict_types=1);

/*
 * A file of tests may hold the classes of a namespace: Kiln\Tests\Golden\Jms\Inlined\Delivery stands in
 * tests/Golden/Jms/Inlined.php.
 */
spl_autoload_register(static function (string $class): void {
    if (preg_match('/^Kiln\\\\Tests\\\\(.+)\\\\[^\\\\]+$/D', $class, $parts) === 1) {
        $file = __DIR__ . '/' . strtr($parts[1], '\\', '/') . '.php';
        if (is_file($file)) {
            require_once $file;
        }
    }
});
