<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Attempt;

/**
 * Whether the files, classes and constants that code was made from are still what their states say ({@see SourceState}).
 *
 * Time and size are compared first, because that takes one system call. The hash decides when they differ: a deployment that
 * only touches files must not make everything stale.
 *
 * @internal
 */
final class SourceCheck
{
    /**
     * The entry while all that it was made from is the same, null when something is not. What had to be found out for that
     * stands in the entry that comes back.
     */
    public static function confirmAll(string $key, Entry $entry): ?Entry
    {
        $states = [];
        foreach ($entry->sources as $path => $state) {
            $now = self::confirm($path, $state, $key);
            if ($now === null) {
                return null;
            }
            // What is known now need not be found out again.
            if (!\str_starts_with($path, SourceState::UNREAD)) {
                $states[$path] = $now;
            }
        }

        return $states === $entry->sources ? $entry : new Entry($entry->main, $entry->classes, $states);
    }

    /**
     * The state to remember from now on when the file is still the same (mostly the one given), null when it is not.
     *
     * @param string $key of the code; a class that it names is loaded for this
     */
    public static function confirm(string $path, string $state, string $key = ''): ?string
    {
        if (\str_starts_with($path, SourceState::CLASS_NAME)) {
            // Applications may have classes of one name, and one Kiln.
            $name = \substr($path, \strlen(SourceState::CLASS_NAME));
            $isLoaded = \class_exists($name, \str_contains($key, $name)) || \interface_exists($name, false) || \trait_exists($name, false);

            return !$isLoaded || (new \ReflectionClass($name))->getFileName() === $state ? $state : null;
        }
        if (\str_starts_with($path, SourceState::CONSTANT)) {
            return $state !== SourceState::ABSENT && SourceState::ofConstant(\substr($path, \strlen(SourceState::CONSTANT))) === $state ? $state : null;
        }
        if (\str_starts_with($path, SourceState::UNREAD)) {
            $file = SourceFile::read($state);

            return $file !== null && !self::mayNameConstants($file, \substr($path, \strlen(SourceState::UNREAD))) ? $state : null;
        }
        $status = $state === SourceState::ABSENT ? null : self::status($path);
        if ($status === null) {
            return null;
        }
        if (\str_starts_with($state, PathStatus::timeOf($status) . "-{$status['size']}-")) {
            return $state;
        }
        $now = self::stateOf($path);

        return \strstr($now, '-') === \strstr($state, '-') ? $now : null;
    }

    /**
     * The state of the file that stands at a path now.
     */
    public static function stateOf(string $path): string
    {
        $status = self::status($path);
        [$hash] = $status === null ? [false] : Attempt::of(static fn(): string|false => \hash_file('xxh128', $path));
        if ($status === null || $hash === false) {
            return SourceState::ABSENT;
        }

        return SourceState::print($status, $hash);
    }

    /**
     * Whether what a class declares depends on a constant of no class.
     */
    private static function mayNameConstants(SourceFile $file, string $class): bool
    {
        $declarations = $file->declarationsOf($class);
        foreach ($declarations as $written) {
            foreach ($written->expressions($written->allAttributes(), true) as $expression) {
                if ($expression->namedConstants() !== []) {
                    return true;
                }
            }
        }

        return $declarations === [];
    }

    /**
     * @return array{mtime: int, size: int, ctime: int, ...}|null
     */
    private static function status(string $path): ?array
    {
        \clearstatcache(false, $path);
        // Without open_basedir the first does not warn. The two of them share one system call.
        $look = static fn(): array|false => \is_file($path) ? \stat($path) : false;
        $status = \in_array(\ini_get('open_basedir'), ['', false], true) ? $look() : Attempt::of($look)[0];

        return $status === false ? null : $status;
    }
}
