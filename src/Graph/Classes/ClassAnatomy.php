<?php

declare(strict_types=1);

namespace Kiln\Graph\Classes;

use Kiln\Graph\Bytes\Varint;
use Kiln\Graph\Serialized\Alone;

/**
 * What must be known about a class to take its objects apart and to put them together again.
 *
 * @internal
 */
final class ClassAnatomy
{
    /** Of a class that takes care of its data itself. */
    public const NO_LAYOUT = 0;

    /** The first PHP whose properties have hooks. A first call in a request does without what asks for them in others. */
    private const WITH_HOOKS = 80_400;

    /** Built-in classes that keep scalars and check them. */
    private const OF_SCALARS = [\DateTimeImmutable::class, \DateTime::class, \DateTimeZone::class];

    /** Those that keep any values. */
    private const OF_VALUES = [\ArrayObject::class, \ArrayIterator::class];

    /** @var array<string, self> by name, for the process: classes do not change */
    private static array $known = [];

    public readonly Restoring $restoring;

    /** Whether only the class's own ancestors say what (array) makes of an object. */
    public readonly bool $isUserland;

    /** Whether what is kept of an object is what (array) gives. */
    public readonly bool $hasPlainProperties;

    /** @var class-string */
    public readonly string $name;

    private ?int $layout = null;

    /** @var ?int<0, max> */
    private ?int $slots = null;

    /** @var list<\ReflectionProperty>|null */
    private ?array $slotProperties = null;

    private ?string $namesOfSlots = null;

    /** @var array<array-key, PropertyKey> */
    private array $keys = [];

    /** @var array<string, \ReflectionProperty> by scope and name */
    private array $properties = [];

    private string|false|null $refusal = null;

    /**
     * @param \ReflectionClass<object> $reflection
     */
    private function __construct(public readonly \ReflectionClass $reflection)
    {
        $this->restoring = match (true) {
            $reflection->hasMethod('__unserialize') => Restoring::Data,
            $reflection->hasMethod('__wakeup') => Restoring::Wakeup,
            default => Restoring::Properties,
        };
        $this->name = $reflection->name;
        $this->isUserland = self::internalAncestor($reflection) === null;
        $this->hasPlainProperties = $this->isUserland
            && $this->restoring !== Restoring::Data
            && !$reflection->hasMethod('__serialize')
            && !$reflection->hasMethod('__sleep');
    }

    /**
     * @param class-string $class
     */
    public static function of(string $class): self
    {
        return self::$known[$class] ?? self::find($class);
    }

    /**
     * For the first call in a request, which has nothing of this to load: how many declared properties an object has that may
     * hold a value.
     *
     * @return ?int<0, max> null where {@see self::hasOnlyProperties()} says no, or the layout is another
     */
    public static function slotsOfOrdinary(string $class, int $layout): ?int
    {
        $reflection = \class_exists($class) ? new \ReflectionClass($class) : null;
        if ($reflection === null || $reflection->isAbstract() || $reflection->isEnum() || !self::hasOnlyProperties($reflection)) {
            return null;
        }
        $lines = self::layoutLines($reflection);

        return \crc32(\implode('', $lines)) === $layout ? \count($lines) : null;
    }

    /**
     * The same of classes whose data are scalars.
     *
     * @return ?int<0, max>
     */
    public static function slotsOfScalars(string $class): ?int
    {
        return \in_array($class, self::OF_SCALARS, true) ? 0 : null;
    }

    /**
     * Whether objects are kept and restored by their properties alone, without code of users.
     *
     * @param \ReflectionClass<object> $class
     */
    public static function hasOnlyProperties(\ReflectionClass $class): bool
    {
        foreach (['__serialize', '__unserialize', '__sleep', '__wakeup', '__destruct'] as $method) {
            if ($class->hasMethod($method)) {
                return false;
            }
        }
        if ($class->isAnonymous() || $class->implementsInterface(\Serializable::class) || ($class->name !== \stdClass::class && self::internalAncestor($class) !== null)) {
            return false;
        }
        foreach (\PHP_VERSION_ID < self::WITH_HOOKS ? [] : $class->getProperties() as $property) {
            if (self::isHooked($property)) {
                return false;
            }
        }

        return true;
    }

    /**
     * Whether it has hooks.
     */
    public static function isHooked(\ReflectionProperty $property): bool
    {
        return \method_exists($property, 'hasHooks') && $property->hasHooks() === true;
    }

    /**
     * Whether there is no value behind the hooks.
     */
    public static function isVirtual(\ReflectionProperty $property): bool
    {
        return \method_exists($property, 'isVirtual') && $property->isVirtual() === true;
    }

