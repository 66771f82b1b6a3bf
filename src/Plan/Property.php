<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * A property of the object at hand.
 *
 * @internal
 */
final readonly class Property
{
    /**
     * @param class-string $class whose scope sees it
     * @param bool $isPublic whether every scope may read it, and write it once
     */
    public function __construct(
        public string $class,
        public string $name,
        public bool $isPublic,
        public bool $isReadonly,
    ) {}

    /**
     * Whether code of the user's gives the value, which may be another each time (PHP 8.4 on).
     */
    public function hasHook(): bool
    {
        return \PHP_VERSION_ID >= 80400 && self::isHooked(new \ReflectionProperty($this->class, $this->name));
    }

    private static function isHooked(\ReflectionProperty $property): bool
    {
        return \method_exists($property, 'hasHooks') && $property->hasHooks() === true;
    }
}
