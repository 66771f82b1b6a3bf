<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

use Kiln\Attribute\Factory;
use Kiln\Metadata\Source\Declarations;

/**
 * Whether a class that PHP has loaded is the one that stands in a file now, as far as anything can depend on that.
 *
 * PHP may run an older one: opcache looks at files only now and then, or never (`opcache.revalidate_freq`,
 * `opcache.validate_timestamps`), preloaded classes stay, and a worker keeps what it has loaded. Times do not tell, since a
 * whole directory can be renamed into the place of another. So what reflection says is compared with what is written.
 *
 * Bodies of methods make no difference, nor do attributes and constants that nobody here asks for.
 *
 * @internal
 */
final readonly class Divergence
{
    private const MODIFIERS = self::VISIBILITY | \ReflectionProperty::IS_STATIC | \ReflectionProperty::IS_READONLY;

    private const VISIBILITY = \ReflectionProperty::IS_PUBLIC | \ReflectionProperty::IS_PROTECTED | \ReflectionProperty::IS_PRIVATE;

    /** What PHP adds to the interfaces of a class by itself. */
    private const IMPLIED = ['stringable', 'unitenum', 'backedenum'];

    private ReadAttributes $attributes;

    private TypeText $types;

    /**
     * @param \ReflectionClass<object> $class
     */
    private function __construct(private WrittenClass $written, private \ReflectionClass $class, private bool $areConstantsUsed)
    {
        $this->attributes = new ReadAttributes($written, $class);
        $this->types = new TypeText($written, $class);
    }

    /**
     * @param \ReflectionClass<object> $class
     * @param bool                     $areConstantsUsed whether the values of its constants count
     *
     * @return ?string where the first difference is, for a message; null when there is no difference
     */
    public static function of(WrittenClass $written, \ReflectionClass $class, bool $areConstantsUsed): ?string
    {
        $self = new self($written, $class, $areConstantsUsed);

        return $self->inClass() ?? $self->inConstants() ?? $self->inProperties() ?? $self->inMethods();
    }

    private function inClass(): ?string
    {
        $parent = $this->class->getParentClass();

        return match (true) {
            $this->written->kind !== $this->kind() => 'kind',
            $this->class->isFinal() !== (\in_array('final', $this->written->modifiers, true) || $this->class->isEnum()) => 'final',
            (($this->class->getModifiers() & \ReflectionClass::IS_EXPLICIT_ABSTRACT) !== 0) !== \in_array('abstract', $this->written->modifiers, true) => 'abstract',
            \in_array('readonly', $this->written->modifiers, true) !== $this->class->isReadOnly() => 'readonly',
            !self::isSameComment($this->written->comment, $this->class->getDocComment()) => 'doc comment',
            $this->names($this->written->parents) !== ($parent === false ? [] : [\strtolower($parent->name)]) => 'parent',
            !$this->areInterfacesSame() => 'interfaces',
            !$this->areTraitsSame() => 'traits',
            !$this->areAliasesSame() => 'methods of traits',
            default => $this->attributes->areSame($this->written->attributes, $this->class) ? null : 'attributes',
        };
    }

    private function kind(): string
    {
        return match (true) {
            $this->class->isEnum() => 'enum',
            $this->class->isInterface() => 'interface',
            $this->class->isTrait() => 'trait',
            default => 'class',
        };
    }

    private function areInterfacesSame(): bool
    {
        $loaded = $this->class->getInterfaceNames();

        return ($loaded === [] && $this->written->interfaces === [])
            || $this->interfaces() === self::sorted(\array_diff(\array_map(\strtolower(...), $loaded), self::IMPLIED));
    }

    private function areTraitsSame(): bool
    {
        $loaded = $this->class->getTraitNames();

        return ($loaded === [] && $this->written->traits === [])
            || $this->names($this->written->traits) === \array_map(\strtolower(...), $loaded);
    }

    /**
     * @return list<string> all interfaces, those of interfaces and of parents too
     */
    private function interfaces(): array
    {
        $parent = $this->class->getParentClass();
        $all = $parent === false ? [] : $parent->getInterfaceNames();
        foreach ($this->written->interfaces as $name) {
            $name = $this->written->resolve($name);
            if (!\interface_exists($name, false)) {
                return [$name];
            }
            $interface = new \ReflectionClass($name);
            $all = [...$all, $interface->name, ...$interface->getInterfaceNames()];
        }

        return self::sorted(\array_diff(\array_unique(\array_map(\strtolower(...), $all)), self::IMPLIED));
    }

    private function areAliasesSame(): bool
    {
        $loaded = $this->class->getTraitAliases();
        if ($loaded === [] && $this->written->aliases === []) {
            return true;
        }
        $aliases = [];
        foreach ($loaded as $alias => $method) {
            $aliases[] = \strtolower($alias) . ' ' . \strtolower((string) \preg_replace('/^.*::/', '', $method));
        }
        $written = [];
        foreach ($this->written->aliases as [$alias, $method]) {
            if ($alias !== $method) {
                $written[] = "{$alias} {$method}";
            }
        }

        return self::sorted($aliases) === self::sorted($written);
    }

    private function inConstants(): ?string
    {
        $cases = [];
        $constants = $this->areConstantsUsed ? $this->written->constants : [];
        foreach ($this->class->getReflectionConstants() as $constant) {
            if ($constant->class !== $this->class->name) {
                continue;
            }
            if ($constant->isEnumCase()) {
                $cases[] = $constant->name;
            } elseif (isset($constants[$constant->name])) {
                $isSame = $this->isSameValue($constants[$constant->name], static fn(): mixed => $constant->getValue());
                if (!$isSame) {
                    return "constant {$constant->name}";
                }
                unset($constants[$constant->name]);
            } elseif ($this->areConstantsUsed && !$this->isOfTrait(static fn(\ReflectionClass $trait): bool => $trait->hasConstant($constant->name))) {
                return "constant {$constant->name}";
            }
        }

        return match (true) {
            $constants !== [] => 'constant ' . \array_key_first($constants),
            $cases !== \array_keys($this->written->cases) => 'cases',
            default => $this->inCases(),
        };
    }

    private function inCases(): ?string
    {
        $isBacked = $this->class->implementsInterface(\BackedEnum::class);
        foreach ($this->written->cases as $name => $value) {
            $isSame = $value === null ? !$isBacked : $isBacked && $this->isSameValue($value, fn(): mixed => (new \ReflectionEnumBackedCase($this->class->name, $name))->getBackingValue());
            if (!$isSame || !$this->attributes->areSame($this->written->attributesOfCases[$name], new \ReflectionClassConstant($this->class->name, $name))) {
                return "case {$name}";
            }
        }

        return null;
    }

    private function inProperties(): ?string
    {
        $properties = $this->written->properties;
        $order = [];
        // Those of enums are PHP's own.
        foreach ($this->class->isEnum() ? [] : $this->class->getProperties() as $property) {
            if ($property->class !== $this->class->name) {
                continue;
            }
            $written = $properties[$property->name] ?? null;
            unset($properties[$property->name]);
            if ($written !== null) {
                $order[] = $property->name;
            }
            $isSame = $written === null
                ? $this->isOfTrait(static fn(\ReflectionClass $trait): bool => $trait->hasProperty($property->name) && $trait->getProperty($property->name)->getDocComment() === $property->getDocComment())
                : $this->isSameProperty($written, $property);
            if (!$isSame) {
                return "property {$property->name}";
            }
        }

        if ($properties !== []) {
            return 'property ' . \array_key_first($properties);
        }

        // That of the members of a document.
        return $order === \array_keys($this->written->properties) ? null : 'order of properties';
    }

    private function isSameProperty(WrittenVariable $written, \ReflectionProperty $property): bool
    {
        $isReadOnly = $this->class->isReadOnly() && !$property->isStatic();
        $isPromoted = $property->isPromoted();

        return ($property->getModifiers() & self::MODIFIERS) === (self::modifiers($written->modifiers) | ($isReadOnly ? \ReflectionProperty::IS_READONLY : 0))
            && $written->isPromotedIn($this->written) === $isPromoted
            && self::isSameComment($written->comment, $property->getDocComment())
            && $this->types->areSame($written->type, $property->getType())
            && self::areHooksSame($written, $property)
            && $this->attributes->areSame($written->attributes, $property)
            && ($isPromoted || $this->isSameDefault($written, $property));
    }

    private function isSameDefault(WrittenVariable $written, \ReflectionProperty $property): bool
    {
        if ($written->default === null) {
            // A property without a type is null from the beginning.
            return !$property->hasDefaultValue() || ($written->type === '' && $property->getDefaultValue() === null);
        }

        return $property->hasDefaultValue() && $this->isSameValue($written->default, $property->getDefaultValue(...));
    }

    /**
     * What is only readable or settable from PHP 8.4 on.
     */
    private static function areHooksSame(WrittenVariable $written, \ReflectionProperty $property): bool
    {
        if (\PHP_VERSION_ID < 80400 || !\method_exists($property, 'getHooks') || !\method_exists($property, 'isPrivateSet')) {
            return $written->hooks === [];
        }
        /** @var array<string, \ReflectionMethod> $hooks */
        $hooks = $property->getHooks();

        return self::sorted($written->hooks) === self::sorted(\array_keys($hooks))
            && \in_array('private(set)', $written->modifiers, true) === $property->isPrivateSet();
    }

    private function inMethods(): ?string
    {
        $methods = $this->written->methods;
        $own = \array_column($this->written->aliases, 1, 0);
        $order = [];
        foreach ($this->class->getMethods() as $method) {
            if ($method->class !== $this->class->name || !$method->isUserDefined()) {
                continue;
            }
            $name = \strtolower($method->name);
            $written = $methods[$name] ?? null;
            unset($methods[$name]);
            if ($written !== null) {
                $order[] = $name;
            }
            $isSame = $written === null
                ? $this->isSameInTrait($method, $name, $own[$name] ?? $name)
                : $this->isSameMethod($written, $method);
            if (!$isSame) {
                return "method {$method->name}";
            }
        }

        if ($methods !== []) {
            return 'method ' . \array_key_first($methods);
        }

        return $order === \array_keys($this->written->methods) ? null : 'order of methods';
    }

    /**
     * @param string $name in lower case
     * @param string $own  the same in the trait
     */
    private function isSameInTrait(\ReflectionMethod $method, string $name, string $own): bool
    {
        $visibility = isset($this->written->visibilities[$name]) ? self::modifiers([$this->written->visibilities[$name]]) : null;

        return $this->isOfTrait(static fn(\ReflectionClass $trait): bool => $trait->hasMethod($own)
            && ($method->getModifiers() & self::VISIBILITY) === ($visibility ?? $trait->getMethod($own)->getModifiers() & self::VISIBILITY));
    }

    private function isSameMethod(WrittenMethod $written, \ReflectionMethod $method): bool
    {
        // PHP adds the type itself.
        $type = $written->type === '' && \strtolower($written->name) === '__tostring' ? 'string' : $written->type;

        return $written->name === $method->name
            && (self::modifiers($written->modifiers) & ~\ReflectionProperty::IS_READONLY) === ($method->getModifiers() & self::MODIFIERS)
            && ($this->class->isInterface() || \in_array('abstract', $written->modifiers, true) === $method->isAbstract())
            && self::isSameComment($written->comment, $method->getDocComment())
            && $this->types->areSame($type, $method->getReturnType() ?? $method->getTentativeReturnType())
            && $this->attributes->areSame($written->attributes, $method)
            && $this->areSameParameters($written->parameters, $method);
    }

    /**
     * @param list<WrittenVariable> $written
     */
    private function areSameParameters(array $written, \ReflectionMethod $method): bool
    {
        $parameters = $method->getParameters();
        if (\count($written) !== \count($parameters)) {
            return false;
        }
        // A default in front of a parameter that is required is none (php-src, Zend/zend_compile.c, zend_compile_params()).
        $required = \array_filter($written, static fn(WrittenVariable $variable): bool => $variable->default === null && !$variable->isVariadic);
        $lastRequired = \array_key_last($required) ?? -1;
        foreach ($parameters as $position => $parameter) {
            $variable = $written[$position];
            $default = $position < $lastRequired ? null : $variable->default;
            $isSame = $variable->name === $parameter->name
                && $variable->isByReference === $parameter->isPassedByReference()
                && $variable->isVariadic === $parameter->isVariadic()
                && $variable->isPromoted() === $parameter->isPromoted()
                && $this->attributes->areSame($variable->attributes, $parameter)
                && $this->types->areSame($variable->type, $parameter->getType(), self::isNull($variable->default))
                && ($default !== null) === $parameter->isDefaultValueAvailable()
                && ($default === null || !$this->isDefaultUsed($default, $method) || $this->isSameArgument($default, $parameter));
            if (!$isSame) {
                return false;
            }
        }

        return true;
    }

    private function isDefaultUsed(WrittenExpression $default, \ReflectionMethod $method): bool
    {
        return $method->isConstructor()
            || $method->getAttributes(Factory::class) !== []
            // A class may call it its constructor. What has the name of the method has another value here.
            || ($this->class->isTrait() && \preg_match('/__(?:FUNCTION|METHOD|TRAIT)__/i', $default->code) === 0);
    }

    private function isSameArgument(WrittenExpression $written, \ReflectionParameter $parameter): bool
    {
        // Of `new Money(0)` only that it is one matters: PHP makes the object. The parameter is printed as code.
        return \preg_match('/ = .*\bnew (?:\\\\|self|parent)/', WrittenExpression::withoutStrings((string) $parameter)) === 1
            ? $written->runsCode
            : !$written->runsCode && $this->isSameValue($written, $parameter->getDefaultValue(...));
    }

    /**
     * @param \Closure(): mixed $loaded
     */
    private function isSameValue(WrittenExpression $written, \Closure $loaded): bool
    {
        return $written->isValue($loaded, $this->written, $this->class);
    }

    /**
     * @param \Closure(\ReflectionClass<object>): bool $test
     */
    private function isOfTrait(\Closure $test): bool
    {
        foreach ($this->class->getTraits() as $trait) {
            if ($test($trait)) {
                return true;
            }
        }

        return false;
    }

    private static function isSameComment(?string $written, string|false $loaded): bool
    {
        return $written === ($loaded === false ? null : $loaded) || ($loaded === false && Declarations::mayLackComments());
    }

    /**
     * @param list<string> $words
     */
    private static function modifiers(array $words): int
    {
        $modifiers = 0;
        foreach ($words as $word) {
            $modifiers |= match ($word) {
                'public', 'var' => \ReflectionProperty::IS_PUBLIC,
                'protected' => \ReflectionProperty::IS_PROTECTED,
                'private' => \ReflectionProperty::IS_PRIVATE,
                'static' => \ReflectionProperty::IS_STATIC,
                'readonly' => \ReflectionProperty::IS_READONLY,
                default => 0,
            };
        }

        return ($modifiers & self::VISIBILITY) !== 0 ? $modifiers : $modifiers | \ReflectionProperty::IS_PUBLIC;
    }

    /**
     * @param list<string> $names as written
     *
     * @return list<string> in lower case, those of the declarations where there are aliases
     */
    private function names(array $names): array
    {
        return \array_map(function (string $name): string {
            $name = $this->written->resolve($name);
            $isLoaded = \class_exists($name, false) || \trait_exists($name, false);

            return \strtolower($isLoaded ? (new \ReflectionClass($name))->name : $name);
        }, $names);
    }

    private static function isNull(?WrittenExpression $default): bool
    {
        return $default !== null && \strtolower(\trim($default->code)) === 'null';
    }

    /**
     * @param array<string> $names
     *
     * @return list<string>
     */
    private static function sorted(array $names): array
    {
        \sort($names, \SORT_STRING);

        return $names;
    }
}
