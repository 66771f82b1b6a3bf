<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Error\UnusableDirectory;
use Kiln\Native\KnownPrograms;

/**
 * The way to generated code. What most requests need is done here: code that opcache holds, from a directory that was examined
 * before. A {@see CodeStore} does the rest, and comes into being only then.
 *
 * {@see DirectoryStore} examines a directory as far up as a rename could reach. Then it leaves a mark there: the name of the
 * directory, where Kiln lies, the device and the inode. Here only the place itself is looked at. The mark counts if it fits,
 * if the place belongs to a trusted user, and if nobody else can write to it. Without a mark, under another name, next to files
 * of strangers, or where opcache does not hold the code, the store is asked.
 *
 * @internal
 */
final class CodeLookup
{
    /** Raise it whenever something else is printed or lowered for the same plan, or the layout of an entry changes. */
    public const GENERATOR = 44;

    /**
     * Names what the printed code depends on besides the plan: code of another Kiln or another PHP lies in another directory. Readable,
     * because people look there.
     */
    public const CURRENT = 'php' . \PHP_MAJOR_VERSION . '.' . \PHP_MINOR_VERSION . '-g' . self::GENERATOR;

    /** Any such name, of this Kiln or another. */
    public const PLACES = 'php\d+\.\d+-g\d+';

    /** The namespace that all generated code lives in. */
    public const IN_NAMESPACE = 'Kiln\\Generated';

    /** What the name of every file of generated code ends in. */
    public const SUFFIX = '.entry.php';

    /** The name of the index of all code in a place; see {@see CompiledIndex}. */
    public const INDEX = 'index.php';

    /** What the names of marks begin with; see {@see self::nameOfMark()}. */
    public const MARK_PREFIX = 'place-';

    /** The constant of a generated class that holds a program of the extension. */
    public const PROGRAM = 'PROGRAM';

    /**
     * The constant of a generated class that a request begins with: it names what such a request loads besides, for opcache.preload. The
     * index holds the program of the class itself.
     */
    public const PRELOADED = 'PRELOADED';

    /** Write permission of the group or of everyone. */
    public const WRITABLE_BY_OTHERS = 0022;

    private ?CodeStore $store = null;

    /** @var ?array<mixed> full names of classes by key; null where no index is used */
    private ?array $index = null;

    /** @var array<mixed> names of their files by key */
    private array $files = [];

    /** @var array<mixed> programs that a request begins with, by key */
    private array $programs = [];

    private ?self $beyond = null;

    /** @var array<string, KnownPrograms|false>|null by variant; false where nothing can be noted now; null where nothing may be */
    private ?array $notes = [];

    /** @var string|false|null what keys hold; false where there is no mark, null as long as nobody looked */
    private string|false|null $scope = null;

    /**
     * @param string       $directory as the user named it
     * @param string       $place     in it
     * @param ?string      $mark      what the directory must be marked with; null where only the store knows
     */
    private function __construct(private readonly string $directory, private readonly string $place, private readonly ?string $mark) {}

    /**
     * @param ?string $directory null for {@see DefaultDirectory}, or memory when there is none
     * @param bool    $debug     whether the files that code was made from are looked at. They always are in the default
     *                           directory: nobody empties it on deployment
     * @param bool    $compiled  whether the index that `kiln compile` has made is trusted; not with $debug
     *
     * @throws UnusableDirectory         when a directory was named and code must not be loaded from there
     * @throws \InvalidArgumentException when an index is to be trusted in a directory that is not named
     */
    public static function in(?string $directory, bool $debug, bool $compiled = false): self
    {
        if ($directory === null && $compiled) {
            throw new \InvalidArgumentException('To run what was compiled, name the directory where it lies.');
        }
        if ($directory === null || $debug) {
            return self::over(StoreFactory::create($directory, $debug));
        }

        $place = $directory . '/' . self::CURRENT;
        $isOpcacheAtWork = \function_exists('opcache_is_script_cached') && \ini_get('opcache.restrict_api') === '' && \opcache_is_script_cached(__FILE__);
        if ($compiled && $isOpcacheAtWork) {
            $found = self::run("{$place}/" . self::INDEX) ?? self::storedIndex($directory, $place);
            if (\is_array($found) && \is_string($found[0] ?? null) && \is_array($found[1] ?? null) && \is_array($found[2] ?? null) && \is_array($found[3] ?? null)) {
                $lookup = new self($directory, $place, null);
                [$lookup->scope, $lookup->index, $lookup->files, $lookup->programs] = $found;

                return $lookup;
            }
        }

        $lookup = $isOpcacheAtWork ? self::marked($directory, $place) : null;
        if ($lookup === null) {
            $store = DirectoryStore::usable($directory, false);
            if ($isOpcacheAtWork) {
                $store->markWhenMade();
            }
            $lookup = self::over($store);
        }

        return $lookup;
    }

