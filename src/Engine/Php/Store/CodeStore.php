<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Where generated code lives.
 *
 * @internal
 */
interface CodeStore
{
    /**
     * What was saved under a key, with all its classes loaded; null when there is nothing, or it is stale, foreign or damaged.
     */
    public function load(string $key): ?Entry;

    /**
     * Stores classes and loads them.
     *
     * @param string               $main        short name of the class that answers the call; one of $classes
     * @param list<GeneratedClass> $classes     in the order in which they must be loaded
     * @param list<string>         $sourceFiles absolute paths of the files that the classes were made from
     */
    public function save(string $key, string $main, array $classes, array $sourceFiles): Entry;

    /**
     * What a key must hold so that several installations can keep their code here.
     */
    public function scope(): string;

    /**
     * The file that the code lies in that was saved under a key; null when it lies in memory or is not known.
     */
    public function pathOf(string $key): ?string;
}
