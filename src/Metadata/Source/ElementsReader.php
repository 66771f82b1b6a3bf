<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ElementsMetadata;

/**
 * Which classes are collections, and of what. All others have members, also those that can be walked through.
 *
 * @internal
 */
final readonly class ElementsReader
{
    /** Where the arguments stand that say what an object yields, the most telling first. */
    private const TELLING = [\IteratorAggregate::class, \Iterator::class, \Traversable::class, \ArrayAccess::class];

    private const ATTRIBUTES = 'Kiln\Attribute\\';

    /**
     * Of a class that can be walked through. Null for one that is no collection.
     *
     * @throws InvalidMetadata
     */
    public static function read(Lineage $lineage): ?ElementsMetadata
    {
        $class = $lineage->class;
        if ($class->isInternal() || \is_a($class->name, \ArrayObject::class, true) || \is_a($class->name, \ArrayIterator::class, true)) {
            return null;
        }
        $isCollection = $class->isInterface() || ($class->implementsInterface(\ArrayAccess::class) && $class->implementsInterface(\Countable::class));
        if ((!$isCollection && !self::holdsOneArray($lineage)) || self::saysWhatItsMembersAre($lineage)) {
            return null;
        }
        $arguments = self::arguments($lineage);

        return match (true) {
            isset($arguments[1]) => new ElementsMetadata($arguments[0], $arguments[1]),
            isset($arguments[0]) => new ElementsMetadata(null, $arguments[0]),
            default => $isCollection ? new ElementsMetadata(null, null) : null,
        };
    }

    /**
     * @return list<\Kiln\Type\Type>
     */
    private static function arguments(Lineage $lineage): array
    {
        foreach (self::TELLING as $interface) {
            $arguments = $lineage->class->implementsInterface($interface) ? $lineage->generics()->argumentsOf(new \ReflectionClass($interface)) : [];
            if ($arguments !== []) {
                return $arguments;
            }
        }

        return [];
    }

    /**
     * Whether nothing would be lost of an object of which only the elements are written.
     */
    private static function holdsOneArray(Lineage $lineage): bool
    {
        $properties = [];
        foreach ($lineage->chain as $class) {
            foreach ($class->getProperties() as $property) {
                if ($property->class === $class->name && !$property->isStatic()) {
                    $properties[] = $property->getType();
                }
            }
        }

        return \count($properties) === 1 && (string) $properties[0] === 'array';
    }

    /**
     * An attribute of Kiln's on a member makes no sense unless the members are written.
     */
    private static function saysWhatItsMembersAre(Lineage $lineage): bool
    {
        $members = [];
        foreach ($lineage->statementsOnClass($lineage->class) as $class) {
            \array_push($members, ...$class->getProperties(), ...$class->getMethods());
        }
        foreach ($members as $member) {
            foreach ($member->getAttributes() as $attribute) {
                if (\str_starts_with($attribute->getName(), self::ATTRIBUTES)) {
                    return true;
                }
            }
        }

        return false;
    }
}
