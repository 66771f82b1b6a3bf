<?php

declare(strict_types=1);

use Kiln\Tests\Bridge\Jms\LoadedClasses;

require __DIR__ . '/../vendor/autoload.php';

// In whatever order tests run, none is the one in which PHP complains of a package.
LoadedClasses::load();
