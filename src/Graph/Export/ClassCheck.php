<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Collect\Collection;

/**
 * Prints what an exported file checks by itself: that its classes are what they were. A process does it once; then a constant
 * stands for it. It is short, because without opcache PHP compiles it whenever it loads the file.
 *
 * @internal
 */
final class ClassCheck
{
    /**
     * What objects rest on, as reflection prints it. Defaults are left out: PHP evaluates them when it first needs them. Of a
     * constructor that makes the objects, its parameters and the number of its lines tell that it does more than it did.
     */
    private const FACTS = <<<'PHP'
        \implode('', $reflection->getProperties()) . $reflection->isAbstract() . \get_parent_class($class)
            . \method_exists($class, '__wakeup') . '-' . \method_exists($class, '__unserialize') . '-' . ($isConstructed && ($method = $reflection->getConstructor()) !== null
            ? $method->isPublic() . \implode('', $method->getParameters()) . ($method->getEndLine() - $method->getStartLine())
            : \method_exists($class, '__clone') . '-' . \method_exists($class, '__destruct'))
        PHP;

    private const CHECKSUM = '\crc32(\str_contains($facts, \' = \') ? \preg_replace(\'/ = .*? ]/s\', \'\', $facts) : $facts)';

    private const CLASSES = <<<'PHP'
            foreach (CLASSES as $class => [$layout, $isConstructed]) {
                $reflection = \class_exists($class) ? new \ReflectionClass($class) : null;
                $facts = $reflection === null ? '' : FACTS;
                if (CHECKSUM !== $layout) {
                    $changed = $class;
                }
            }

        PHP;

    private const WITH_DATA = <<<'PHP'
            foreach (CLASSES as $class) {
                if (!\method_exists($class, '__unserialize')) {
                    $changed = $class;
                }
            }

        PHP;

    private const CASES = <<<'PHP'
            foreach (CASES as [$enum, $case]) {
                if (!\defined("{$enum}::{$case}")) {
                    $changed = $enum;
                }
            }

        PHP;

    private const ERROR = <<<'PHP'
            if (isset($changed)) {
                throw \class_exists(\Kiln\Graph\StaleData::class)
                    ? new \Kiln\Graph\StaleData($changed, 'CHANGE')
                    : new \RuntimeException("The data were written when {$changed} was another: CHANGE. Write them anew.");
            }

        PHP;

    private const CHANGE = 'it has gone, or has other properties, other cases, or other methods that PHP calls by itself';

    /** @var (\Closure(class-string, \ReflectionClass<object>, bool): int)|null */
    private static ?\Closure $layout = null;

    /**
     * @param list<bool> $areConstructed of each shape, whether its objects are made by their constructor
     *
     * @return string empty when nothing can change
     */
    public static function print(Collection $collection, array $areConstructed): string
    {
        $classes = [];
        $withData = [];
        foreach ($collection->shapes as $position => $shape) {
            $class = $shape->class->reflection;
            if ($shape->class->restoring === Restoring::Data) {
                // What it has is its own affair.
                $withData += $class->isUserDefined() ? [$class->name => Literal::of($class->name)] : [];
                continue;
            }
            for ($isConstructed = $areConstructed[$position]; $class !== false && $class->isUserDefined(); $class = $class->getParentClass()) {
                if ($isConstructed || !isset($classes[$class->name])) {
                    $layout = self::layout()($class->name, $class, $isConstructed);
                    $classes[$class->name] = Literal::of($class->name) . " => [{$layout}, " . Literal::of($isConstructed) . ']';
                }
                $isConstructed = false;
            }
        }
        ksort($classes);
        ksort($withData);
        $cases = array_map(static fn(\UnitEnum $case): string => '[' . Literal::of($case::class) . ', ' . Literal::of($case->name) . ']', $collection->cases);
        $body = ($classes === [] ? '' : str_replace(['FACTS', 'CHECKSUM', 'CLASSES'], [str_replace("\n", "\n        ", self::FACTS), self::CHECKSUM, self::list($classes)], self::CLASSES))
            . ($withData === [] ? '' : str_replace('CLASSES', self::list($withData), self::WITH_DATA))
            . ($cases === [] ? '' : str_replace('CASES', self::list($cases), self::CASES));
        if ($body === '') {
            return '';
        }
        $name = 'kiln_' . hash('xxh64', $body);

        return "\\defined('{$name}') || (static function (): void {\n{$body}" . str_replace('CHANGE', self::CHANGE, self::ERROR) . "    \\define('{$name}', true);\n})();\n\n";
    }

    /**
     * @param array<string> $elements code
     */
    private static function list(array $elements): string
    {
        return \count($elements) === 1 ? '[' . reset($elements) . ']' : "[\n        " . implode(",\n        ", $elements) . ",\n    ]";
    }

    /**
     * @return \Closure(class-string, \ReflectionClass<object>, bool): int what the files do
     */
    private static function layout(): \Closure
    {
        if (self::$layout === null) {
            /** @var \Closure(class-string, \ReflectionClass<object>, bool): int $layout */
            $layout = eval('return static function (string $class, \ReflectionClass $reflection, bool $isConstructed): int { $facts = ' . self::FACTS . '; return ' . self::CHECKSUM . '; };');
            self::$layout = $layout;
        }

        return self::$layout;
    }
}
