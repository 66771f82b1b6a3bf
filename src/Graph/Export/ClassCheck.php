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
     * What objects rest on, as reflection prints it. Defaults are left out: PHP evaluates them when it first needs them. A regular
     * expression is not run without need: the first one of a request takes as long as the rest.
     */
    private const FACTS = <<<'PHP'
        (\str_contains($facts = \implode('', ($reflection = new \ReflectionClass($class))->getProperties()), ' = ') ? \preg_replace('/ = .*? ]/s', '', $facts) : $facts) . \get_parent_class($class)
            . $reflection->isAbstract() . '-' . \method_exists($class, '__wakeup') . '-' . \method_exists($class, '__unserialize')
        PHP;

    /** The objects are made without their constructor. */
    public const BLANK = 0;

    /** By a constructor of which each parameter is a property, so that reflection has printed its type. */
    public const PROMOTED = 1;

    /** By one that assigns its parameters. */
    public const ASSIGNED = 2;

    /** Of constructors, the parameters and the number of lines tell that they do more than they did. */
    private const MADE_BY = [
        self::BLANK => " . '-' . \\method_exists(\$class, '__clone') . '-' . \\method_exists(\$class, '__destruct')",
        self::PROMOTED => "\n    . ((\$constructor = \$reflection->getConstructor())?->isPublic() ? \\implode(' ', \\array_column(\$constructor->getParameters(), 'name')) . (\$constructor->getEndLine() - \$constructor->getStartLine()) : '')",
        self::ASSIGNED => "\n    . ((\$constructor = \$reflection->getConstructor())?->isPublic() ? \\implode(' ', \$constructor->getParameters()) . (\$constructor->getEndLine() - \$constructor->getStartLine()) : '')",
    ];

    private const CLASSES = <<<'PHP'
            foreach (CLASSES as $class => $layout) {
                if (!\class_exists($class) || \crc32(FACTS) !== $layout) {
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
                $change = 'CHANGE';
                throw \class_exists(\Kiln\Graph\StaleData::class) ? new \Kiln\Graph\StaleData($changed, $change) : new \RuntimeException("The data were written when {$changed} was another: {$change}. Write them anew.");
            }

        PHP;

    private const CHANGE = 'it has gone, or has other properties, other cases, or other methods that PHP calls by itself';

    /** @var array<int, \Closure(class-string): int> what the files do, by how the objects are made */
    private static array $layouts = [];

    /**
     * @param list<self::BLANK|self::PROMOTED|self::ASSIGNED> $ways of each shape, how its objects are made
     *
     * @return string empty when nothing can change
     */
    public static function print(Collection $collection, array $ways): string
    {
        $classes = [self::BLANK => [], self::PROMOTED => [], self::ASSIGNED => []];
        $withData = [];
        foreach ($collection->shapes as $position => $shape) {
            $class = $shape->class->reflection;
            if ($shape->class->restoring === Restoring::Data) {
                // What it has is its own affair.
                $withData += $class->isUserDefined() ? [$class->name => Literal::of($class->name)] : [];
                continue;
            }
            for ($way = $ways[$position]; $class !== false && $class->isUserDefined(); $class = $class->getParentClass()) {
                $classes[$way][$class->name] = Literal::of($class->name) . ' => ' . self::layout($way)($class->name);
                $way = self::BLANK;
            }
        }
        // What is constructed has been looked at as closely.
        $classes[self::BLANK] = \array_diff_key($classes[self::BLANK], $classes[self::PROMOTED], $classes[self::ASSIGNED]);
        $cases = \array_map(static fn(\UnitEnum $case): string => '[' . Literal::of($case::class) . ', ' . Literal::of($case->name) . ']', $collection->cases);
        $body = \implode('', \array_map(self::classes(...), $classes, \array_keys($classes)))
            . ($withData === [] ? '' : \str_replace('CLASSES', self::list($withData), self::WITH_DATA))
            . ($cases === [] ? '' : \str_replace('CASES', self::list($cases), self::CASES));
        if ($body === '') {
            return '';
        }
        $name = 'kiln_' . \hash('xxh64', $body);

        return "\\defined('{$name}') || (static function (): void {\n{$body}" . \str_replace('CHANGE', self::CHANGE, self::ERROR) . "    \\define('{$name}', true);\n})();\n\n";
    }

    /**
     * @param array<string, string>                      $classes code, by name
     * @param self::BLANK|self::PROMOTED|self::ASSIGNED $way
     */
    private static function classes(array $classes, int $way): string
    {
        return $classes === [] ? '' : \str_replace(['FACTS', 'CLASSES'], [\str_replace("\n", "\n        ", self::facts($way)), self::list($classes)], self::CLASSES);
    }

    /**
     * @param self::BLANK|self::PROMOTED|self::ASSIGNED $way
     */
    private static function facts(int $way): string
    {
        return self::FACTS . self::MADE_BY[$way];
    }

    /**
     * @param array<string> $elements code
     */
    private static function list(array $elements): string
    {
        \ksort($elements);

        return \count($elements) === 1 ? '[' . \reset($elements) . ']' : "[\n        " . \implode(",\n        ", $elements) . ",\n    ]";
    }

    /**
     * @param self::BLANK|self::PROMOTED|self::ASSIGNED $way
     *
     * @return \Closure(class-string): int
     */
    private static function layout(int $way): \Closure
    {
        if (!isset(self::$layouts[$way])) {
            /** @var \Closure(class-string): int $layout */
            $layout = eval('return static fn(string $class): int => \crc32(' . self::facts($way) . ');');
            self::$layouts[$way] = $layout;
        }

        return self::$layouts[$way];
    }
}
