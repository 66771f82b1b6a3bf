<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Error\InvalidMetadata;

/**
 * What a message says to somebody who named a class that does not exist: also what was probably meant.
 *
 * @internal
 */
final readonly class UnknownClass
{
    private const WORDS = ['int', 'float', 'string', 'bool', 'null', 'mixed', 'array', 'list', 'iterable', 'object', 'self', 'static'];

    private function __construct(private NameScope $scope) {}

    /**
     * @param string $problem what a message says before it names what to write instead
     */
    public static function named(string $name, string $written, NameScope $scope, string $problem): InvalidMetadata
    {
        if (\trait_exists($name)) {
            return new InvalidMetadata('not_a_class', $scope->place, "{$problem} the trait {$name}, and no object is of a trait.", 'Name a class or an interface.');
        }

        return new InvalidMetadata('unknown_class', $scope->place, "{$problem} the class {$name}, which does not exist.", (new self($scope))->hint($name, $written));
    }

    /**
     * @param string $name    fully qualified
     * @param string $written as it stands in the type
     */
    private function hint(string $name, string $written): string
    {
        $bare = \ltrim($written, '\\');
        $global = ClassName::find($bare);
        if ($global !== null && \strcasecmp($global, $name) !== 0) {
            return "Did you mean \\{$global}? Write it with a leading backslash" . (\str_contains($bare, '\\') ? '.' : ', or add "use ' . $global . ';".');
        }
        $short = self::short($bare);
        $elsewhere = self::declared($short);
        if ($elsewhere !== null) {
            return $this->scope->namespace === '' && $this->scope->self === null
                ? "Did you mean {$elsewhere}?"
                : "Did you mean \\{$elsewhere}? Add \"use {$elsewhere};\", or write \\{$elsewhere}.";
        }
        if (\in_array($name, $this->scope->imports->all(), true)) {
            return 'A "use" statement names it: is it misspelt there, or its package not installed?';
        }
        $similar = $this->similar($short);
        if ($similar !== null) {
            return "Did you mean {$similar}?";
        }

        return $this->scope->self === null
            ? 'Write the full name of a class that can be loaded.'
            : 'Is a "use" statement missing, or is the name misspelt?';
    }

    private static function short(string $name): string
    {
        return \substr((string) \strrchr('\\' . $name, '\\'), 1);
    }

    /**
     * A loaded class of the same short name in another namespace, provided there is only one.
     */
    private static function declared(string $short): ?string
    {
        $found = [];
        foreach (self::loaded() as $class) {
            if (\strcasecmp(self::short($class), $short) === 0 && !self::isInternalOfKiln($class)) {
                $found[] = $class;
            }
        }

        return \count($found) === 1 ? $found[0] : null;
    }

    /**
     * Nobody means one of those, and which are loaded depends on what was done before.
     *
     * @param class-string $class
     */
    private static function isInternalOfKiln(string $class): bool
    {
        return \str_starts_with($class, 'Kiln\\') && \str_contains((string) (new \ReflectionClass($class))->getDocComment(), '@internal');
    }

    private function similar(string $short): ?string
    {
        $candidates = [...self::WORDS, ...\array_keys($this->scope->templates), ...$this->scope->aliases?->names() ?? []];
        foreach ($this->scope->imports->all() as $class) {
            if (ClassName::find($class) !== null) {
                $candidates[] = self::short($class);
            }
        }
        foreach (self::loaded() as $class) {
            if (\strcasecmp($class, \ltrim("{$this->scope->namespace}\\" . self::short($class), '\\')) === 0) {
                $candidates[] = self::short($class);
            }
        }

        return Similar::to($short, $candidates);
    }

    /**
     * @return list<class-string>
     */
    private static function loaded(): array
    {
        return \array_values(\array_filter(
            [...\get_declared_classes(), ...\get_declared_interfaces()],
            static fn(string $class): bool => !\str_contains($class, "\0"),
        ));
    }
}
