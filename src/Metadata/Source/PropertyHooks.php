<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * The hooks of a property, which there are from PHP 8.4 on ({@link https://www.php.net/manual/en/language.oop5.property-hooks.php}).
 *
 * @internal
 */
final class PropertyHooks
{
    private static ?self $none = null;

    /**
     * @param bool $isStored       whether there is a value behind the hooks
     * @param bool $isSetterHidden whether it can be read from more places than it can be set from: `public private(set)`
     */
    private function __construct(public readonly bool $hasGetter, public readonly bool $hasSetter, public readonly bool $isStored, public readonly bool $isSetterHidden) {}

    public static function of(\ReflectionProperty $property): self
    {
        if (\PHP_VERSION_ID < 80400 || !\method_exists($property, 'getHooks') || !\method_exists($property, 'isVirtual')) {
            return self::$none ??= new self(false, false, true, false);
        }
        $hooks = $property->getHooks();
        // That of a readonly property always is, from the same version on.
        $isHidden = !$property->isReadOnly()
            && ((\method_exists($property, 'isPrivateSet') && $property->isPrivateSet() === true)
                || (\method_exists($property, 'isProtectedSet') && $property->isProtectedSet() === true));

        return new self(self::has($hooks, 'get'), self::has($hooks, 'set'), $property->isVirtual() !== true, $isHidden);
    }

    /**
     * Whether a property of the class has any.
     *
     * @param \ReflectionClass<object> $class
     */
    public static function areIn(\ReflectionClass $class): bool
    {
        foreach (\PHP_VERSION_ID < 80400 ? [] : $class->getProperties() as $property) {
            $hooks = self::of($property);
            if ($hooks->hasGetter || $hooks->hasSetter) {
                return true;
            }
        }

        return false;
    }

    private static function has(mixed $hooks, string $name): bool
    {
        return \is_array($hooks) && isset($hooks[$name]);
    }
}
