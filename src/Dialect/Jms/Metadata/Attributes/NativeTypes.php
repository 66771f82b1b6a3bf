<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;

/**
 * The type of a property, or of a method, as a type of jms/serializer. What says nothing there has none: `array`, `mixed`, `self`.
 *
 * @internal
 */
final readonly class NativeTypes
{
    private const SCALARS = ['int', 'float', 'bool', 'boolean', 'true', 'false', 'string', 'double', 'iterable', 'resource'];

    /** Words that name no class, although PHP does not call them built in. */
    private const RELATIVE = ['self', 'parent', 'static'];

    /** The types of a union are tried in this order, and all others behind them. */
    private const UNION = ['null', 'true', 'false', 'bool', 'int', 'float', 'array', 'string'];

    public function __construct(
        private TypeParser $types,
        private bool $enumSupport,
    ) {}

    public function of(PropertySubject $subject): ?TypeName
    {
        $type = match (true) {
            $subject->kind === PropertyKind::Property => (new \ReflectionProperty($subject->class, $subject->name))->getType(),
            $subject->method !== null => (new \ReflectionMethod($subject->class, $subject->method))->getReturnType(),
            default => null,
        };

        return match (true) {
            $type instanceof \ReflectionNamedType => $this->named($type, $subject),
            $type instanceof \ReflectionUnionType => $this->union($type, $subject->place()),
            default => null,
        };
    }

    private function named(\ReflectionNamedType $type, PropertySubject $subject): ?TypeName
    {
        if (!self::isKnown($type)) {
            return null;
        }
        $name = $type->getName();
        // The values of methods are written as they are, by whatever handles enums then.
        if ($this->enumSupport && $subject->kind === PropertyKind::Property && !$type->isBuiltin() && \enum_exists($name)) {
            $enum = new \ReflectionEnum($name);

            return new TypeName('enum', [['name' => $enum->name, 'params' => []], $enum->isBacked() ? 'value' : 'name']);
        }

        return $this->types->parse($name, $subject->place());
    }

    private function union(\ReflectionUnionType $union, string $place): ?TypeName
    {
        $types = [];
        foreach ($union->getTypes() as $position => $type) {
            if (!$type instanceof \ReflectionNamedType) {
                return null;
            }
            if (self::isKnown($type) || $type->getName() === 'array') {
                // Their positions stay with them: handlers are given the parameters as they are.
                $types[$position] = $this->types->parse($type->getName(), $place)->toArray();
            }
        }
        \uasort($types, static fn(array $a, array $b): int => self::rank($a['name']) <=> self::rank($b['name']));

        return $types === [] ? null : new TypeName('union', [$types]);
    }

    private static function isKnown(\ReflectionNamedType $type): bool
    {
        $name = $type->getName();
        if (\in_array($name, self::SCALARS, true)) {
            return true;
        }

        return !$type->isBuiltin() && !\in_array(\strtolower($name), self::RELATIVE, true) && (\class_exists($name) || \interface_exists($name));
    }

    private static function rank(string $type): int
    {
        $rank = \array_search($type, self::UNION, true);

        return $rank === false ? \count(self::UNION) : $rank;
    }
}
