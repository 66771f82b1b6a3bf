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
    /** What serialize() calls nothing for. */
    private const SCALARS = ['int', 'string', 'bool', 'float', 'null', 'true', 'false'];

    /**
     * @param string       $bytes    that stand for the class in front of the text
     * @param string       $alone    all that stands in front of the text of an object that holds no others
     * @param int          $slots    declared properties
     * @param int          $cells    an object and these
     * @param bool         $isOpaque whether an object is not to be looked into
     * @param bool         $isScalar whether declared properties hold scalars only
     * @param list<string> $open     properties that may hold others, as an array cast names them
     * @param array<string, true> $names    all declared ones, likewise, '' where there are none: a dynamic property comes behind them
     */
    private function __construct(public string $bytes, public string $alone, public int $slots, public int $cells, public bool $isOpaque, public bool $isScalar, public array $open, public array $names) {}

    public static function of(ClassAnatomy $class): ?self
    {
        $isOpaque = $class->isQuietScalar();
        if (!$isOpaque && !ClassAnatomy::hasOnlyProperties($class->reflection)) {
            return null;
        }
        $open = [];
        $names = [];
        foreach (self::inOrder($class) as $property) {
            $name = ClassAnatomy::mangled($property);
            $names[$name] = true;
            if (!self::holdsScalars($property)) {
                $open[] = $name;
            }
        }
        $bytes = \chr($isOpaque ? SerializedReader::BY_DATA : SerializedReader::BY_PROPERTIES) . Varint::unsigned(\strlen($class->name)) . $class->name
            . ($isOpaque ? '' : \pack('V', $class->layout()));

        return new self(
            $bytes,
            \chr(1 | SerializedReader::HAS_NAMES) . Varint::unsigned(\strlen($bytes)) . $bytes,
            $class->slots(),
            1 + $class->slots(),
            $isOpaque,
            !$isOpaque && $open === [],
            $open,
            $names === [] ? ['' => true] : $names,
        );
    }

    /**
     * @return list<\ReflectionProperty> as serialize() goes through them: those of the first ancestor come first, also where they are declared again
     */
    private static function inOrder(ClassAnatomy $class): array
    {
        $classes = [];
        for ($one = $class->reflection; $one !== false; $one = $one->getParentClass()) {
            \array_unshift($classes, $one);
        }
        $places = [];
        foreach ($classes as $one) {
            foreach ($one->getProperties() as $property) {
                if ($property->class === $one->name) {
                    $places[self::slot($property)] ??= \count($places);
                }
            }
        }
        $properties = $class->slotProperties();
        \usort($properties, static fn(\ReflectionProperty $a, \ReflectionProperty $b): int => $places[self::slot($a)] <=> $places[self::slot($b)]);

        return $properties;
    }

    private static function slot(\ReflectionProperty $property): string
    {
        return $property->isPrivate() ? ClassAnatomy::mangled($property) : $property->name;
    }

    private static function holdsScalars(\ReflectionProperty $property): bool
    {
        $type = $property->getType();
        foreach ($type instanceof \ReflectionUnionType ? $type->getTypes() : [$type] as $part) {
            if (!$part instanceof \ReflectionNamedType || !\in_array($part->getName(), self::SCALARS, true)) {
                return false;
            }
        }

        return true;
    }
}
