<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Engine\Preloaded;
use Kiln\System\AtomicFile;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;

/**
 * What a deployment stores besides code: the index of all code in a directory, with which a process examines nothing
 * ({@see CodeLookup}), and a script for opcache.preload.
 *
 * @internal
 */
final readonly class CompiledIndex
{
    /** The name of the script for opcache.preload, in the directory that the user named. */
    public const PRELOAD = 'preload.php';

    /** What a file does that binds functions to classes, for which it has to be run in each request. */
    private const BINDING = ' = \Closure::bind(';

    private const MODE = 0644;

    /**
     * @param array<string, bool> $files   by names of the files of generated code: whether to load the classes is all that they do
     * @param list<class-string>  $classes to preload
     */
    private function __construct(private string $directory, private string $index, private array $files, private array $classes) {}

    public static function of(DirectoryStore $store): self
    {
        $code = [];
        $files = [];
        $names = [];
        $programs = [];
        $classes = [];
        foreach ($store->entries() as $stored) {
            if ($stored->state === EntryState::Ready && $stored->key !== null && $stored->entry !== null) {
                $code[$stored->key] = $stored->entry->mainClass();
                $names[$stored->key] = \basename($stored->path);
                $text = (string) Attempt::read($stored->path);
                $files[\basename($stored->path)] = !\str_contains($text, self::BINDING);
                $begins = \str_contains($text, ' const ' . CodeLookup::PRELOADED . ' = ') ? $store->load($stored->key)?->mainClass() : null;
                if ($begins !== null) {
                    $programs[$stored->key] = CodeLookup::programOf($begins);
                    $classes = [...$classes, ...self::preloadedWith($begins)];
                }
            }
        }
        \ksort($code, \SORT_STRING);
        \ksort($files, \SORT_STRING);
        \ksort($names, \SORT_STRING);
        \ksort($programs, \SORT_STRING);
        $index = SealedFiles::seal(GeneratedClass::OPENING . EntryFile::returning([$store->scope(), $code, $names, $programs]));

        return new self($store->check->path, $index, $files, \array_values(\array_unique($classes)));
    }

    /**
     * Whether this is what is stored.
     *
     * @param ?string $place of the code
     */
    public function isStored(?string $place): bool
    {
        return Attempt::read("{$place}/" . CodeLookup::INDEX) === $this->index && Attempt::read($this->preloadPath()) === $this->preload();
    }

    /**
     * @throws CannotWrite
     */
    public function write(CodePlace $place): void
    {
        $place->write(CodeLookup::INDEX, $this->index);
        $present = Attempt::read($this->preloadPath());
        if ($present !== null && !OwnFiles::isMarked($present)) {
            throw new CannotWrite("{$this->preloadPath()} is there already, and not made by Kiln.");
        }
        if ($present !== $this->preload()) {
            AtomicFile::write($this->preloadPath(), $this->preload(), self::MODE);
        }
    }

    public function preloadPath(): string
    {
        return "{$this->directory}/" . self::PRELOAD;
    }

    private function preload(): string
    {
        $library = \dirname(__DIR__, 3);
        $classes = \array_map(static fn(string $class): string => (string) (new \ReflectionClass($class))->getFileName(), [...Preloaded::CLASSES, ...$this->classes]);
        $place = "{$this->directory}/" . CodeLookup::CURRENT;
        $compiled = [
            ...\array_map(static fn(string $name): string => "{$library}/{$name}", Preloaded::FRONT),
            ...$classes,
            ...\array_map(static fn(string $name): string => "{$place}/{$name}", [CodeLookup::INDEX, ...\array_keys($this->files, false, true)]),
        ];
        $loaded = \array_map(static fn(string $name): string => "{$place}/{$name}", \array_keys($this->files, true, true));

        return SealedFiles::seal(GeneratedClass::OPENING . GeneratedClass::STRICTNESS
            . "\n// What Kiln needs in a request, for php.ini: opcache.preload={$this->preloadPath()}"
            . "\n// Made by Kiln; do not edit. A script of your own may require it.\n"
            . "\nforeach ([{$this->lines($compiled)}\n] as \$file) {\n    \\opcache_compile_file(\$file);\n}\n"
            . ($loaded === [] ? '' : "\nforeach ([{$this->lines($loaded)}\n] as \$file) {\n    include \$file;\n}\n"));
    }

    /**
     * @return list<class-string> what a generated class names, as far as it is there
     */
    private static function preloadedWith(string $class): array
    {
        $names = \constant("{$class}::" . CodeLookup::PRELOADED);

        return \is_array($names) ? \array_values(\array_filter($names, static fn(mixed $name): bool => \is_string($name) && (\class_exists($name) || \interface_exists($name)))) : [];
    }

    /**
     * @param list<string> $files
     */
    private function lines(array $files): string
    {
        return \implode('', \array_map(fn(string $file): string => "\n    " . $this->relative($file) . ',', $files));
    }

    /**
     * The path of a file, seen from here: an application may be moved as a whole.
     */
    private function relative(string $file): string
    {
        $from = \explode('/', $this->directory);
        $to = \explode('/', $file);
        $common = 0;
        while (isset($from[$common], $to[$common]) && $from[$common] === $to[$common]) {
            ++$common;
        }

        return $common < 2
            ? \var_export($file, true)
            : '__DIR__ . ' . \var_export('/' . \str_repeat('../', \count($from) - $common) . \implode('/', \array_slice($to, $common)), true);
    }
}
