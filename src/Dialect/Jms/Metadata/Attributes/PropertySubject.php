<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\PropertyKind;

/**
 * A property before anything is known but where it stands and what is written on it.
 *
 * @internal
 */
final readonly class PropertySubject
{
    /**
     * @param class-string       $class
     * @param ?string            $method     of a virtual property
     * @param list<JmsAttribute> $attributes
     */
    private function __construct(
        public PropertyKind $kind,
        public string $class,
        public string $name,
        public ?string $method,
        public array $attributes,
        public bool $needsReflection = false,
    ) {}

    /**
     * @param list<JmsAttribute> $attributes
     */
    public static function property(\ReflectionProperty $property, array $attributes): self
    {
        $class = $property->getDeclaringClass();

        return new self(PropertyKind::Property, $class->name, $property->name, null, $attributes, $class->isInternal() || $property->isStatic());
    }

    /**
     * @param list<JmsAttribute> $attributes
     */
    public static function method(\ReflectionMethod $method, array $attributes): self
    {
        $name = \str_starts_with($method->name, 'get') ? \lcfirst(\substr($method->name, 3)) : $method->name;

        return new self(PropertyKind::Method, $method->class, $name, $method->name, $attributes);
    }

    /**
     * @param class-string $class
     */
    public static function expression(JmsAttribute $virtualProperty, string $class): self
    {
        // Not evaluated here, but there has to be one.
        $virtualProperty->requiredText('exp');

        return new self(PropertyKind::Expression, $class, $virtualProperty->requiredText('name'), null, $virtualProperty->options);
    }

    public function place(): string
    {
        return $this->method === null ? Place::ofProperty($this->class, $this->name) : Place::ofMethod($this->class, $this->method);
    }
}
