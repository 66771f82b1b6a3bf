<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\EntryState;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\SealedFiles;
use Kiln\Engine\Php\Store\StoredEntry;

/**
 * What lies in a directory, to compare with. It is looked at without running any generated class.
 *
 * @internal
 */
final class StoredCode
{
    /** @var array<string, StoredEntry> by key */
    private array $entries = [];

    /** @var array<string, bool> by name of a class: whether its file is as it would be printed */
    private array $isCurrent = [];

    public function __construct(private readonly DirectoryStore $store)
    {
        foreach ($store->entries() as $entry) {
            if ($entry->key !== null) {
                $this->entries[$entry->key] = $entry;
            }
        }
    }

    /**
     * Null when nothing would change.
     */
    public function changeTo(PrintedCode $code): ?Change
    {
        $stored = $this->entries[$code->key] ?? null;
        if ($stored === null) {
            return Change::Added;
        }
        $isSame = $stored->state === EntryState::Ready
            && $stored->entry?->main === $code->main
            && $stored->entry->classes === array_column($code->classes, 'name');

        return $isSame && $this->outdated($code) === [] ? null : Change::Changed;
    }

    /**
     * @return list<string> names of the classes whose files are missing or other than they would be printed
     */
    public function outdated(PrintedCode $code): array
    {
        $outdated = [];
        foreach ($code->classes as $class) {
            if (!($this->isCurrent[$class->name] ??= $this->isStored($class))) {
                $outdated[] = $class->name;
            }
        }

        return $outdated;
    }

    private function isStored(GeneratedClass $class): bool
    {
        $path = $this->store->pathOf($class->name);

        return $path !== null && @file_get_contents($path) === SealedFiles::seal($class->code);
    }
}
