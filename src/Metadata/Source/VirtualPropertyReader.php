<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Converter;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Inline;
use Kiln\Attribute\MaxDepth;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\OmitEmpty;
use Kiln\Attribute\Reference;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\Since;
use Kiln\Attribute\Type as TypeAttribute;
use Kiln\Attribute\Until;
use Kiln\Attribute\VirtualProperty;
use Kiln\Attribute\When;
use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Type;

/**
 * Methods that are written as if they were properties.
 *
 * @internal
 */
final readonly class VirtualPropertyReader
{
    /** What says something about a property, and nothing about any other method. */
    private const OF_PROPERTIES = [
        SerializedName::class, Groups::class, Since::class, Until::class, MaxDepth::class, TypeAttribute::class,
        DateFormat::class, Inline::class, OmitEmpty::class, Converter::class, Reference::class, Context::class, When::class,
    ];

    public function __construct(
        private Lineage $lineage,
        private PropertyTypes $types,
        private ?NamingStrategy $naming,
        private bool $isWhole,
    ) {}

    /**
     * @param list<AttributedMethod> $methods
     *
     * @return list<PropertyMetadata>
     *
     * @throws InvalidMetadata
     */
    public function read(array $methods): array
    {
        $properties = [];
        foreach ($methods as $method) {
            $attribute = $method->attributes->get(VirtualProperty::class);
            if ($attribute !== null) {
                $properties[] = $this->property($method, $attribute);
            } elseif (($word = $method->attributes->first(...self::OF_PROPERTIES) ?? $method->attributes->firstFact()) !== null) {
                throw new InvalidMetadata('misplaced_attribute', $method->place, "#[{$word}] says something about a property, but this is a method.", 'Add #[VirtualProperty] to write what it returns.');
            }
        }

        return $properties;
    }

    private function property(AttributedMethod $found, VirtualProperty $attribute): PropertyMetadata
    {
        [$method, $place] = [$found->method, $found->place];
        $this->check($method, $place);
        $facts = new MemberAttributes($found->attributes, $place);
        $name = $attribute->name ?? self::nameOf($method->name);
        $origin = $this->lineage->ofMethod($method);
        [$type, $native] = $this->type($method, $origin, $facts, $place);

        return new PropertyMetadata(
            name: $name,
            class: $method->class,
            type: $type,
            nativeType: $native,
            isPublic: $method->isPublic(),
            isVirtual: true,
            serializedName: $facts->serializedName($name, $this->naming),
            aliases: $facts->aliases(),
            groups: $facts->groups(),
            since: $facts->since(),
            until: $facts->until(),
            isIgnored: $facts->isIgnored(),
            maxDepth: $facts->maxDepth(),
            date: $facts->isIgnored() ? null : $facts->date($type),
            getter: $method->name,
            inlinePrefix: $facts->inlinePrefix(),
            isNeverRead: true,
            omitEmpty: $facts->omitsEmpty(),
            isReference: $facts->isReference($type),
            converter: $facts->converter(),
            facts: $found->attributes->ofFormats($place),
            isBytes: $facts->isBytes($type),
            context: $facts->context(),
            condition: $facts->condition($method->getDeclaringClass(), $this->lineage->class),
        );
    }

    /**
     * @return array{Type, ?Type}
     */
    private function type(\ReflectionMethod $method, Origin $origin, MemberAttributes $facts, string $place): array
    {
        $native = null;
        try {
            $native = $origin->nativeType($method->getReturnType(), $place);

            return [$this->types->refineByAttribute($this->types->methods()->ofResult($method, $place), $facts->type(), $origin, $method, $place), $native];
        } catch (InvalidMetadata $error) {
            return $this->isWhole || $facts->isTypeless($error) ? [$native ?? new MixedType(), $native] : throw $error;
        }
    }

    /**
     * @throws InvalidMetadata
     */
    private function check(\ReflectionMethod $method, string $place): void
    {
        $problem = match (true) {
            $method->isStatic() => 'is static.',
            $method->getNumberOfRequiredParameters() > 0 => 'has required parameters.',
            \in_array((string) $method->getReturnType(), ['void', 'never'], true) => 'returns nothing.',
            default => null,
        };
        if ($problem !== null) {
            throw new InvalidMetadata('invalid_virtual_property', $place, "A method with #[VirtualProperty] is called on the object without arguments and returns the value, but this one {$problem}");
        }
    }

    private static function nameOf(string $method): string
    {
        if (\preg_match('/^(?:get|is|has)_?([A-Z0-9\x80-\xff].*|(?<=_).+)$/sD', $method, $match) !== 1) {
            return $method;
        }
        $name = $match[1];

        // `getURL` is about "URL", not about "uRL".
        return \preg_match('/^[A-Z]{2}/', $name) === 1 ? $name : \lcfirst($name);
    }
}
