<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;

/**
 * Kiln's attributes on one class or member.
 *
 * @internal
 */
final readonly class Attributes
{
    private const NAMESPACE = 'Kiln\Attribute\\';

    /**
     * @param array<class-string, object> $attributes
     */
    private function __construct(private array $attributes) {}

    /**
     * @param list<\ReflectionClass<object>|\ReflectionProperty|\ReflectionMethod> $declarations the nearest first; of each
     *                                                                                           attribute, the first counts
     *
     * @throws InvalidMetadata when an attribute is not allowed there, stands there twice, or has arguments that it does not take
     */
    public static function of(array $declarations, string $place): self
    {
        $attributes = [];
        foreach ($declarations as $declaration) {
            foreach ($declaration->getAttributes() as $attribute) {
                $name = $attribute->getName();
                if (!str_starts_with($name, self::NAMESPACE) || (isset($attributes[$name]) && !$attribute->isRepeated())) {
                    continue;
                }
                try {
                    $attributes[$name] = $attribute->newInstance();
                } catch (\Throwable $error) {
                    $word = substr($name, \strlen(self::NAMESPACE));

                    throw new InvalidMetadata('invalid_attribute', $place, "#[{$word}] cannot be used: {$error->getMessage()}.");
                }
            }
        }

        return new self($attributes);
    }

    public static function areOn(\ReflectionMethod|\ReflectionProperty $member): bool
    {
        foreach ($member->getAttributes() as $attribute) {
            if (str_starts_with($attribute->getName(), self::NAMESPACE)) {
                return true;
            }
        }

        return false;
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
                return substr($attribute, \strlen(self::NAMESPACE));
            }
        }

        return null;
    }
}