    public static function over(CodeStore $store): self
    {
        $lookup = new self('', '', null);
        $lookup->store = $store;
        $lookup->scope = false;

        return $lookup;
    }

    /**
     * The full name of the class that the index has under a key, which need not be loaded.
     */
    public function named(string $key): ?string
    {
        $name = $this->index[$key] ?? null;

        return \is_string($name) ? $name : null;
    }

    /**
     * The full name of the class that was saved under a key, loaded with all that it needs; null when there is nothing, or it is
     * stale, foreign or damaged.
     */
    public function find(string $key): ?string
    {
        $file = null;
        if ($this->index !== null) {
            $indexed = $this->index[$key] ?? null;
            if (!\is_string($indexed)) {
                return $this->beyondIndex()->find($key);
            }
            if (\class_exists($indexed, false)) {
                return $indexed;
            }
            $file = $this->files[$key] ?? null;
        } elseif ($this->markedScope() !== false) {
            $file = self::nameOf($key);
        }
        $found = \is_string($file) ? self::run("{$this->place}/{$file}") : null;
        if (\is_array($found) && ($found['key'] ?? null) === $key && \is_string($found['main'] ?? null)) {
            // What code was made from is looked at by the store alone.
            return self::IN_NAMESPACE . "\\{$found['main']}";
        }

        return $this->store()->load($key)?->mainClass();
    }

    /**
     * What {@see programOf()} gives of the class that was saved under a key. Where the index holds it, no class is loaded.
     *
     * @return ?array<mixed>
     */
    public function program(string $key): ?array
    {
        $program = $this->programs[$key] ?? null;
        $class = $program === null ? $this->find($key) : null;

        return \is_array($program) ? $program : ($class === null ? null : self::programOf($class));
    }

    /**
     * Stores classes and loads them.
     *
     * @return string the full name of the class that answers the call
     */
    public function save(PrintedCode $code): string
    {
        return $this->store()->save($code->key, $code->main, $code->classes, $code->sourceFiles)->mainClass();
    }

    /**
     * What a key must hold so that several installations can keep their code in one place.
     */
    public function scope(): string
    {
        $scope = $this->scope ?? $this->markedScope();

        return $scope === false ? $this->store()->scope() : $scope;
    }

    /**
     * Where programs depend on more than the type and the context.
     */
    public function withoutNotes(): self
    {
        $this->notes = null;

        return $this;
    }

    /**
     * Where the extension is told which programs were found here. Null where they were found by the store, which examines more than
     * the directory; and beside an index those that it does not have, because they need a look at the directory each time.
     *
     * @param ?string $key     null for a program that belongs to no code
     * @param string  $variant of the context
     * @param int     $depth   levels of arrays and objects
     */
    public function notes(?string $key, string $variant, int $depth): ?KnownPrograms
    {
        $isTrusted = $this->index === null ? $this->mark !== null && $this->markedScope() !== false : $key === null || isset($this->index[$key]);
        if (!$isTrusted || $this->notes === null || !\class_exists(KnownPrograms::class, false)) {
            return null;
        }
        $notes = $this->notes[$variant] ??= KnownPrograms::noting($this->directory, $variant, $this->index !== null, \dirname(__DIR__, 3), self::GENERATOR, $this->place, $depth) ?? false;

        return $notes === false ? null : $notes;
    }

    /**
     * What code for a call is stored under; the engine takes it apart again.
     *
     * @param string $context by its key; '' for none
     * @param string $rules   of the application; '' for none
     */
    public function keyOf(string $kind, string $type, string $context = '', string $rules = ''): string
    {
        $scope = \is_string($this->scope) ? $this->scope : $this->scope();

        return "{$kind}\n{$type}\n{$context}\n{$rules}{$scope}";
    }

