<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\Source\ClassStatements;
use Kiln\ValueConverter;

/**
 * Which classes have a rule for their objects as a whole, so that they are not taken apart: by the application, by an attribute,
 * or in Kiln's list. The nearest counts: the class, its parents, then its interfaces.
 *
 * @internal
 */
final class ClassRules
{
    /** @var array<string, ?class-string> the class, parent or interface whose rule counts, by class */
    private array $sources = [];

    /**
     * @param array<class-string, class-string<ValueConverter>|ValueStatement> $registered by the application; they have the first
     *                                                                                     word about a class
     */
    public function __construct(private readonly array $registered = []) {}

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata
     */
    public function isWhole(string $class): bool
    {
        return $this->source($class) !== null;
    }

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata when two interfaces have rules, and none of them extends the other
     *
     * @return ?class-string the class, parent or interface whose rule counts
     */
    public function source(string $class): ?string
    {
        return \array_key_exists($class, $this->sources) ? $this->sources[$class] : $this->sources[$class] = $this->find($class);
    }

    /**
     * @param class-string $class
     *
     * @return class-string<ValueConverter>|ValueStatement|null
     */
    public function registered(string $class): string|ValueStatement|null
    {
        return $this->registered[$class] ?? null;
    }

    /**
     * Whether the application has a rule for something that else is written without a look at its class: dates, enums, stdClass.
     */
    public function mayBeForBuiltIn(): bool
    {
        foreach (\array_keys($this->registered) as $class) {
            if (\interface_exists($class) || \enum_exists($class) || \is_a($class, \DateTimeInterface::class, true) || \is_a($class, \stdClass::class, true)) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param class-string $class
     *
     * @return ?class-string
     */
    private function find(string $class): ?string
    {
        $reflection = new \ReflectionClass($class);
        if ($this->registered === [] && $reflection->isInternal()) {
            return VendorValues::of($class) === null ? null : $class;
        }
        foreach ([$class, ...\array_values(\class_parents($class))] as $ancestor) {
            if ($this->hasRule($ancestor)) {
                return $ancestor;
            }
        }
        $found = \array_values(\array_filter($reflection->getInterfaceNames(), $this->hasRule(...)));
        $nearest = \array_values(\array_filter($found, static fn(string $one): bool => \array_filter($found, static fn(string $other): bool => \is_subclass_of($other, $one)) === []));
        if (\count($nearest) > 1) {
            throw new InvalidMetadata(
                'ambiguous_rule',
                $class,
                "Both {$nearest[0]} and {$nearest[1]} say how its objects are written and read.",
                'Put #[Converter] or #[Value] on the class, or register one for it.',
            );
        }

        return $nearest[0] ?? null;
    }

    /**
     * @param class-string $class
     */
    private function hasRule(string $class): bool
    {
        return isset($this->registered[$class]) || VendorValues::of($class) !== null || VendorValues::isMoney($class) || ClassStatements::of(new \ReflectionClass($class)) !== null;
    }
}