    /**
     * Why PHP does not let objects of this class be kept and made again; null when it does.
     */
    public function refusal(): ?string
    {
        $this->refusal ??= $this->findRefusal() ?? false;

        return $this->refusal === false ? null : $this->refusal;
    }

    /**
     * Whether PHP's own methods keep and restore the objects, without code of users.
     */
    public function isQuiet(): bool
    {
        return $this->isQuietScalar() || ($this->restoring === Restoring::Data && \in_array($this->name, self::OF_VALUES, true));
    }

    /**
     * The same, and what they keep are scalars.
     */
    public function isQuietScalar(): bool
    {
        return $this->restoring === Restoring::Data && \in_array($this->name, self::OF_SCALARS, true);
    }

    /**
     * The built-in class whose __unserialize() restores the objects; null where a method of users does, or none.
     */
    public function builtInRestorer(): ?string
    {
        $method = $this->restoring === Restoring::Data ? $this->reflection->getMethod('__unserialize') : null;

        return $method?->isInternal() === true ? $method->class : null;
    }

    /**
     * A checksum of what the values of an object rest on (docs/graph-format.md, "Layout of a class").
     */
    public function layout(): int
    {
        return $this->layout ??= $this->restoring === Restoring::Data ? self::NO_LAYOUT : \crc32(\implode('', self::layoutLines($this->reflection)));
    }

    /**
     * How many declared properties an object has that may hold a value.
     *
     * @return int<0, max>
     */
    public function slots(): int
    {
        return $this->slots ??= \count(self::layoutLines($this->reflection));
    }

    /**
     * All that an object has room for, in the order of their names as in an array cast from an object.
     *
     * @return list<\ReflectionProperty>
     */
    public function slotProperties(): array
    {
        return $this->slotProperties ??= $this->findSlotProperties();
    }

    /**
     * The names of these, each behind its length: as the class sees them, or as in an array cast where they are private to an
     * ancestor.
     */
    public function namesOfSlots(): string
    {
        return $this->namesOfSlots ??= \implode('', \array_map(function (\ReflectionProperty $property): string {
            $name = $property->isPrivate() && $property->class !== $this->name ? self::mangled($property) : $property->name;

            return Varint::unsigned(\strlen($name)) . $name;
        }, $this->slotProperties()));
    }

    /**
     * @return int<0, max>
     */
    public function countOfSlots(): int
    {
        return \count($this->slotProperties());
    }

    /**
     * @param string|int $mangled as in an array cast from an object: "\0Class\0private", "\0*\0protected", "public"
     */
    public function key(string|int $mangled): PropertyKey
    {
        return $this->keys[$mangled] ??= $this->findKey((string) $mangled);
    }

    /**
     * Whether a name is what an array cast calls a property of another class, which an stdClass has that was cast from that array.
     */
    public static function isCast(string $name): bool
    {
        return \preg_match('/\A\0[^\0]+\0./s', $name) === 1;
    }

    /**
     * The declared property that a key means; null when it is none.
     */
    public function property(PropertyKey $key): ?\ReflectionProperty
    {
        // Only what the class has: other names come from bytes, and a process may read any number of them.
        return $this->properties["{$key->scope}:{$key->name}"] ?? $this->findProperty($key);
    }

    /**
     * @param class-string $class in any case, as bytes may name it, or an alias
     */
    private static function find(string $class): self
    {
        $reflection = new \ReflectionClass($class);

        return self::$known[$reflection->name] ??= new self($reflection);
    }

    private function findProperty(PropertyKey $key): ?\ReflectionProperty
    {
        $class = $this->reflection;
        while ($class !== false && $key->scope !== null && $class->name !== $key->scope) {
            $class = $class->getParentClass();
        }
        if ($class === false) {
            return null;
        }
        $property = $class->hasProperty($key->name) ? $class->getProperty($key->name) : null;
        if ($property !== null && $property->class !== $class->name) {
            // Reflection sets a property from the scope of the class that it was asked of, and only the declaring one may always.
            $property = new \ReflectionProperty($property->class, $key->name);
        }

        return $property === null || $property->isStatic() ? null : $this->properties["{$key->scope}:{$key->name}"] = $property;
    }

