<?php

declare(strict_types=1);

use PhpCsFixer\Config;
use PhpCsFixer\Finder;
use PhpCsFixer\Runner\Parallel\ParallelConfigFactory;

$present = static fn(string $path): bool => file_exists(__DIR__ . '/' . $path);

$finder = Finder::create()
    ->in(array_filter(['src', 'tests', 'examples', 'bin', 'qa', 'lab'], $present))
    // "expected" holds generated code as it was printed; it has a style of its own.
    ->exclude(['vendor', 'var', 'expected'])
    // As Rector prints it.
    ->notPath('Fixture/Rector/after')
    ->append(array_filter(['bin/kiln', 'lab/bench', 'lab/add-liip', '.php-cs-fixer.dist.php'], $present));

return (new Config())
    ->setFinder($finder)
    ->setRiskyAllowed(true)
    // Kiln supports versions of PHP that are newer than the fixer.
    ->setUnsupportedPhpVersionAllowed(true)
    ->setParallelConfig(ParallelConfigFactory::detect())
    ->setCacheFile(__DIR__ . '/var/php-cs-fixer.cache')
    ->setRules([
        '@PER-CS3x0' => true,
        '@PER-CS3x0:risky' => true,
        'declare_strict_types' => true,
        'native_function_invocation' => ['include' => ['@compiler_optimized'], 'scope' => 'namespaced', 'strict' => true],
        'no_unused_imports' => true,
        'ordered_imports' => ['sort_algorithm' => 'alpha', 'imports_order' => ['class', 'function', 'const']],
        'strict_param' => true,
        'void_return' => true,
    ]);
