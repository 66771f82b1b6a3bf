<?php

declare(strict_types=1);

namespace Kiln\Console\Scan;

use Kiln\Console\Failure;
use Kiln\Console\Workspace;
use Kiln\Engine\Planning;
use Kiln\Error\InvalidMetadata;
use Kiln\Type\ClassType;

/**
 * Finds what there is to compile: in files, or by type strings.
 *
 * @internal
 */
final readonly class SubjectFinder
{
    private Candidates $candidates;

    public function __construct(private Planning $planning)
    {
        $this->candidates = new Candidates($planning->metadata());
    }

    /**
     * What was named on the command line, else what the configuration names.
     *
     * @param list<string> $pathsOrTypes
     *
     * @throws Failure when a path or type does not exist
     */
    public function find(array $pathsOrTypes, Workspace $workspace): Found
    {
        if ($pathsOrTypes === []) {
            return $this->in($workspace->paths(), $workspace->configuration->types);
        }
        $paths = \array_values(\array_filter($pathsOrTypes, self::isPath(...)));

        return $this->in($paths, \array_values(\array_diff($pathsOrTypes, $paths)));
    }

    /**
     * @throws Failure when it is no type
     */
    public function subject(string $type): Subject
    {
        $found = $this->ofTypes([$type]);

        return $found[0];
    }

    /**
     * @throws InvalidMetadata when it is no type
     */
    public function typed(string $type): Subject
    {
        $parsed = $this->planning->type($type);

        return $parsed instanceof ClassType && $parsed->arguments === [] && $this->candidates->hasObjects($parsed->class)
            ? Subject::ofClass($parsed->class)
            : Subject::ofType($type);
    }

    /**
     * @param list<string> $paths
     * @param list<string> $types
     */
    private function in(array $paths, array $types): Found
    {
        $subjects = $skipped = [];
        foreach ($paths as $path) {
            if (!\file_exists($path)) {
                throw Failure::usage("There is no file or directory {$path}.");
            }
            foreach (PhpFiles::below($path) as $file) {
                $names = DeclaredNames::in((string) \file_get_contents($file));
                foreach ($names as $name) {
                    $result = $this->copied($name, $names, $file) ?? $this->inFile($name, $file);
                    if ($result instanceof Subject) {
                        $subjects[$result->type] = $result;
                    } elseif ($result instanceof Skipped) {
                        $skipped[$name] = $result;
                    }
                }
            }
        }
        if ($types !== []) {
            foreach ($this->ofTypes($types) as $subject) {
                $subjects[$subject->type] = $subject;
            }
        }
        \ksort($subjects, \SORT_STRING);

        return new Found(\array_values($subjects), \array_values($skipped));
    }

    /**
     * Loading a file that declares a class anew which is there already would end the process: of a file that was copied, and in
     * the copy only the first class given another name.
     *
     * @param list<string> $names of all classes that the file declares
     */
    private function copied(string $name, array $names, string $file): ?Skipped
    {
        if (\class_exists($name, false) || \interface_exists($name, false)) {
            return null;
        }
        foreach ($names as $other) {
            if (\class_exists($other, false) || \interface_exists($other, false)) {
                return new Skipped($name, $file, "cannot be loaded: its file declares {$other} too, which is there already from " . (new \ReflectionClass($other))->getFileName());
            }
        }

        return null;
    }

    private function inFile(string $name, string $file): Subject|Skipped|null
    {
        try {
            $isThere = \class_exists($name) || \interface_exists($name);
        } catch (\Throwable $error) {
            return new Skipped($name, $file, 'cannot be loaded: ' . $error->getMessage());
        }
        if (!$isThere) {
            return new Skipped($name, $file, 'no autoloader finds it');
        }
        $declaredIn = (new \ReflectionClass($name))->getFileName();
        if ($declaredIn === false || \realpath($declaredIn) !== \realpath($file)) {
            return new Skipped($name, $file, 'is loaded from ' . ($declaredIn === false ? 'PHP itself' : $declaredIn));
        }

        return match (true) {
            !$this->candidates->includes($name) => null,
            $this->candidates->hasObjects($name) => Subject::ofClass($name),
            default => Subject::ofType($name),
        };
    }

    /**
     * @param non-empty-list<string> $types
     *
     * @return non-empty-list<Subject>
     */
    private function ofTypes(array $types): array
    {
        $subjects = $problems = [];
        foreach ($types as $type) {
            try {
                $subjects[] = $this->typed($type);
            } catch (InvalidMetadata $problem) {
                $problems[] = $problem->getMessage();
            }
        }

        return $problems === [] && $subjects !== [] ? $subjects : throw Failure::usage(\implode("\n", $problems));
    }

    /**
     * A type holds no slash, and is not the name of something that is there.
     */
    private static function isPath(string $argument): bool
    {
        return \str_contains($argument, '/') || \str_ends_with($argument, '.php') || \file_exists($argument);
    }
}
