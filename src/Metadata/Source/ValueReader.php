<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Value;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ValueMetadata;
use Kiln\Metadata\ValueStatement;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\Parser\ClassName;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeParser;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\ShapeType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * How objects of a class become one value, and are made of one: by what an attribute or the list of vendors' classes says, and
 * otherwise by the names that such methods usually have.
 *
 * @internal
 */
final readonly class ValueReader
{
    /** Static methods that make an object of one value, the best first. */
    private const MAKERS = ['fromString', 'from', 'parse'];

    public function __construct(private Lineage $lineage, private PropertyTypes $types) {}

    /**
     * What the attributes of the class, its parents and interfaces say together.
     *
     * @throws InvalidMetadata
     */
    public function attributes(): ?ValueStatement
    {
        $attribute = $write = $read = null;
        foreach ($this->lineage->nearestFirst() as $class) {
            if ($class->isInternal()) {
                continue;
            }
            $attribute ??= Attributes::of([$class], Place::ofClass($class->name))->get(Value::class);
            foreach ([...$class->getProperties(), ...$class->getMethods()] as $member) {
                if ($member->class !== $class->name || $member->getAttributes(Value::class) === []) {
                    continue;
                }
                $place = $member instanceof \ReflectionMethod ? Place::ofMethod($member) : Place::ofProperty($member);
                $found = Attributes::of([$member], $place)->get(Value::class);
                if ($found?->write !== null || $found?->read !== null) {
                    throw new InvalidMetadata('invalid_value_class', $place, '#[Value] names a member, but stands on one itself.', 'Write #[Value] without names here, or put it on the class.');
                }
                if ($member->isStatic() || ($member instanceof \ReflectionMethod && $member->isConstructor())) {
                    $read ??= $member->name;
                } else {
                    $write ??= $member instanceof \ReflectionProperty ? "\${$member->name}" : $member->name;
                }
                $attribute ??= $found;
            }
        }

        return $attribute === null ? null : new ValueStatement(
            $attribute->write ?? $write,
            $attribute->read ?? $read,
            $attribute->type,
            $attribute->expected,
            $attribute->refusedBy,
        );
    }

    /**
     * @throws InvalidMetadata
     */
    public function read(ValueStatement $statement): ValueMetadata
    {
        $class = $this->lineage->class;
        $place = Place::ofClass($class->name);
        $stated = $statement->type === null ? null : (new TypeParser())->parse($statement->type, NameScope::global($place));
        $member = $this->writer($statement->write, $place);
        $maker = $this->maker($statement->read, $place);
        $given = $this->given($member, $place);
        $written = $stated === null || self::isPlain($given) ? $given : $stated;
        $taken = $stated ?? ($maker === null ? $written : $this->taken($maker));

        $written = self::plain($written instanceof MixedType ? $taken : $written, $place);
        $native = $member instanceof \ReflectionProperty ? $member->getType() : $member->getReturnType();

        return new ValueMetadata(
            class: $class->name,
            scope: $member->class,
            member: $member->name,
            isProperty: $member instanceof \ReflectionProperty,
            isPublic: $member->isPublic(),
            written: $written,
            isGuaranteed: (string) $native === (string) $written,
            maker: $maker === null ? null : ($maker->isConstructor() || $class->isSubclassOf($maker->class) ? $class->name : $maker->class),
            method: $maker === null ? '' : $maker->name,
            read: self::plain($taken instanceof MixedType ? $written : $taken, $place),
            expected: $statement->expected ?? self::words($class),
            refusals: $statement->refusedBy,
        );
    }

    private function writer(?string $name, string $place): \ReflectionMethod|\ReflectionProperty
    {
        $class = $this->lineage->class;
        if ($name === null) {
            return $class->hasMethod('__toString') ? $class->getMethod('__toString') : $this->onlyProperty($place);
        }
        $member = match (true) {
            !\str_starts_with($name, '$') && $class->hasMethod($name) => $class->getMethod($name),
            ($property = $this->property(\ltrim($name, '$'))) !== null => $property,
            default => throw new InvalidMetadata('invalid_value_class', $place, "The value is to be written by {$name}, which is neither a method nor a property.", 'Name one that the class has.'),
        };
        if ($member->isStatic() || ($member instanceof \ReflectionMethod && (!$member->isPublic() || $member->getNumberOfRequiredParameters() > 0))) {
            throw new InvalidMetadata('invalid_value_class', $place, "The value is to be written by {$name}, which cannot be asked for it.", 'Name a public method without parameters, or a property of the object.');
        }

        return $member;
    }

    private function property(string $name): ?\ReflectionProperty
    {
        // A private one of a parent is seen by that parent alone.
        foreach ($this->lineage->nearestFirst() as $class) {
            if ($class->hasProperty($name)) {
                return $class->getProperty($name);
            }
        }

        return null;
    }

    private function onlyProperty(string $place): \ReflectionProperty
    {
        $properties = \array_values(\array_filter($this->lineage->class->getProperties(), static fn(\ReflectionProperty $property): bool => !$property->isStatic()));

        return \count($properties) === 1 ? $properties[0] : throw new InvalidMetadata(
            'invalid_value_class',
            $place,
            'Nothing says what is written for an object of the class: it has no __toString(), and not just one property.',
            'Put #[Value] on the property or method that gives the value.',
        );
    }

    private function maker(?string $name, string $place): ?\ReflectionMethod
    {
        $class = $this->lineage->class;
        if ($name === null) {
            foreach (self::MAKERS as $candidate) {
                $method = $class->hasMethod($candidate) ? $class->getMethod($candidate) : null;
                if ($method !== null && $method->isStatic() && self::takesOne($method)) {
                    return $method;
                }
            }
            $constructor = $class->getConstructor();

            return $constructor !== null && self::takesOne($constructor) ? $constructor : null;
        }
        [$owner, $method] = \str_contains($name, '::') ? \explode('::', $name, 2) : [$class->name, $name];
        $owner = ClassName::find($owner);
        $found = $owner !== null && \method_exists($owner, $method) ? new \ReflectionMethod($owner, $method) : throw new InvalidMetadata(
            'invalid_value_class',
            $place,
            "The value is to be read by {$name}, which does not exist.",
            'Name a static method of the class, Other::method, or __construct.',
        );

        return self::takesOne($found) && ($found->isStatic() || $found->isConstructor()) ? $found : throw new InvalidMetadata(
            'invalid_value_class',
            $place,
            "The value is to be read by {$name}, which cannot be called with it.",
            'Name a public static method with one parameter, or the constructor.',
        );
    }

    private static function takesOne(\ReflectionMethod $method): bool
    {
        return $method->isPublic() && $method->getNumberOfParameters() > 0 && $method->getNumberOfRequiredParameters() <= 1;
    }

    private function given(\ReflectionMethod|\ReflectionProperty $member, string $place): Type
    {
        return match (true) {
            $member instanceof \ReflectionProperty => $this->types->ofProperty($member, $this->lineage->ofProperty($member), Place::ofProperty($member)),
            $member->name === '__toString' => new ScalarType(ScalarKind::String),
            default => $this->types->methods()->ofResult($member, $place),
        };
    }

    private function taken(\ReflectionMethod $maker): Type
    {
        $parameter = $maker->getParameters()[0];
        $type = $this->types->methods()->ofParameter($parameter, $maker, Place::ofParameter($parameter, $maker));

        return $type instanceof NullableType ? $type->inner : $type;
    }

    /**
     * @throws InvalidMetadata for a type whose values are not plain data
     */
    private static function plain(Type $type, string $place): Type
    {
        return self::isPlain($type) ? $type : throw new InvalidMetadata(
            'invalid_value_class',
            $place,
            $type instanceof MixedType ? 'Nothing says of which type the value is.' : "The value is of type {$type}, which is more than scalars and arrays of scalars.",
            "Say what stands in a document: #[Value(type: 'string')].",
        );
    }

    private static function isPlain(Type $type): bool
    {
        return match ($type::class) {
            ScalarType::class, ArrayType::class => true,
            ListType::class => self::isPlain($type->item),
            MapType::class => self::isPlain($type->value),
            UnionType::class => \array_filter($type->members, static fn(Type $member): bool => !$member instanceof ScalarType) === [],
            ClassType::class, IterableType::class, MixedType::class, NullType::class, NullableType::class, ObjectType::class, ShapeType::class, TemplateType::class => false,
        };
    }

    /**
     * `EmailAddress` as `email address`.
     *
     * @param \ReflectionClass<object> $class
     */
    private static function words(\ReflectionClass $class): string
    {
        return \strtolower((string) \preg_replace('/(?<=[a-z0-9])(?=[A-Z])/', ' ', $class->isAnonymous() ? 'value' : $class->getShortName()));
    }
}
