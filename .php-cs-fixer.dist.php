<?php

declare(strict_types=1);

use PhpCsFixer\Config;
use PhpCsFixer\Config\RuleCustomisationPolicyInterface;
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

// Where PHP has to ask at run time whether a namespace has a function of its own, a call takes 10 ns more, and what asks for it takes
// memory: 60 pages of it and 1 ms of the first use without opcache. Only the library is worth the backslashes.
$onlyInLibrary = new class implements RuleCustomisationPolicyInterface {
    public function getPolicyVersionForCache(): string
    {
        return hash_file('xxh128', __FILE__) ?: '';
    }

    public function getRuleCustomisers(): array
    {
        $inLibrary = static fn(SplFileInfo $file): bool => str_starts_with((string) $file->getRealPath(), __DIR__ . '/src/');

        return array_fill_keys(['global_namespace_import', 'native_constant_invocation', 'native_function_invocation'], $inLibrary);
    }
};

return (new Config())
    ->setRuleCustomisationPolicy($onlyInLibrary)
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
        'global_namespace_import' => ['import_classes' => false, 'import_constants' => false, 'import_functions' => false],
        'native_constant_invocation' => ['scope' => 'namespaced', 'strict' => true],
        'native_function_invocation' => ['include' => ['@all'], 'scope' => 'namespaced', 'strict' => true],
        'no_unused_imports' => true,
        'ordered_imports' => ['sort_algorithm' => 'alpha', 'imports_order' => ['class', 'function', 'const']],
        'strict_param' => true,
        'void_return' => true,
    ]);
