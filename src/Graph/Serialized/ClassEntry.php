<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\Bytes\Varint;
use Kiln\Graph\Classes\ClassAnatomy;

/**
 * A class of which serialize() writes the objects, and unserialize() makes them, without code of users: even where bytes turn
 * out to be damaged when half of the objects are there.
 *
 * @internal
 */
final readonly class ClassEntry
{
    /**
     * @param string $bytes    that stand for the class in front of the text
     * @param int    $slots    declared properties
     * @param bool   $isOpaque whether an object is not to be looked into
     * @param bool   $isScalar whether declared properties hold scalars only
     * @param bool   $hasFloats whether one of these may be a float
     */
    private function __construct(public string $bytes, public int $slots, public bool $isOpaque, public bool $isScalar, public bool $hasFloats) {}

    public static function of(ClassAnatomy $class): ?self
    {
        $isOpaque = $class->isQuietScalar();
        if (!$isOpaque && !ClassAnatomy::hasOnlyProperties($class->reflection)) {
            return null;
        }

        return new self(
            \chr($isOpaque ? SerializedReader::BY_DATA : SerializedReader::BY_PROPERTIES) . Varint::unsigned(\strlen($class->name)) . $class->name
                . ($isOpaque ? '' : pack('V', $class->layout())),
            $class->slots(),
            $isOpaque,
            !$isOpaque && self::holds($class, ['int', 'string', 'bool', 'float', 'null', 'true', 'false']),
            !self::holds($class, ['int', 'string', 'bool', 'null', 'true', 'false']),
        );
    }

    /**
     * @param list<string> $types
     */
    private static function holds(ClassAnatomy $class, array $types): bool
    {
        foreach ($class->slotProperties() as $property) {
            $type = $property->getType();
            foreach ($type instanceof \ReflectionUnionType ? $type->getTypes() : [$type] as $part) {
                if (!$part instanceof \ReflectionNamedType || !\in_array($part->getName(), $types, true)) {
                    return false;
                }
            }
        }

        return true;
    }
}