    private function findKey(string $mangled): PropertyKey
    {
        if (\str_starts_with($mangled, "\0") && $this->name !== \stdClass::class) {
            [, $scope, $name] = \explode("\0", $mangled, 3) + ['', '*', ''];

            return new PropertyKey($name, $scope === '*' || $scope === $this->name ? null : $scope);
        }
        if (!$this->reflection->hasProperty($mangled)) {
            // What __serialize() gives may name a private property of an ancestor without saying so.
            for ($class = $this->reflection->getParentClass(); $class !== false; $class = $class->getParentClass()) {
                if ($this->restoring !== Restoring::Data && $this->reflection->hasMethod('__serialize') && $class->hasProperty($mangled)) {
                    return new PropertyKey($mangled, $class->getProperty($mangled)->class);
                }
            }
        }

        return new PropertyKey($mangled);
    }

    /**
     * @return list<\ReflectionProperty>
     */
    private function findSlotProperties(): array
    {
        $found = [];
        $names = [];
        for ($class = $this->reflection; $class !== false; $class = $class->getParentClass()) {
            foreach ($class->getProperties() as $property) {
                if ($property->class !== $class->name || $property->isStatic() || self::isVirtual($property)) {
                    continue;
                }
                // What is not private has one slot, whichever class declares it again.
                if ($property->isPrivate() || !isset($names[$property->name])) {
                    $found[self::mangled($property)] = new \ReflectionProperty($property->class, $property->name);
                }
                if (!$property->isPrivate()) {
                    $names[$property->name] = true;
                }
            }
        }
        \ksort($found, \SORT_STRING);

        return \array_values($found);
    }

    /**
     * What an array cast calls it.
     */
    public static function mangled(\ReflectionProperty $property): string
    {
        $modifiers = $property->getModifiers();

        return match (true) {
            ($modifiers & \ReflectionProperty::IS_PRIVATE) !== 0 => "\0{$property->class}\0{$property->name}",
            ($modifiers & \ReflectionProperty::IS_PROTECTED) !== 0 => "\0*\0{$property->name}",
            default => $property->name,
        };
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return list<string>
     */
    private static function layoutLines(\ReflectionClass $class): array
    {
        $lines = [];
        for (; $class !== false; $class = $class->getParentClass()) {
            foreach ($class->getProperties() as $property) {
                if ($property->class === $class->name && !$property->isStatic() && (\PHP_VERSION_ID < self::WITH_HOOKS || !self::isVirtual($property))) {
                    $mangled = self::mangled($property);
                    // The nearest class stands for those above it, whose slot it has taken over.
                    $lines[$mangled] ??= "{$mangled}\0{$property->getType()}\n";
                }
            }
        }
        \sort($lines, \SORT_STRING);

        return $lines;
    }

    private function findRefusal(): ?string
    {
        $class = $this->reflection;
        if ($class->isAnonymous()) {
            return 'an anonymous class has no name to find it by.';
        }
        if ($class->name === \__PHP_Incomplete_Class::class) {
            return 'its class was not known when it was unserialized.';
        }
        if ($this->restoring !== Restoring::Data && !$class->hasMethod('__serialize') && $class->implementsInterface(\Serializable::class)) {
            return 'it is Serializable only; give the class __serialize() and __unserialize(), which PHP prefers since 7.4.';
        }

        if ($this->isForbiddenByPhp()) {
            return 'PHP forbids to serialize objects of this class.';
        }

        return $class->isInternal() && $class->isFinal() && !$this->canBeMadeBlank() ? 'PHP makes objects of this class only by its constructor.' : null;
    }

    private function canBeMadeBlank(): bool
    {
        try {
            $this->reflection->newInstanceWithoutConstructor();

            return true;
        } catch (\ReflectionException) {
            return false;
        }
    }

    /**
     * PHP forbids it by a flag of built-in classes, which their descendants inherit and reflection does not show. So PHP is
     * asked: unserialize() names the flag before it does anything else (php-src, ext/standard/var_unserializer.re).
     */
    private function isForbiddenByPhp(): bool
    {
        $ancestor = self::internalAncestor($this->reflection);
        if ($ancestor === null || $ancestor->isAbstract()) {
            return false;
        }
        try {
            Alone::call(static fn(): mixed => @\unserialize(\sprintf('O:%d:"%s":0:{}', \strlen($ancestor->name), $ancestor->name), ['allowed_classes' => [$ancestor->name]]));
        } catch (\Throwable $refusal) {
            // "…, unless unserialization methods are implemented in a subclass"
            return \str_contains($refusal->getMessage(), 'is not allowed')
                && (!\str_contains($refusal->getMessage(), 'unless') || $this->restoring === Restoring::Properties);
        }

        return false;
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return \ReflectionClass<object>|null
     */
    private static function internalAncestor(\ReflectionClass $class): ?\ReflectionClass
    {
        for (; $class !== false; $class = $class->getParentClass()) {
            if ($class->isInternal()) {
                return $class;
            }
        }

        return null;
    }
}