    /**
     * {@see find()} for a call without rules, as {@see keyOf()} names it.
     */
    public function ofCall(string $kind, string $type, string $context = ''): ?string
    {
        $scope = $this->scope ?? $this->markedScope();

        return $this->find("{$kind}\n{$type}\n{$context}\n" . ($scope === false ? $this->store()->scope() : $scope));
    }

    /**
     * What other code is stored under.
     *
     * @param string $variant what it depends on besides what it is for
     * @param string $what    differs for different code of the variant
     */
    public function key(string $variant, string $what): string
    {
        return "{$variant}\n{$what}\n{$this->scope()}";
    }

    public function store(): CodeStore
    {
        if ($this->index !== null) {
            return $this->beyondIndex()->store();
        }
        if ($this->store === null) {
            $store = DirectoryStore::usable($this->directory, false);
            $store->mark();
            $this->store = $store;
        }

        return $this->store;
    }

    /**
     * The function of a generated class: a method, or a closure in a property of the same name.
     *
     * @return object a closure whose signature the caller knows
     */
    public static function functionOf(string $class, string $name): object
    {
        // It is public. To ask whether it can be called takes longer.
        // @phpstan-ignore callable.nonCallable
        $function = \method_exists($class, $name) ? [$class, $name](...) : (\class_exists($class, false) ? (new \ReflectionClass($class))->getStaticPropertyValue($name) : null);

        return $function instanceof \Closure ? $function : throw new \LogicException("{$class} has no function {$name}.");
    }

    /**
     * The program that a generated class holds.
     *
     * @return ?array<mixed> null where the PHP engine is to do it
     */
    public static function programOf(string $class): ?array
    {
        $program = \constant("{$class}::" . self::PROGRAM);

        return \is_array($program) ? $program : null;
    }

    /**
     * Keys may hold any character and have any length, file names may not. Two keys of one name do no harm: the key stands in
     * the file too.
     */
    public static function nameOf(string $key): string
    {
        return \hash('xxh128', $key) . self::SUFFIX;
    }

    /**
     * What is noted of a directory that was examined, beside the scope of its keys.
     *
     * @param array{dev: int, ino: int, ...} $place what stat() says of the place in it
     */
    public static function mark(string $directory, array $place): string
    {
        return "{$place['dev']} {$place['ino']} {$directory}\n" . __DIR__;
    }

    /**
     * A directory may be known by several names, and to several installations of Kiln.
     */
    public static function nameOfMark(string $directory): string
    {
        // By the function that nameOf() needs anyway.
        return self::MARK_PREFIX . \hash('xxh128', $directory . "\n" . __DIR__) . '.php';
    }

    /**
     * What the index holds that opcache does not hold yet, and holds from now on. Null where there is none.
     *
     * @throws UnusableDirectory
     */
    private static function storedIndex(string $directory, string $place): mixed
    {
        // With open_basedir, is_file() warns.
        return @\is_file("{$place}/" . self::INDEX) ? DirectoryStore::usable($directory, false)->index() : null;
    }

    /**
     * Null where more must be looked at.
     */
    private static function marked(string $directory, string $place): ?self
    {
        \clearstatcache();
        // Without open_basedir the first does not warn. Both share one system call.
        if (\ini_get('open_basedir') !== '' || !\function_exists('posix_geteuid') || !\is_dir($place)) {
            return null;
        }
        $status = \stat($place);
        $isPermitted = $status !== false
            && ($status['uid'] === \posix_geteuid() || $status['uid'] === 0)
            && ($status['mode'] & self::WRITABLE_BY_OTHERS) === 0;

        return $isPermitted ? new self($directory, $place, self::mark($directory, $status)) : null;
    }

    /**
     * The ordinary way to what is not in the index.
     */
    private function beyondIndex(): self
    {
        return $this->beyond ??= self::in($this->directory, false);
    }

    private function markedScope(): string|false
    {
        if ($this->scope === null) {
            $found = self::run("{$this->place}/" . self::nameOfMark($this->directory));
            $scope = \is_array($found) ? $found[$this->mark ?? ''] ?? false : false;
            $this->scope = \is_string($scope) ? $scope : false;
        }

        return $this->scope;
    }

    /**
     * What opcache holds was examined when it came there. The file sees no variable but its path, and may vanish at any moment: hence
     * "@".
     */
    private static function run(string $path): mixed
    {
        try {
            return \opcache_is_script_cached($path) ? @include $path : null;
        } catch (\Throwable) {
            return null;
        }
    }
}
