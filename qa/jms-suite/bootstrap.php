<?php

declare(strict_types=1);

/*
 * In the place of tests/bootstrap.php of jms/serializer. The working directory has a copy of its src and tests, with the
 * packages one folder above.
 */

use Composer\Autoload\ClassLoader;

$loader = require dirname((string) getcwd()) . '/vendor/autoload.php';
assert($loader instanceof ClassLoader);
$loader->addPsr4('JMS\\Serializer\\', getcwd() . '/src');
$loader->addPsr4('JMS\\Serializer\\Tests\\', getcwd() . '/tests');
$loader->addPsr4('Kiln\\', dirname(__DIR__, 2) . '/src');

$register = ['JMS\\Serializer\\Tests\\Util\\DeprecationLogger', 'register'];
assert(is_callable($register));
$register();
