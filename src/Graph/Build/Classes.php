<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\NamesInData;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Read\Content;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\StaleData;

/**
 * Finds the classes that bytes name, if they may be used and are what they were. No object is made.
 *
 * @internal
 */
final readonly class Classes
{
    public function __construct(private AllowedClasses $allowed) {}

    /**
     * Asks about all names before the first class is loaded.
     */
    public function assertAllowed(Content $content): void
    {
        for ($position = 0; $position < \count($content->cases); $position += 2) {
            $this->assertAllowedClass($content->cases[$position]);
        }
        foreach ($content->shapes as $shape) {
            $this->assertAllowedClass($shape->class);
        }
    }

    public function assertAllowedClass(string $class): void
    {
        if ($class === '' || $class[0] === '\\') {
            // PHP would take such a name for another, which nobody has been asked about.
            throw new DamagedBytes('A class has a name that no class has.');
        }
        if (!$this->allowed->include($class)) {
            throw new ForbiddenClass($class, 'it is not among the classes that the caller allows.');
        }
    }

    /**
     * Of what PHP's own __unserialize() is to be given: it would load any class that stands there.
     *
     * @param array<array-key, mixed> $data objects in it may be replaced by anything
     */
    public function assertDataAllowed(ClassAnatomy $class, array $data): void
    {
        if ($class->builtInRestorer() === null) {
            return;
        }
        foreach (NamesInData::scopes($class, $data) as $scope) {
            $this->assertAllowedClass($scope);
        }
        $iterator = NamesInData::iterator($class, $data);
        if ($iterator !== null) {
            $this->assertAllowedClass($iterator);
            if (!\is_a($iterator, \ArrayIterator::class, true)) {
                throw new StaleData($iterator, 'objects cannot be iterated over by it any more');
            }
        }
    }

    public function plan(ReadShape $shape): ObjectPlan
    {
        if (!\class_exists($shape->class)) {
            throw new StaleData($shape->class, 'the class does not exist any more');
        }
        $class = ClassAnatomy::of($shape->class);
        if ($class->reflection->isAbstract() || $class->reflection->isEnum()) {
            throw new StaleData($shape->class, 'it has no objects of its own any more');
        }
        $refusal = $class->refusal() ?? self::refusalToRestore($class);
        if ($refusal !== null) {
            throw new ForbiddenClass($shape->class, $refusal);
        }
        if ($class->restoring !== $shape->restoring) {
            throw new StaleData($shape->class, 'it has gained or lost __unserialize() or __wakeup()');
        }
        if ($class->layout() !== $shape->layout) {
            throw new StaleData($shape->class, 'its properties have changed');
        }

        return new ObjectPlan($shape, $class, self::properties($shape, $class));
    }

    public static function enumCase(string $class, string $name): \UnitEnum
    {
        if (!\enum_exists($class)) {
            throw new StaleData($class, 'the enum does not exist any more');
        }
        $enum = new \ReflectionEnum($class);
        if (!$enum->hasCase($name)) {
            throw new StaleData($class, 'it has no case "' . $name . '" any more');
        }

        return $enum->getCase($name)->getValue();
    }

    /**
     * Many classes forbid to unserialize them by a __wakeup() that throws, and count on it that PHP does not run the destructor
     * then. No code in PHP can promise that (of PHP's own, unserialize() marks the object).
     */
    private static function refusalToRestore(ClassAnatomy $class): ?string
    {
        return $class->restoring !== Restoring::Properties && $class->reflection->hasMethod('__destruct')
            ? 'its destructor would run when ' . ($class->restoring === Restoring::Wakeup ? '__wakeup()' : '__unserialize()') . ' fails.'
            : null;
    }

    /**
     * @return list<?\ReflectionProperty>
     */
    private static function properties(ReadShape $shape, ClassAnatomy $class): array
    {
        $properties = [];
        $seen = [];
        foreach ($shape->keys as $position => $key) {
            $property = $class->property($key);
            $isAllowed = match (true) {
                $property !== null => !ClassAnatomy::isVirtual($property),
                \str_starts_with($key->name, "\0") => $key->scope === null && $class->name === \stdClass::class && ClassAnatomy::isCast($key->name) && \iterator_to_array($shape->columns[$position]->references(), false) === [],
                default => $key->scope === null && !$class->reflection->isReadOnly(),
            };
            if (!$isAllowed) {
                throw new DamagedBytes("An object of class {$shape->class} has a property that the class cannot have.");
            }
            $properties[] = $property;
            // What is not private has one slot, whichever ancestor it is asked of.
            $slot = ($property?->isPrivate() === true ? $property->class : '') . ":{$key->name}";
            if (isset($seen[$slot])) {
                throw new DamagedBytes("An object of class {$shape->class} has a property twice.");
            }
            $seen[$slot] = true;
        }

        return $properties;
    }
}
