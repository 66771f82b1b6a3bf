<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Error\UnusableDirectory;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;

/**
 * Code in files, for opcache.
 *
 * A class lies in `<directory>/<fingerprint>/<Class>.php`, an entry in `<directory>/<fingerprint>/<hash of key>.entry.php`.
 * Both are {@see SealedFiles}s and appear by rename, so that no process ever sees half of one. Any number of processes may
 * write at once: they write the same.
 *
 * opcache. The code of a class never changes under its path: the name follows from the content, and the fingerprint from
 * Kiln and PHP. An entry does change, when the classes that it was made from do; opcache is told so. With
 * `opcache.validate_timestamps=0` only a process that shares this opcache can tell it. So after `kiln compile` on the command
 * line a server goes on with the entries, and the classes, that it knows, which fit the application code that it also
 * goes on with; both change when it is reloaded.
 *
 * A call never fails because something cannot be written, or must not be ({@see Sources}): then the code is loaded from
 * memory, and {@see self::problems()} says why.
 *
 * @internal
 */
final class DirectoryStore implements CodeStore
{
    public readonly DirectoryCheck $check;

    private readonly CodePlace $place;

    private readonly SealedFiles $files;

    /** For what could not be written; mostly there is nothing. */
    private ?MemoryStore $memory = null;

    /** @var array<string, true> */
    private array $problems = [];

    /** Whether every class is compared with its file before code is stored. */
    private bool $comparesAll;

    /** Whether a mark is wanted as soon as there is a place for it. */
    private bool $awaitsPlace = false;

    /**
     * @param bool $checkSources whether an entry is stale once a file that it was made from changes. Otherwise those files are
     *                           not looked at, and a change of them takes effect by `kiln compile` or {@see self::clear()}
     */
    public function __construct(private readonly string $directory, private readonly bool $checkSources)
    {
        $owners = TrustedOwners::ofThisProcess();
        $this->comparesAll = $checkSources;
        $this->check = DirectoryCheck::of($directory, $owners);
        $this->place = new CodePlace($this->check, $owners);
        $this->files = new SealedFiles($owners);
    }

    /**
     * @param bool $checkSources see {@see self::__construct()}
     *
     * @throws UnusableDirectory when code must not be loaded from there
     */
    public static function usable(string $directory, bool $checkSources): self
    {
        $store = new self($directory, $checkSources);
        $store->check->assertUsable();

        return $store;
    }

    /**
     * @phpstan-impure files change
     */
    public function load(string $key): ?Entry
    {
        return $this->loadFiles($key) ?? $this->memory?->load($key);
    }

    public function save(string $key, string $main, array $classes, array $sourceFiles): Entry
    {
        try {
            $sources = Sources::states($sourceFiles, $this->comparesAll ? UntouchedFiles::none() : UntouchedFiles::sinceLoadingBegan());
            $entry = new Entry($main, \array_column($classes, 'name'), $sources);
            $code = SealedFiles::seal(EntryFile::print($key, $entry, $classes));
            // So that the classes are those of the file, by name and line.
            $this->files->runStored($this->saveFile($key, $code), $code);
            if ($this->awaitsPlace) {
                $this->awaitsPlace = false;
                $this->mark();
            }
        } catch (CannotWrite|OutdatedClass $problem) {
            $this->problems[$problem->getMessage()] = true;

            return ($this->memory ??= new MemoryStore())->save($key, $main, $classes, $sourceFiles);
        }
        // A file may have gone again, and a disk may keep less than it said.
        foreach ($classes as $class) {
            // Nearly all are: the class that declares others is not loaded then.
            if (!$class->isDeclared()) {
                MemoryStore::declare([$class]);
            }
        }

        return $entry;
    }

    /**
     * For those who have the time: later, the state of code that they store is known without doubt.
     */
    public function compareAll(): void
    {
        $this->comparesAll = true;
    }

    public function scope(): string
    {
        return Installation::seenFrom($this->check->path);
    }

