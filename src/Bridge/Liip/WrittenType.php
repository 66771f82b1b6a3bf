<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\ScalarTypes;

/**
 * As what the value of a property is written. Scalars are not cast, and arrays keep their keys: both are written as what they
 * are. Only a map of objects is a JSON object even if it is empty.
 *
 * @internal
 */
final class WrittenType
{
    private const COLLECTIONS = ['array', 'list', 'iterable', 'ArrayCollection', 'Doctrine\Common\Collections\ArrayCollection'];

    /**
     * @return ?TypeName null for what it is
     */
    public static function of(PropertyFacts $property, ?string $getter): ?TypeName
    {
        $type = $property->type;
        if ($type === null || $type->name === 'union') {
            return null;
        }
        if (\in_array($type->name, self::COLLECTIONS, true)) {
            return self::isMapOfObjects($type) ? $type : null;
        }

        // A cast to the type that PHP guarantees changes nothing, and costs nothing.
        return ScalarTypes::kind($type->name) === null || ($type->params === [] && self::native($property, $getter) === $type->name) ? $type : null;
    }

    private static function isMapOfObjects(TypeName $type): bool
    {
        $value = $type->param(1);

        return $value !== null && ScalarTypes::kind($value->name) === null && !\in_array($value->name, self::COLLECTIONS, true);
    }

    private static function native(PropertyFacts $property, ?string $getter): ?string
    {
        $type = match (true) {
            $getter !== null => \method_exists($property->class, $getter) ? (new \ReflectionMethod($property->class, $getter))->getReturnType() : null,
            $property->kind === PropertyKind::Property => (new \ReflectionProperty($property->class, $property->name))->getType(),
            default => null,
        };

        return $type instanceof \ReflectionNamedType ? $type->getName() : null;
    }
}
