<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Attempt;

/**
 * Goes from the root directory to one for generated code, as the system would, and looks at each step whether others could
 * lead it elsewhere. {@see DirectoryCheck} says what is asked of a step.
 *
 * @internal
 */
final class DirectoryWalk
{
    /** As in Linux: path_resolution(7). */
    private const MOST_LINKS = 40;

    /** Where we are, without links; '' is the root directory. */
    private string $at = '';

    /** @var list<string> the names that are still to go */
    private array $ahead;

    private int $links = 0;

    private bool $isShared = false;

    /**
     * @param string $directory an absolute path
     */
    public function __construct(private readonly string $directory, private readonly TrustedOwners $owners)
    {
        $this->ahead = self::names($directory);
    }

    public function check(): DirectoryCheck
    {
        while ($this->ahead !== []) {
            $name = \array_shift($this->ahead);
            if ($name === '..') {
                $this->at = self::parentOf($this->at);
                continue;
            }
            $path = "{$this->at}/{$name}";
            if ($this->ahead !== [] && self::holdsLibrary($path)) {
                // No link either: PHP gives __DIR__ without links.
                $this->at = $path;
                continue;
            }
            $status = PathStatus::of($path);
            if ($status === null) {
                if (self::isHidden($path)) {
                    $this->at = $path;
                    continue;
                }

                return $this->missing($path);
            }
            if ($this->ahead === [] && $status->isDirectory()) {
                return $this->arrive($path, $status);
            }
            $problem = match (true) {
                $status->isLink() => $this->follow($path, $status),
                $status->isDirectory() => $this->pass($path, $status),
                default => DirectoryProblem::NotADirectory,
            };
            if ($problem !== null) {
                return $this->refuse($problem, $path);
            }
        }

        // The path ended in "..", in a link to the root directory, or in what open_basedir hides.
        $path = $this->at === '' ? '/' : $this->at;
        $status = PathStatus::of($path);

        return $status === null ? $this->missing($path) : $this->arrive($path, $status);
    }

    private function arrive(string $path, PathStatus $status): DirectoryCheck
    {
        return match (true) {
            !$this->owners->trust($status->owner) => $this->refuse(DirectoryProblem::UntrustedOwner, $path),
            $this->owners->isWritableByOthers($status) => $this->refuse(DirectoryProblem::WritableByOthers, $path),
            default => new DirectoryCheck($path, true, $this->isShared),
        };
    }

    private function missing(string $path): DirectoryCheck
    {
        if (\in_array('..', $this->ahead, true)) {
            return $this->refuse(DirectoryProblem::InvalidPath, $this->directory);
        }

        return new DirectoryCheck(\implode('/', [$path, ...$this->ahead]), false, $this->isShared);
    }

    private function refuse(DirectoryProblem $problem, string $place): DirectoryCheck
    {
        return new DirectoryCheck($this->directory, false, $this->isShared, $problem, $place);
    }

    private function pass(string $path, PathStatus $status): ?DirectoryProblem
    {
        if (!$this->owners->trust($status->owner)) {
            return DirectoryProblem::UntrustedParent;
        }
        if ($this->owners->isOpenToOthers($status)) {
            if (!$status->isSticky()) {
                return DirectoryProblem::ParentWritableByOthers;
            }
            $this->isShared = true;
        }
        $this->at = $path;

        return null;
    }

    private function follow(string $path, PathStatus $status): ?DirectoryProblem
    {
        if (!$this->owners->trust($status->owner) && !self::holdsLibrary($this->at)) {
            return DirectoryProblem::UntrustedLink;
        }
        $target = \function_exists('readlink') ? Attempt::of(static fn(): string|false => \readlink($path))[0] : false;
        if ($target === false || ++$this->links > self::MOST_LINKS) {
            return DirectoryProblem::UnresolvableLink;
        }
        $this->ahead = [...self::names($target), ...$this->ahead];
        $this->at = \str_starts_with($target, '/') ? '' : $this->at;

        return null;
    }

    /**
     * @return list<string>
     */
    private static function names(string $path): array
    {
        $names = [];
        foreach (\explode('/', $path) as $name) {
            if ($name !== '' && $name !== '.') {
                $names[] = $name;
            }
        }

        return $names;
    }

    /**
     * @param string $path '' is the root directory, which is its own parent
     */
    private static function parentOf(string $path): string
    {
        return \substr($path, 0, (int) \strrpos($path, '/'));
    }

    /**
     * @param string $path '' is the root directory
     */
    private static function holdsLibrary(string $path): bool
    {
        $library = \str_starts_with(__DIR__, 'phar://') ? \substr(__DIR__, \strlen('phar://')) : __DIR__;

        return \str_starts_with($library, $path . '/');
    }

    /**
     * Whether a directory lies above the places that open_basedir permits.
     */
    private static function isHidden(string $path): bool
    {
        foreach (\explode(\PATH_SEPARATOR, (string) \ini_get('open_basedir')) as $permitted) {
            if (\str_starts_with($permitted, $path . '/') && \rtrim($permitted, '/') !== $path) {
                return true;
            }
        }

        return false;
    }
}
