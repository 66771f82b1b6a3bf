<?php

declare(strict_types=1);

use Kiln\Tests\Bridge\Jms\PackageDeprecation;

require __DIR__ . '/../vendor/autoload.php';
require_once __DIR__ . '/autoload.php';

// Whoever asks for a run with the native engine is not to be told about one without it, nor the other way round.
$expectsNative = getenv('KILN_EXPECTS_NATIVE');
if ($expectsNative !== false && ($expectsNative === '1') !== extension_loaded('kiln')) {
    fwrite(STDERR, "KILN_EXPECTS_NATIVE={$expectsNative}, but PHP has " . (extension_loaded('kiln') ? 'the' : 'no') . " extension kiln.\n");
    exit(1);
}

// Each random class stays until the process ends, so more cases need more.
ini_set('memory_limit', getenv('KILN_CASES') === false ? '1G' : '-1');

// In whatever order tests run, none is the one in which PHP complains of a package.
PackageDeprecation::loadClasses();

// Classes inside of the graph are reached through it; tests also begin with them.
require_once __DIR__ . '/../src/Graph/PlainGraph.php';
