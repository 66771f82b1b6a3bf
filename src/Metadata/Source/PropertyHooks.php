<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * The hooks of a property, which there are from PHP 8.4 on ({@link https://www.php.net/manual/en/language.oop5.property-hooks.php}).
 *
 * @internal
 */
final readonly class PropertyHooks
{
    /**
     * @param bool $isStored       whether there is a value behind the hooks
     * @param bool $isSetterHidden whether it can be read from more places than it can be set from: `public private(set)`
     */
    private function __construct(public bool $hasGetter, public bool $hasSetter, public bool $isStored, public bool $isSetterHidden) {}

    public static function of(\ReflectionProperty $property): self
    {
        if (!method_exists($property, 'getHooks') || !method_exists($property, 'isVirtual')) {
            return new self(false, false, true, false);
        }
        $hooks = $property->getHooks();
        // That of a readonly property always is, from the same version on.
        $isHidden = !$property->isReadOnly()
            && ((method_exists($property, 'isPrivateSet') && $property->isPrivateSet() === true)
                || (method_exists($property, 'isProtectedSet') && $property->isProtectedSet() === true));

        return new self(self::has($hooks, 'get'), self::has($hooks, 'set'), $property->isVirtual() !== true, $isHidden);
    }

    private static function has(mixed $hooks, string $name): bool
    {
        return \is_array($hooks) && isset($hooks[$name]);
    }
}
