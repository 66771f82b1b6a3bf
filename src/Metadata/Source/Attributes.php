<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\FormatFact;
use Kiln\Error\InvalidMetadata;

/**
 * Kiln's attributes on one class or member, and those of formats.
 *
 * @internal
 */
final readonly class Attributes
{
    /**
     * @param array<string, object> $attributes by class; what a class has several of, with a number behind it
     * @param list<FormatFact>      $facts      those among them
     */
    private function __construct(private array $attributes, private array $facts) {}

    /**
     * @param list<\ReflectionClass<object>|\ReflectionProperty|\ReflectionMethod|\ReflectionParameter> $declarations the nearest first; of each
     *                                                                                           attribute, the first counts
     *
     * @throws InvalidMetadata when an attribute is not allowed there, stands there twice, or has arguments that it does not take
     */
    public static function of(array $declarations, string $place): self
    {
        $attributes = $facts = [];
        foreach ($declarations as $declaration) {
            $nearer = $attributes;
            foreach ($declaration->getAttributes() as $attribute) {
                $name = $attribute->getName();
                if (!KnownAttributes::isKnown($name) || isset($nearer[$name])) {
                    continue;
                }
                $instance = KnownAttributes::instance($attribute, $place);
                $attributes[isset($attributes[$name]) ? $name . ' ' . \count($attributes) : $name] = $instance;
                if ($instance instanceof FormatFact) {
                    $facts[] = $instance;
                }
            }
        }

        return new self($attributes, $facts);
    }

    /**
     * @param \ReflectionClass<object>|\ReflectionMethod|\ReflectionProperty|\ReflectionParameter $member
     * @param class-string                                                                       ...$except
     */
    public static function areOn(\ReflectionClass|\ReflectionMethod|\ReflectionProperty|\ReflectionParameter $member, string ...$except): bool
    {
        foreach ($member->getAttributes() as $attribute) {
            if (KnownAttributes::isKnown($attribute->getName()) && !\in_array($attribute->getName(), $except, true)) {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether nothing is said to all formats alike.
     */
    public function areForFormats(): bool
    {
        return \count($this->attributes) === \count($this->facts);
    }

    /**
     * @template A of object
     *
     * @param class-string<A> $attribute
     *
     * @return ?A
     */
    public function get(string $attribute): ?object
    {
        $found = $this->attributes[$attribute] ?? null;

        return $found instanceof $attribute ? $found : null;
    }

    /**
     * @param class-string $attribute
     */
    public function has(string $attribute): bool
    {
        return isset($this->attributes[$attribute]);
    }

    /**
     * @param class-string ...$attributes
     *
     * @return ?string the first of those that is there, without its namespace
     */
    public function first(string ...$attributes): ?string
    {
        foreach ($attributes as $attribute) {
            if (isset($this->attributes[$attribute])) {
                return KnownAttributes::word($attribute);
            }
        }

        return null;
    }

    /**
     * @throws InvalidMetadata when two attributes say something else
     *
     * @return array<string, array<string, scalar|null>> by format
     */
    public function ofFormats(string $place): array
    {
        return $this->facts === [] ? [] : FormatFacts::of($this->facts, $place);
    }

    /**
     * @return ?string the first of these, without its namespace
     */
    public function firstFact(): ?string
    {
        return $this->facts === [] ? null : KnownAttributes::word($this->facts[0]::class);
    }
}
