<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\Place;
use Kiln\Dialect\Jms\UserCode\Direction;

/**
 * What the attributes of jms/serializer say to liip/serializer.
 *
 * @internal
 */
final class LiipFacts implements Facts
{
    private const ORDER = 'JMS\Serializer\Annotation\AccessorOrder';

    /** A group that nobody asks for: what has no group is in none, not in `Default`. */
    private const NO_GROUP = "\0";

    /** @var array<string, ClassFacts> by name as asked for */
    private array $known = [];

    public function __construct(
        private readonly Facts $declared,
        private readonly Direction $direction,
        private readonly Choice $selection,
        private readonly bool $identicalNaming,
    ) {}

    public function of(string $class): ClassFacts
    {
        return $this->known[$class] ??= $this->understand($this->declared->of($class));
    }

    private function understand(ClassFacts $class): ClassFacts
    {
        $properties = $this->one(\array_map(fn(PropertyFacts $property): PropertyFacts => $this->property($property), self::ordered($class)));

        return new ClassFacts(
            name: $class->name,
            properties: $properties,
            preSerialize: $class->preSerialize,
            postSerialize: $class->postSerialize,
            postDeserialize: $class->postDeserialize,
            isList: $class->isList,
            isMap: $class->isMap,
            isConditional: $class->isConditional,
            usesExpressions: $class->usesExpressions,
            discriminator: $class->discriminator,
            files: $class->files,
        );
    }

    /**
     * Virtual properties come last, unless the class says otherwise.
     *
     * @return list<PropertyFacts>
     */
    private static function ordered(ClassFacts $class): array
    {
        for ($declaring = new \ReflectionClass($class->name); $declaring !== false; $declaring = $declaring->getParentClass()) {
            if ($declaring->getAttributes(self::ORDER) !== []) {
                return $class->properties;
            }
        }
        $isVirtual = static fn(PropertyFacts $property): bool => \in_array($property->kind, [PropertyKind::Method, PropertyKind::Expression], true);

        return [
            ...\array_values(\array_filter($class->properties, static fn(PropertyFacts $property): bool => !$isVirtual($property))),
            ...\array_values(\array_filter($class->properties, $isVirtual)),
        ];
    }

    private function property(PropertyFacts $property): PropertyFacts
    {
        $isWritten = $this->direction === Direction::Serialization;
        $access = AccessorGuess::of($property);

        return new PropertyFacts(
            kind: $property->kind,
            class: $property->class,
            name: $property->name,
            serializedName: $this->identicalNaming ? $property->serializedName : \strtolower((string) \preg_replace('/[A-Z]/', '_\0', $property->serializedName)),
            type: $isWritten ? WrittenType::of($property, $access->getter) : $property->type,
            getter: $access->getter,
            setter: $access->setter,
            isInline: $property->isInline,
            skipWhenEmpty: $property->skipWhenEmpty,
            isReadOnly: $property->isReadOnly,
            groups: $property->groups === null || $property->groups === [] ? [self::NO_GROUP] : $property->groups,
            sinceVersion: $property->sinceVersion,
            untilVersion: $property->untilVersion,
            // How often a class may stand inside itself is asked for each object; see LiipWriting.
            isConditional: $property->isConditional || ($isWritten && $property->maxDepth !== null),
            // Without a default: a constructor, or PHP itself, has set it.
            needsReflection: $property->needsReflection,
            fixed: $property->fixed,
        );
    }

    /**
     * Of properties with the same key one counts: of those selected, the one whose name is the key, else the first.
     *
     * @param list<PropertyFacts> $properties
     *
     * @return list<PropertyFacts>
     */
    private function one(array $properties): array
    {
        $place = Place::root($this->selection);
        $byKey = [];
        foreach ($properties as $property) {
            $byKey[$property->serializedName][] = $property;
        }
        $one = [];
        foreach ($byKey as $key => $rivals) {
            $selected = \count($rivals) === 1 ? $rivals : \array_values(\array_filter($rivals, $place->selects(...)));
            $named = \array_filter($selected, static fn(PropertyFacts $property): bool => $property->name === $key);
            $best = \reset($named);
            $one[] = $best !== false ? $best : $selected[0] ?? $rivals[0];
        }

        return $one;
    }
}
