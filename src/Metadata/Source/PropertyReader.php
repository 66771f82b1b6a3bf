<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Converter;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\OmitDefault;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Type\MixedType;
use Kiln\Type\Type;

/**
 * The properties that a class declares or inherits.
 *
 * @internal
 */
final readonly class PropertyReader
{
    /** What the traits of symfony/var-exporter keep in an object. */
    private const LAZY_STATE = 'Symfony\Component\VarExporter\Internal\LazyObjectState';

    /** Where they keep it. */
    private const LAZY_PROPERTY = 'lazyObjectState';

    private bool $hasConstructor;

    public function __construct(
        private Lineage $lineage,
        private PropertyTypes $types,
        private ?NamingStrategy $naming,
        private bool $isReadOnlyClass,
        private ?bool $coerces,
        private bool $isWhole,
    ) {
        $this->hasConstructor = \array_filter($lineage->chain, static fn(\ReflectionClass $class): bool => $class->getConstructor() !== null) !== [];
    }

    /**
     * @return list<PropertyMetadata> parents' first; one that a child declares again keeps its place
     *
     * @throws InvalidMetadata
     */
    public function read(): array
    {
        $found = [];
        foreach ([...$this->lineage->chain, ...$this->declaringInterfaces()] as $class) {
            // What a class of PHP keeps private, like the trace of an exception, is no data, and generated code cannot reach it.
            foreach ($class->getProperties($class->isInternal() ? \ReflectionProperty::IS_PUBLIC | \ReflectionProperty::IS_PROTECTED : null) as $property) {
                if ($property->class !== $class->name || self::isLazyState($property)) {
                    continue;
                }
                $modifiers = $property->getModifiers();
                if (($modifiers & \ReflectionProperty::IS_STATIC) !== 0) {
                    self::refuseStatic($property);

                    continue;
                }
                // A private property of a parent and one of the same name in a child are two.
                $key = ($modifiers & \ReflectionProperty::IS_PRIVATE) !== 0 ? "{$property->class}::{$property->name}" : $property->name;
                $found[$key] = isset($found[$key]) && $class->isInterface() ? $found[$key] : $property;
            }
        }

        return \array_map($this->property(...), \array_values($found));
    }

    /**
     * Whether a proxy keeps in it what it still has to do.
     */
    public static function isLazyState(\ReflectionProperty $property): bool
    {
        return $property->name === self::LAZY_PROPERTY && (string) $property->getType() === self::LAZY_STATE;
    }

    /**
     * @return list<\ReflectionClass<object>> interfaces whose properties (PHP 8.4) are all there is to see
     */
    private function declaringInterfaces(): array
    {
        return $this->lineage->class->isInterface() || $this->lineage->class->isAbstract() ? $this->lineage->interfaces : [];
    }

    private function property(\ReflectionProperty $property): PropertyMetadata
    {
        $place = Place::ofProperty($property);
        $origin = $this->lineage->ofProperty($property);
        $attributes = Attributes::of([...$this->lineage->mapped?->ofProperty($property) ?? [], $property], $place);
        // Most properties have none of the others.
        $facts = $attributes->areForFormats() ? null : new MemberAttributes($attributes, $place);
        if ($this->isReadOnlyClass && $facts?->isNeverWritten() === true) {
            throw new InvalidMetadata('conflicting_attributes', $place, '#[WriteOnlyProperty] in a class with #[ReadOnlyProperty] leaves nothing.', 'Use #[Ignore] for that.');
        }
        $hooks = PropertyHooks::of($property);
        $accessor = $facts === null ? null : $attributes->get(Accessor::class);
        $accessors = $methods = null;
        if ($accessor !== null) {
            $accessors = new AccessorReader($this->lineage, $this->types);
            $methods = $accessors->read($accessor, $property, $place);
        }
        $modifiers = $property->getModifiers();
        [$type, $native] = $this->type($property, $origin, $facts, $accessors, $methods, $place);

        return new PropertyMetadata(
            name: $property->name,
            class: $property->class,
            type: $type,
            nativeType: $native,
            isPublic: ($modifiers & \ReflectionProperty::IS_PUBLIC) !== 0 && !$hooks->isSetterHidden,
            isReadonly: ($modifiers & \ReflectionProperty::IS_READONLY) !== 0,
            isPromoted: $property->isPromoted(),
            hasDefault: $property->hasDefaultValue(),
            isReadableHook: $hooks->hasGetter,
            isStored: $hooks->isStored,
            isSettable: $hooks->isStored || $hooks->hasSetter,
            serializedName: $facts === null ? $this->naming?->translate($property->name) : $facts->serializedName($property->name, $this->naming),
            aliases: $facts?->aliases() ?? [],
            groups: $facts?->groups(),
            since: $facts?->since(),
            until: $facts?->until(),
            isIgnored: $facts?->isIgnored() ?? false,
            maxDepth: $facts?->maxDepth(),
            date: $facts?->isIgnored() === true ? null : $facts?->date($type),
            getter: $methods?->getter?->name,
            setter: $methods?->setter?->name,
            inlinePrefix: $facts?->inlinePrefix(),
            isNeverRead: $this->isReadOnlyClass || $facts?->isNeverRead() === true,
            isNeverWritten: $facts?->isNeverWritten() === true || (!$hooks->isStored && !$hooks->hasGetter),
            omitEmpty: $facts?->omitsEmpty() ?? false,
            omitDefault: $facts !== null && $attributes->has(OmitDefault::class) && !$facts->isIgnored() ? OmittedDefault::of($property, $attributes, $place) : null,
            converter: $facts?->converter() ?? ($this->hasConstructor ? $this->converterOfParameter($property) : null),
            facts: $attributes->ofFormats($place),
            isReference: $facts?->isReference($type) ?? false,
            coerces: $facts?->coerces() ?? $this->coerces,
            isBytes: $facts?->isBytes($type) ?? false,
            context: $facts?->context(),
            condition: $facts?->condition($property->getDeclaringClass(), $this->lineage->class),
        );
    }

    /**
     * What stands on the parameter of the constructor that takes the property's value. A promoted one is the property.
     */
    private function converterOfParameter(\ReflectionProperty $property): ?ConverterMetadata
    {
        foreach ($property->getDeclaringClass()->getConstructor()?->getParameters() ?? [] as $parameter) {
            if ($parameter->name === $property->name && $parameter->getAttributes(Converter::class) !== []) {
                $place = Place::ofParameter($parameter, $parameter->getDeclaringFunction());

                $converter = Attributes::of([$parameter], $place)->get(Converter::class);

                return $converter === null ? null : Converters::of($converter, $place);
            }
        }

        return null;
    }

    /**
     * @return array{Type, ?Type} the type, and what PHP enforces
     */
    private function type(\ReflectionProperty $property, Origin $origin, ?MemberAttributes $facts, ?AccessorReader $accessors, ?Accessors $methods, string $place): array
    {
        $native = null;
        try {
            $native = $origin->nativeType($property->getType(), $place);
            // Where methods stand for it in both directions, the property itself is nobody's concern.
            $isAsked = $methods?->getter === null || $methods->setter === null;
            $type = $isAsked ? $this->types->ofProperty($property, $origin, $place, $native) : new MixedType();
            $type = $methods === null || $accessors === null ? $type : $accessors->typeOf($methods, $type, $place);

            return [
                $facts === null ? $type : $this->types->refineByAttribute($type, $facts->type(), $origin, $property, $place),
                $methods?->setter === null ? $native : $accessors?->nativeTypeOf($methods->setter),
            ];
        } catch (InvalidMetadata $error) {
            // What is left out, or what only a converter sees, may be of any type, a resource for one.
            return $this->isWhole || $facts?->isTypeless($error) === true ? [$native ?? new MixedType(), $native] : throw $error;
        }
    }

    private static function refuseStatic(\ReflectionProperty $property): void
    {
        if (Attributes::areOn($property)) {
            throw new InvalidMetadata('misplaced_attribute', Place::ofProperty($property), 'A static property belongs to no object.', 'Remove the attributes, or the word static.');
        }
    }
}
