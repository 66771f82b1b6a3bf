<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Type\Type;

/**
 * What the names in a type string mean at the place where it stands.
 *
 * @internal
 */
final readonly class NameScope
{
    /**
     * @param string              $place     for messages: `App\Order::$total`
     * @param string              $source    for messages, what the type stands in: `@var`, `#[Type]`
     * @param string              $namespace without backslashes around it; '' for the global one
     * @param ?class-string       $self
     * @param ?class-string       $static
     * @param ?class-string       $parent
     * @param array<string, Type> $templates by name
     * @param ?\Closure(string): ?class-string $classes what {@see ClassName::find()} does, for who must not load a class
     */
    public function __construct(
        public string $place,
        public string $source,
        public string $namespace,
        public Imports $imports,
        public ?string $self = null,
        public ?string $static = null,
        public ?string $parent = null,
        public array $templates = [],
        public ?TypeAliases $aliases = null,
        private ?\Closure $classes = null,
    ) {}

    /**
     * Where class names are fully qualified, with or without a leading backslash, and there is nothing else to know.
     *
     * @param string                            $place   for messages; '' for the type itself
     * @param ?\Closure(string): ?class-string $classes
     */
    public static function global(string $place = '', ?\Closure $classes = null): self
    {
        return new self($place, '', '', new Imports(null, 0), classes: $classes);
    }

    /**
     * The spelling of the declaration; null when there is no such class, interface or enum.
     *
     * @param string $name fully qualified
     *
     * @return ?class-string
     */
    public function find(string $name): ?string
    {
        return $this->classes === null ? ClassName::find($name) : ($this->classes)($name);
    }

    /**
     * The same names at another place.
     */
    public function at(string $place, string $source): self
    {
        return new self($place, $source, $this->namespace, $this->imports, $this->self, $this->static, $this->parent, $this->templates, $this->aliases, $this->classes);
    }

    /**
     * The fully qualified name, by PHP's rules for class names
     * ({@link https://www.php.net/manual/en/language.namespaces.rules.php}), without a leading backslash.
     */
    public function qualify(string $name): string
    {
        if ($name[0] === '\\') {
            return \substr($name, 1);
        }
        $end = \strpos($name, '\\');
        if ($end === false) {
            return $this->imports->find($name) ?? $this->inNamespace($name);
        }
        $first = \substr($name, 0, $end);
        if (\strtolower($first) === 'namespace') {
            return $this->inNamespace(\substr($name, $end + 1));
        }
        $import = $this->imports->find($first);

        return $import === null ? $this->inNamespace($name) : $import . \substr($name, $end);
    }

    private function inNamespace(string $name): string
    {
        return $this->namespace === '' ? $name : $this->namespace . '\\' . $name;
    }
}
