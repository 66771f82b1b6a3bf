<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Plan\Property;
use Kiln\Plan\Read\NewObject;
use Kiln\Plan\Read\ReadObject;
use Kiln\System\ConstructorBody;

/**
 * Finds out whether objects come and go without code of the user's: when it stops, generated code has made some that nobody gets.
 *
 * @internal
 */
final class SettingConstructor
{
    /**
     * Whether the class has no destructor, and no constructor or one that does nothing but set properties to what it is given.
     */
    public static function isIn(ReadObject $object): bool
    {
        if (!$object->construction instanceof NewObject || !$object->construction->isPublic || \method_exists($object->class, '__destruct')) {
            return false;
        }
        $class = new \ReflectionClass($object->class);
        $constructor = $class->getConstructor();
        if ($constructor === null) {
            return $class->isInstantiable();
        }
        if (!$class->isInstantiable() || !$constructor->isUserDefined() || ConstructorBody::assigned($constructor) !== [] || \array_filter($object->construction->defaults, self::runsCode(...)) !== []) {
            return false;
        }
        foreach ($constructor->getParameters() as $parameter) {
            if (!$parameter->isPromoted() || (new Property($constructor->class, $parameter->name, true, false))->hasHook()) {
                return false;
            }
        }

        return true;
    }

    /**
     * Whether the default of a parameter may run code of the user's.
     */
    public static function runsCode(string $expression): bool
    {
        return \preg_match('/\bnew\b/i', $expression) === 1;
    }
}
