<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * What lies in one file for an entry.
 *
 * @internal
 */
final readonly class StoredEntry
{
    /**
     * @param string|null $key   null when the entry is damaged
     * @param Entry|null  $entry null when the entry is damaged
     */
    private function __construct(public string $path, public EntryState $state, public ?string $key, public ?Entry $entry) {}

    public static function at(string $path, SealedFiles $files): self
    {
        [$key, $entry] = EntryContent::parse(EntryContent::returned($files->read($path) ?? '')) ?? [null, null];
        if ($key === null || $entry === null || CodeLookup::nameOf($key) !== \basename($path)) {
            return new self($path, EntryState::Damaged, null, null);
        }
        foreach ($entry->sources as $source => $state) {
            if (SourceCheck::confirm($source, $state) === null) {
                return new self($path, EntryState::Stale, $key, $entry);
            }
        }

        return new self($path, EntryState::Ready, $key, $entry);
    }
}
