<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Code that is compiled from a string and lasts as long as the process.
 *
 * @internal
 */
final class MemoryStore implements CodeStore
{
    /** Of classes that were compiled in this process. */
    private static int $count = 0;

    /** @var array<string, Entry> by key */
    private array $entries = [];

    public function load(string $key): ?Entry
    {
        return $this->entries[$key] ?? null;
    }

    public function save(string $key, string $main, array $classes, array $sourceFiles): Entry
    {
        self::declare($classes);

        return $this->entries[$key] = new Entry($main, \array_column($classes, 'name'), []);
    }

    public function scope(): string
    {
        return '';
    }

    public function pathOf(string $key): ?string
    {
        return null;
    }

    /**
     * Declares the classes that are not there yet.
     *
     * @param list<GeneratedClass> $classes
     */
    public static function declare(array $classes): void
    {
        foreach ($classes as $class) {
            // Another store of this process may have declared it; a name stands for one content only.
            if (!$class->isDeclared()) {
                self::run($class->code);
            }
        }
    }

    /**
     * A function of its own, so that the code sees no variable but this one.
     */
    private static function run(string $code): void
    {
        // The line break of the opening tag stays: line numbers are those of the printed text.
        $code = \substr($code, \strlen(GeneratedClass::OPENING) - 1);
        // To PHP, the line that compiles is a part of the file's name: each class has one of its own, by which a stack trace tells
        // them apart.
        eval(\str_repeat("\n", self::$count++) . 'eval($code);');
    }
}
