<?php

declare(strict_types=1);

namespace Kiln\Graph;

/**
 * The classes of which a caller accepts objects.
 *
 * @internal
 */
final class AllowedClasses
{
    /** @var array<string, true>|null by name in lower case; made when first asked for */
    private ?array $names = null;

    /** @var list<string> as they were given */
    private readonly array $given;

    /** @var (\Closure(string): mixed)|null */
    private readonly ?\Closure $rule;

    /**
     * @param array<array-key, mixed>|callable(string): mixed|null $allowed names, or a function that says yes to a name, or
     *                                                            null for all; an array is always names
     * @param array<string, bool>                                 $answers what the function has said, by name: it is asked
     *                                                            about each name once
     */
    public function __construct(array|callable|null $allowed, private array $answers = [])
    {
        $names = [];
        if (\is_array($allowed)) {
            foreach ($allowed as $name) {
                if (!\is_string($name)) {
                    throw new \InvalidArgumentException('Allowed classes are named by strings, not by ' . \get_debug_type($name) . '.');
                }
                $names[] = $name;
            }
        }
        $this->given = $names;
        $this->rule = match (true) {
            \is_array($allowed) => null,
            $allowed === null => static fn(string $class): bool => true,
            default => \Closure::fromCallable($allowed),
        };
    }

    public function include(string $class): bool
    {
        return $this->rule === null
            ? \in_array($class, $this->given, true) || isset(($this->names ??= self::lowerCase($this->given))[\strtolower($class)])
            : $this->answers[$class] ??= ($this->rule)($class) === true;
    }

    /**
     * @param list<string> $names
     *
     * @return array<string, true>
     */
    private static function lowerCase(array $names): array
    {
        $lower = [];
        foreach ($names as $name) {
            $lower[\strtolower(\ltrim($name, '\\'))] = true;
        }

        return $lower;
    }
}
