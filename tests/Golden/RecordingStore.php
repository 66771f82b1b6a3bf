<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use Kiln\Engine\Php\Store\CodeStore;
use Kiln\Engine\Php\Store\Entry;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\MemoryStore;

/**
 * Loads code from memory, and keeps what it was given.
 */
final class RecordingStore implements CodeStore
{
    /** @var array<string, GeneratedClass> by name */
    private array $classes = [];

    private readonly MemoryStore $memory;

    public function __construct()
    {
        $this->memory = new MemoryStore();
    }

    /**
     * @return list<GeneratedClass> in the order in which they came
     */
    public function classes(): array
    {
        return array_values($this->classes);
    }

    public function load(string $key): ?Entry
    {
        return $this->memory->load($key);
    }

    public function save(string $key, string $main, array $classes, array $sourceFiles): Entry
    {
        foreach ($classes as $class) {
            $this->classes[$class->name] = $class;
        }

        return $this->memory->save($key, $main, $classes, $sourceFiles);
    }

    public function scope(): string
    {
        return '';
    }

    public function pathOf(string $key): ?string
    {
        return $this->memory->pathOf($key);
    }
}
