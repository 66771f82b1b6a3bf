<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\EntryFile;
use Kiln\Engine\Php\Store\EntryState;
use Kiln\Engine\Php\Store\PrintedCode;
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
            && $stored->entry->classes === \array_column($code->classes, 'name');

        return $isSame && @\file_get_contents($stored->path) === SealedFiles::seal(EntryFile::print($code->key, $stored->entry, $code->classes)) ? null : Change::Changed;
    }
}
