<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

/**
 * A value as text in which everything shows that two values can differ in: types, the order of keys, private and uninitialized
 * properties, and which objects are the same one.
 *
 *     Person{name: 'Ada', born: ?, friends: [Person#1]}
 *
 * "?" is a property that is not initialized, "#1" the object that was described first.
 */
final class Description
{
    /** @var array<int, int> id of an object => its number */
    private array $numbers = [];

    /** @var list<object> kept, so that no id is given to another object */
    private array $objects = [];

    public static function of(mixed $value): string
    {
        return (new self())->describe($value);
    }

    private function describe(mixed $value): string
    {
        return match (true) {
            $value === null => 'null',
            \is_array($value) => '[' . $this->entries($value, array_is_list($value)) . ']',
            \is_object($value) => $this->object($value),
            \is_string($value) => "'" . $value . "'",
            default => var_export($value, true),
        };
    }

    private function object(object $object): string
    {
        $name = self::shortName($object::class);
        if ($object instanceof \UnitEnum) {
            return $name . '::' . $object->name;
        }

        $id = spl_object_id($object);
        if (isset($this->numbers[$id])) {
            return $name . '#' . $this->numbers[$id];
        }

        $this->objects[] = $object;
        $this->numbers[$id] = \count($this->objects);

        return match (true) {
            $object instanceof \DateInterval => $name . '{' . $object->format('%R %yy %mm %dd %hh %im %ss') . ' ' . var_export($object->f, true) . '}',
            $object instanceof \DateTimeInterface => $name . '{' . $object->format('Y-m-d\TH:i:s.u e') . '}',
            $object instanceof \ArrayObject, $object instanceof \ArrayIterator => $name . '[' . $this->entries($object->getArrayCopy(), false) . ']',
            $object instanceof \Closure, $object instanceof \Generator => $name,
            default => $name . '{' . implode(', ', $this->properties($object)) . '}',
        };
    }

    /**
     * @param array<mixed> $entries
     */
    private function entries(array $entries, bool $isList): string
    {
        $texts = [];
        foreach ($entries as $key => $entry) {
            $texts[] = ($isList ? '' : $this->describe($key) . ' => ') . $this->describe($entry);
        }

        return implode(', ', $texts);
    }

    /**
     * @return list<string>
     */
    private function properties(object $object): array
    {
        $values = (array) $object;
        $texts = [];
        for ($class = new \ReflectionObject($object); $class !== false; $class = $class->getParentClass()) {
            foreach ($class->getProperties() as $property) {
                if ($property->isStatic() || $property->class !== $class->name || !$property->isDefault()) {
                    continue;
                }

                $key = match (true) {
                    $property->isPrivate() => "\0$class->name\0$property->name",
                    $property->isProtected() => "\0*\0$property->name",
                    default => $property->name,
                };
                if ($class->name !== $object::class && !$property->isPrivate() && self::isDeclaredBelow($object, $property)) {
                    continue;
                }

                $owner = $property->isPrivate() && $class->name !== $object::class ? self::shortName($class->name) . '.' : '';
                $texts[] = $owner . $property->name . ': ' . (\array_key_exists($key, $values) ? $this->describe($values[$key]) : '?');
                unset($values[$key]);
            }
        }
        foreach ($values as $key => $value) {
            $texts[] = '+' . str_replace("\0", '~', (string) $key) . ': ' . $this->describe($value);
        }

        return $texts;
    }

    private static function isDeclaredBelow(object $object, \ReflectionProperty $property): bool
    {
        return (new \ReflectionProperty($object, $property->name))->class !== $property->class;
    }

    private static function shortName(string $class): string
    {
        return substr((string) strrchr('\\' . $class, '\\'), 1);
    }
}
