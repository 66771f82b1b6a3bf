<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\MethodFacts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Error\InvalidMetadata;

/**
 * Reads what one class says, not those above it.
 *
 * @internal
 */
final readonly class ClassReader
{
    private const CALLED = [AttributeKind::PreSerialize, AttributeKind::PostSerialize, AttributeKind::PostDeserialize];

    private function __construct(
        private AttributeReader $attributes,
        private TypeParser $types,
        private NativeTypes $nativeTypes,
        private KeyRule $naming,
    ) {}

    public static function create(KeyRule $naming, bool $enumSupport): self
    {
        $types = new TypeParser();

        return new self(new AttributeReader(), $types, new NativeTypes($types, $enumSupport), $naming);
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @throws InvalidMetadata
     */
    public function read(\ReflectionClass $class): ClassDraft
    {
        $rules = ClassRules::of($this->attributes->attributesOf($class), $class->name);
        // Virtual properties come first, expressions before methods.
        $subjects = \array_map(static fn(JmsAttribute $attribute): PropertySubject => PropertySubject::expression($attribute, $class->name), $rules->virtualProperties);
        $called = \array_fill_keys(\array_column(self::CALLED, 'value'), []);
        foreach ($class->getMethods() as $method) {
            if ($method->class !== $class->name) {
                continue;
            }
            $attributes = $this->attributes->attributesOf($method);
            $role = self::roleOf($attributes);
            if ($role === AttributeKind::VirtualProperty) {
                $subjects[] = PropertySubject::method($method, $attributes);
            } elseif ($role !== null) {
                $called[$role->value][] = new MethodFacts($class->name, $method->name);
            }
        }
        $subjects = $rules->excludesAll ? [] : [...$subjects, ...$this->propertiesOf($class)];
        $properties = $rules->discrimination?->onItsOwn($class) ?? [];
        $shape = new InlineShape();
        $usesExpressions = false;
        foreach ($subjects as $subject) {
            $notes = new PropertyNotes($subject, $rules, $this->types);
            $shape = $notes->isInline ? $shape->with($notes->type, $subject->place()) : $shape;
            if ($notes->areOfSerialized()) {
                $facts = $this->facts($subject, $notes);
                $properties[$facts->name] = $facts;
                $usesExpressions = $usesExpressions || $facts->isConditional;
            }
        }
        $file = $class->getFileName();

        return new ClassDraft(
            $class,
            $rules->order?->sorted($properties) ?? $properties,
            $called[AttributeKind::PreSerialize->value],
            $called[AttributeKind::PostSerialize->value],
            $called[AttributeKind::PostDeserialize->value],
            $shape->isList,
            $shape->isMap,
            $usesExpressions,
            $rules->isConditional,
            $rules->order,
            $rules->discrimination,
            $file === false ? [] : [$file],
        );
    }

    /**
     * What a method is for: the first of its attributes that says so counts.
     *
     * @param list<JmsAttribute> $attributes
     */
    private static function roleOf(array $attributes): ?AttributeKind
    {
        foreach ($attributes as $attribute) {
            if ($attribute->kind === AttributeKind::VirtualProperty || \in_array($attribute->kind, self::CALLED, true)) {
                return $attribute->kind;
            }
        }

        return null;
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return list<PropertySubject> those that the class declares itself
     */
    private function propertiesOf(\ReflectionClass $class): array
    {
        $own = \array_filter($class->getProperties(), static fn(\ReflectionProperty $property): bool => $property->class === $class->name);

        return \array_values(\array_map(
            fn(\ReflectionProperty $property): PropertySubject => PropertySubject::property($property, $this->attributes->attributesOf($property)),
            $own,
        ));
    }

    private function facts(PropertySubject $subject, PropertyNotes $notes): PropertyFacts
    {
        $name = $notes->newName ?? $subject->name;
        [$getter, $setter] = $subject->kind === PropertyKind::Property ? AccessorDiscovery::of($subject, $notes) : [$subject->method, null];
        $default = DefaultValue::of($subject->class, $name);

        return new PropertyFacts(
            $subject->kind,
            $subject->class,
            $name,
            $this->key($subject, $notes),
            $notes->type ?? $this->nativeTypes->of($subject),
            $getter,
            $setter,
            $notes->isInline,
            $notes->skipWhenEmpty,
            $notes->isReadOnly,
            $notes->groups,
            $notes->since,
            $notes->until,
            $notes->maxDepth,
            $notes->isConditional,
            $default->exists,
            $default->value,
            $subject->needsReflection,
        );
    }

    private function key(PropertySubject $subject, PropertyNotes $notes): string
    {
        return $notes->written === null || $notes->written === '' || $notes->written === '0'
            ? $this->naming->key($subject->name, $notes->written)
            : $notes->written;
    }
}
