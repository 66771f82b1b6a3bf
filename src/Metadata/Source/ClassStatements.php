<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Converter;
use Kiln\Attribute\Value;

/**
 * Whether a class says of its objects that they are not to be taken apart.
 *
 * @internal
 */
final class ClassStatements
{
    /** @var array<class-string, class-string<Converter>|class-string<Value>|null> by class, which never changes once it is loaded */
    private static array $known = [];

    /**
     * @param \ReflectionClass<object> $class which alone is asked, not its parents
     *
     * @return class-string<Converter>|class-string<Value>|null the attribute
     */
    public static function of(\ReflectionClass $class): ?string
    {
        return \array_key_exists($class->name, self::$known) ? self::$known[$class->name] : self::$known[$class->name] = self::find($class);
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return class-string<Converter>|class-string<Value>|null
     */
    private static function find(\ReflectionClass $class): ?string
    {
        return match (true) {
            $class->isInternal() => null,
            $class->getAttributes(Converter::class) !== [] => Converter::class,
            // Of an enum the extension looks at the attributes of the class alone.
            $class->getAttributes(Value::class) !== [], !$class->isEnum() && self::isOnMember($class) => Value::class,
            default => null,
        };
    }

    /**
     * @param list<\ReflectionClass<object>> $classes
     */
    public static function areAmong(array $classes): bool
    {
        foreach ($classes as $class) {
            if (self::of($class) !== null) {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether a class, one that it extends or implements, or a mapping says anything to Kiln about it or its members.
     */
    public static function speakIn(Lineage $lineage): bool
    {
        foreach ($lineage->nearestFirst() as $class) {
            $parameters = $class->getConstructor()?->getParameters() ?? [];
            foreach ([...$lineage->statementsOnClass($class), ...$class->getProperties(), ...$class->getMethods(), ...$parameters] as $declaration) {
                if (Attributes::areOn($declaration)) {
                    return true;
                }
            }
        }

        return false;
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function isOnMember(\ReflectionClass $class): bool
    {
        foreach ([...$class->getProperties(), ...$class->getMethods()] as $member) {
            if ($member->class === $class->name && $member->getAttributes(Value::class) !== []) {
                return true;
            }
        }

        return false;
    }
}
