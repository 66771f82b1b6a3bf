<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * A class, interface, trait or enum as it stands in a file: all that reflection would tell of it, had PHP loaded this file.
 *
 * @internal
 */
final class WrittenClass
{
    /** What comes before the alias of a constant. */
    public const CONSTANT = 'const ';

    private const RESERVED = ['self' => true, 'static' => true, 'parent' => true];

    /** @var list<string> names as written */
    public array $parents = [];

    /** @var list<string> names as written */
    public array $interfaces = [];

    /** @var list<string> names as written */
    public array $traits = [];

    /** @var list<array{string, string}> new name of a method of a trait, and its own, both in lower case */
    public array $aliases = [];

    /** @var array<string, string> `public`, `protected` or `private`, by name in lower case of a method of a trait that it is said of */
    public array $visibilities = [];

    public ?string $comment = null;

    /** @var array<string, WrittenExpression> */
    public array $constants = [];

    /** @var array<string, ?WrittenExpression> */
    public array $cases = [];

    /** @var array<string, list<WrittenAttribute>> */
    public array $attributesOfCases = [];

    /** @var array<string, WrittenVariable> */
    public array $properties = [];

    /** @var array<string, WrittenMethod> by name in lower case */
    public array $methods = [];

    /** @var list<WrittenAttribute> */
    public array $attributes = [];

    /** @var list<self> anonymous classes in its methods */
    public array $inner = [];

    /** @var array<string, string> of expressions in it, as far as somebody asked, by their code */
    public array $values = [];

    /** @var array<string, string> by name as written */
    private array $resolved = [];

    /**
     * @param string       $kind      class, interface, trait or enum
     * @param string       $name      without the namespace; '' for none
     * @param list<string> $modifiers in lower case
     * @param string       $header    the namespace and the imports, as code
     * @param array<string, string> $imports names by alias: of classes in lower case, of constants behind {@see self::CONSTANT}
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $name,
        public readonly string $namespace,
        public readonly array $modifiers,
        public readonly string $header,
        public readonly array $imports = [],
    ) {}

    /**
     * The name of a class as PHP understands it here; self, static and parent stay.
     */
    public function resolve(string $name): string
    {
        return $this->resolved[$name] ??= $this->lookUp($name);
    }

    /**
     * @return list<WrittenAttribute> of itself and of its members
     */
    public function allAttributes(): array
    {
        $parameters = \array_merge(...\array_column($this->called(), 'parameters'));
        $members = [...\array_values($this->properties), ...\array_values($this->methods), ...$parameters];

        return \array_merge($this->attributes, ...\array_values($this->attributesOfCases), ...\array_column($members, 'attributes'));
    }

    /**
     * What PHP evaluates for those who ask for its properties, and for what its constructor or a factory takes.
     *
     * @param list<WrittenAttribute> $attributes   those that are read
     * @param bool                   $ofConstants whether the values of its constants count
     *
     * @return list<WrittenExpression>
     */
    public function expressions(array $attributes, bool $ofConstants): array
    {
        $variables = \array_merge(\array_values($this->properties), ...\array_column($this->called(), 'parameters'));

        return \array_values(\array_filter([
            ...\array_column($attributes, 'arguments'),
            ...\array_column($variables, 'default'),
            ...\array_values($this->cases),
            ...($ofConstants ? \array_values($this->constants) : []),
        ]));
    }

    /**
     * @return list<WrittenMethod> that somebody here may call with arguments: in a class, a method of a trait may be the constructor
     */
    private function called(): array
    {
        return \array_values(\array_filter(
            $this->methods,
            fn(WrittenMethod $method): bool => $method->attributes !== [] || $this->kind === 'trait' || \strtolower($method->name) === '__construct',
        ));
    }

    private function lookUp(string $name): string
    {
        if (\str_starts_with($name, '\\')) {
            return \substr($name, 1);
        }
        if (isset(self::RESERVED[\strtolower($name)])) {
            return \strtolower($name);
        }
        $parts = \explode('\\', $name, 2);
        [$first, $rest] = [$parts[0], $parts[1] ?? null];
        $prefix = \strtolower($first) === 'namespace'
            ? $this->namespace
            : $this->imports[\strtolower($first)] ?? \ltrim("{$this->namespace}\\{$first}", '\\');

        return $rest === null ? $prefix : \ltrim("{$prefix}\\{$rest}", '\\');
    }

    /**
     * The constants of no class that a name depends on: with one of the namespace, the global one would not be asked for.
     *
     * @return list<string> empty when there is no such constant
     */
    public function constants(string $name): array
    {
        $imported = $this->imports[self::CONSTANT . $name] ?? null;
        $local = $imported ?? \ltrim(\str_contains($name, '\\') ? $this->resolve($name) : "{$this->namespace}\\{$name}", '\\');
        if (\defined($local)) {
            return [$local];
        }

        return $imported === null && \defined($name) ? [$local, $name] : [];
    }
}
