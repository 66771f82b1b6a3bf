<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * What a property is set to where a document lacks its key: the default of a typed property, or of the parameter that declares it.
 *
 * @internal
 */
final readonly class DefaultValue
{
    private function __construct(
        public bool $exists = false,
        public mixed $value = null,
    ) {}

    public static function none(): self
    {
        return new self();
    }

    /**
     * @param class-string $class
     * @param string       $name  also of what is no property of PHP: there may be one of the same name
     */
    public static function of(string $class, string $name): self
    {
        try {
            $property = new \ReflectionProperty($class, $name);
        } catch (\ReflectionException) {
            return self::none();
        }
        if ($property->hasDefaultValue() && $property->hasType()) {
            return new self(true, $property->getDefaultValue());
        }

        return $property->isPromoted() ? self::ofParameter($class, $name) : self::none();
    }

    /**
     * @param class-string $class
     */
    private static function ofParameter(string $class, string $name): self
    {
        foreach ((new \ReflectionClass($class))->getConstructor()?->getParameters() ?? [] as $parameter) {
            if ($parameter->name === $name) {
                return $parameter->isDefaultValueAvailable() ? new self(true, $parameter->getDefaultValue()) : self::none();
            }
        }

        return self::none();
    }
}
