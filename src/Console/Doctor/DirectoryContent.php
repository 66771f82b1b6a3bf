<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

use Kiln\Engine\Php\Store\Cleaner;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\EntryState;
use Kiln\Engine\Php\Store\OwnFiles;
use Kiln\System\AtomicFile;

/**
 * What lies in a directory for generated code.
 *
 * @internal
 */
final readonly class DirectoryContent
{
    /**
     * @param array<string, int> $entries    by value of their {@see EntryState}
     * @param list<string>       $leftovers  files of processes that were killed
     * @param list<string>       $foreign    files that Kiln did not make
     * @param bool               $isIndexed   whether the index of all code is there and up to date
     * @param list<string>       $otherPlaces directories with code of another PHP or another Kiln
     */
    private function __construct(
        private array $entries,
        public array $leftovers,
        public array $foreign,
        public array $otherPlaces,
        public bool $isIndexed,
    ) {}

    public static function of(DirectoryStore $store): self
    {
        $entries = [];
        foreach ($store->entries() as $stored) {
            $entries[$stored->state->value] = ($entries[$stored->state->value] ?? 0) + 1;
        }
        $leftovers = $foreign = $otherPlaces = [];
        foreach (Cleaner::namesIn($store->check->path) as $name) {
            $path = "{$store->check->path}/{$name}";
            if (!OwnFiles::isPlace($name)) {
                continue;
            }
            if (\preg_match('/^' . \preg_quote(CodeLookup::CURRENT, '/') . '(?:-|$)/D', $name) !== 1) {
                $otherPlaces[] = $name;
                continue;
            }
            foreach (Cleaner::namesIn($path) as $file) {
                if (\str_ends_with($file, CodeLookup::SUFFIX) || OwnFiles::isNote($file)) {
                    continue;
                }
                if (AtomicFile::isTemporary($file) || self::isMarked("{$path}/{$file}")) {
                    $leftovers[] = $file;
                } else {
                    $foreign[] = $file;
                }
            }
        }

        return new self($entries, $leftovers, $foreign, $otherPlaces, !$store->check->shared && $store->compileIndex(true));
    }

    /**
     * How many entries are in a state.
     */
    public function count(EntryState $state): int
    {
        return $this->entries[$state->value] ?? 0;
    }

    /**
     * How many files opcache has to hold.
     */
    public function files(): int
    {
        return \array_sum($this->entries);
    }

    private static function isMarked(string $path): bool
    {
        $bytes = \is_file($path) ? @\file_get_contents($path) : false;

        return $bytes !== false && OwnFiles::isMarked($bytes);
    }
}