    /**
     * Notes that the directory was examined, so that the next process need not do it again ({@see CodeLookup}). Where others
     * may put files next to it, every process has to.
     */
    public function mark(): void
    {
        $place = $this->place->path();
        $status = $place === null || $this->check->shared || $this->checkSources || !\is_writable($place) ? false : \stat($place);
        if ($status === false) {
            return;
        }
        try {
            $mark = [CodeLookup::mark($this->directory, $status) => $this->scope()];
            $code = SealedFiles::seal(GeneratedClass::OPENING . EntryFile::returning($mark));
            // So that opcache holds it.
            $this->files->runStored($this->place->write(CodeLookup::nameOfMark($this->directory), $code), $code);
        } catch (CannotWrite) {
            // Then the next process examines the directory, too.
        }
    }

    /**
     * The same as soon as there is something to examine: whoever makes the place need not leave that to the next process.
     */
    public function markWhenMade(): void
    {
        $this->awaitsPlace = $this->place->path() === null;
    }

    /**
     * What the index of all code holds; null where there is none.
     */
    public function index(): mixed
    {
        $place = $this->place->path();

        return $place === null ? null : $this->files->run("{$place}/" . CodeLookup::INDEX);
    }

    /**
     * Makes the index of all code that is stored, and the script for opcache.preload. Where others may put files next to the
     * directory, opcache might hold theirs, and there is none.
     *
     * @return bool whether both were up to date
     */
    public function compileIndex(bool $isDry): bool
    {
        $index = CompiledIndex::of($this);
        $isStored = $index->isStored($this->place->path());
        if (!$isStored && !$isDry && !$this->check->shared) {
            try {
                $index->write($this->place);
            } catch (CannotWrite $problem) {
                $this->problems[$problem->getMessage()] = true;
            }
        }

        return $isStored || $this->check->shared;
    }

    public function pathOf(string $key): ?string
    {
        $place = $this->place->path();
        $path = $place . '/' . CodeLookup::nameOf($key);

        return $place !== null && \is_file($path) ? $path : null;
    }

    /**
     * Why code of this process lies in memory and not in files.
     *
     * @return list<string> sentences, each once
     */
    public function problems(): array
    {
        return \array_keys($this->problems);
    }

    /**
     * What was saved for this Kiln and this PHP.
     *
     * @return iterable<StoredEntry>
     */
    public function entries(): iterable
    {
        $place = $this->place->path();
        foreach ($this->place->names() as $name) {
            if (\str_ends_with($name, CodeLookup::SUFFIX)) {
                yield StoredEntry::at($place . '/' . $name, $this->files);
            }
        }
    }

    /**
     * Removes all code that Kiln made in this directory, for whatever Kiln and PHP; other files stay.
     *
     * @return int how many files were removed
     */
    public function clear(): int
    {
        return $this->place->clear();
    }

    private function loadFiles(string $key): ?Entry
    {
        $place = $this->place->path();
        if ($place === null) {
            return null;
        }
        $path = $place . '/' . CodeLookup::nameOf($key);
        $content = $this->files->run($path);
        // Without a file there is nothing to take apart.
        [$foundKey, $entry] = ($content === null ? null : EntryContent::parse($content)) ?? [null, null];
        if ($entry === null || $foundKey !== $key) {
            return null;
        }
        if ($this->checkSources) {
            $entry = $this->confirm($key, $entry, $path);
        }

        return $entry !== null && \class_exists($entry->mainClass(), false) ? $entry : null;
    }

    /**
     * The entry while all files that it was made from are the same, null when one is not.
     */
    private function confirm(string $key, Entry $entry, string $file): ?Entry
    {
        $confirmed = SourceCheck::confirmAll($key, $entry);
        if ($confirmed === null || $confirmed === $entry) {
            return $confirmed;
        }

        try {
            // So that the next process need not hash the files that were only touched.
            $code = SealedFiles::unseal(Attempt::read($file) ?? '');
            $this->saveFile($key, SealedFiles::seal(EntryFile::reprint($code, $key, $entry, $confirmed)));
        } catch (CannotWrite) {
            // Then it does. Nothing else depends on it.
        }

        return $confirmed;
    }

    /**
     * @param string $code sealed
     *
     * @throws CannotWrite
     *
     * @return string its path
     */
    private function saveFile(string $key, string $code): string
    {
        $path = $this->place->write(CodeLookup::nameOf($key), $code);
        // Even when the same file was there already: opcache may know an older one, or a damaged one.
        SealedFiles::forget($path);

        return $path;
    }
}
