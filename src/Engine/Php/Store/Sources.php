<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Metadata\Written\Dependencies;
use Kiln\Metadata\Written\Divergence;

/**
 * What code rests on, and the state of it that may be remembered with the code.
 *
 * Only what PHP runs may be remembered. A file that is newer than the class that PHP has loaded from it (an opcache that has
 * not looked yet, a worker that is older than the deployment) says nothing about code that was made from the class. So each
 * class is compared with its file, by {@see Divergence}, and so is each class that it takes a constant from.
 *
 * That takes a fifth of the first use of a class. {@see UntouchedFiles} are not compared, and not even parsed, where they
 * name no constant of a class. Whether they name another is left to those who ask for the state of the code later
 * ({@see SourceState::UNREAD}).
 *
 * @internal
 */
final class Sources
{
    /** @var array<string, ?string> what was found out about a class and the bytes of its file; a loaded class never changes */
    private static array $verdicts = [];

    /** @var array<string, Dependencies> by the same */
    private static array $dependencies = [];

    /** @var array<string, string> */
    private array $states = [];

    /** @var array<string, SourceFile> by path */
    private array $files = [];

    /** @var array<string, bool> whether the constants of a class count, by its name */
    private array $seen = [];

    private function __construct(private readonly UntouchedFiles $untouched) {}

    /**
     * @param list<string>   $files     absolute paths
     * @param UntouchedFiles $untouched those that need not be compared
     *
     * @return array<string, string> path, or name of a class or constant, => state; see {@see SourceState}
     *
     * @throws OutdatedClass when PHP runs another class than stands in its file, or one that stands in no file
     */
    public static function states(array $files, UntouchedFiles $untouched): array
    {
        $self = new self($untouched);
        LoadedClasses::refresh();
        foreach ($files as $path) {
            $self->file($path);
        }
        foreach ($files as $path) {
            foreach (LoadedClasses::from($path) as $class) {
                $self->take($class, false);
            }
        }

        \ksort($self->states, \SORT_STRING);

        return $self->states;
    }

    private function file(string $path): SourceFile
    {
        if (!isset($this->files[$path])) {
            $this->files[$path] = SourceFile::read($path) ?? throw new OutdatedClass("There is no file {$path} that could be looked at later.");
            $this->states[$path] = LoadedClasses::from($path) === [] ? SourceState::ofData($this->files[$path]) : $this->files[$path]->state;
        }

        return $this->files[$path];
    }

    /**
     * @param class-string $class
     */
    private function take(string $class, bool $areConstantsUsed): void
    {
        $reflection = new \ReflectionClass($class);
        // In a trait, `self` is the class that uses it.
        $areConstantsUsed = $areConstantsUsed || $reflection->getTraitNames() !== [];
        if (($this->seen[$class] ?? null) === true || ($this->seen[$class] ?? null) === $areConstantsUsed) {
            return;
        }
        $this->seen[$class] = $areConstantsUsed;
        $path = $reflection->getFileName();
        if ($path === false) {
            return;
        }
        $file = $this->file($path);
        $this->states[SourceState::CLASS_NAME . $class] = $path;
        if ($this->untouched->include($path, $file) && !$reflection->isAnonymous() && !$file->mayNameClassConstants()) {
            $this->states[SourceState::UNREAD . $class] = $path;
            $this->takeAll(Dependencies::declared($reflection, $areConstantsUsed)->classes);

            return;
        }
        $key = "{$class} {$path} " . ($areConstantsUsed ? 'constants ' : '') . \strstr($file->state, '-');
        if (!\array_key_exists($key, self::$verdicts)) {
            self::$verdicts[$key] = self::examine($reflection, $file, $areConstantsUsed, $key);
        }
        if (self::$verdicts[$key] !== null) {
            throw new OutdatedClass(self::$verdicts[$key]);
        }
        $this->takeAll(self::$dependencies[$key]->classes);
        foreach (self::$dependencies[$key]->constants as $constant) {
            $this->states[SourceState::CONSTANT . $constant] = SourceState::ofConstant($constant);
        }
    }

    /**
     * @param array<class-string, bool> $classes whether their constants count, by name
     */
    private function takeAll(array $classes): void
    {
        foreach ($classes as $class => $areConstantsUsed) {
            $this->take($class, $areConstantsUsed);
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function examine(\ReflectionClass $class, SourceFile $file, bool $areConstantsUsed, string $key): ?string
    {
        $difference = 'the class is not there';
        foreach ($file->declarationsOf($class->name) as $written) {
            $difference = Divergence::of($written, $class, $areConstantsUsed);
            if ($difference === null) {
                self::$dependencies[$key] = Dependencies::of($written, $class, $areConstantsUsed);

                return null;
            }
        }

        $name = \explode("\0", $class->name, 2)[0];

        return "PHP runs another class {$name} than {$class->getFileName()} declares ({$difference}).";
    }
}
