<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;

/**
 * The methods through which a property is used: those named by `#[Accessor]`, else, for one that is not public, those that are
 * called like it.
 *
 * @internal
 */
final readonly class AccessorGuess
{
    private function __construct(
        public ?string $getter,
        public ?string $setter,
    ) {}

    public static function of(PropertyFacts $property): self
    {
        if ($property->kind !== PropertyKind::Property || (new \ReflectionProperty($property->class, $property->name))->isPublic()) {
            return new self($property->getter, $property->setter);
        }

        return new self(
            $property->getter ?? self::method($property, ['get', 'is', ''], 0),
            $property->setter ?? self::method($property, ['set', ''], 1),
        );
    }

    /**
     * @param list<string> $prefixes
     */
    private static function method(PropertyFacts $property, array $prefixes, int $parameters): ?string
    {
        foreach ($prefixes as $prefix) {
            $name = $prefix . $property->name;
            if (\method_exists($property->class, $name)) {
                $method = new \ReflectionMethod($property->class, $name);
                if ($method->isPublic() && !$method->isStatic() && $method->getNumberOfRequiredParameters() === $parameters) {
                    return $method->name;
                }
            }
        }

        return null;
    }
}
