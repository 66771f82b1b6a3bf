<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\DiscriminatorFacts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Error\InvalidMetadata;

/**
 * What `#[Discriminator]` says, and the property that follows from it.
 *
 * @internal
 */
final readonly class Discrimination
{
    /**
     * @param class-string         $baseClass that has the attribute
     * @param array<mixed>         $map       class by value
     * @param list<mixed>          $groups    of the property
     */
    private function __construct(
        public string $baseClass,
        public string $field,
        private array $map,
        private array $groups,
    ) {}

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata `invalid_discriminator_map`
     */
    public static function from(JmsAttribute $attribute, string $class): self
    {
        $field = $attribute->requiredText('field');
        if ($field === '' || $field === '0') {
            throw new InvalidMetadata('invalid_discriminator_map', $attribute->place, '#[Discriminator] has no field.', 'Write the key that tells the class.');
        }
        $map = $attribute->list('map');
        if ($map === []) {
            throw new InvalidMetadata('invalid_discriminator_map', $attribute->place, 'The map of #[Discriminator] is empty.', "Write map: ['value' => SubClass::class].");
        }

        return new self($class, $field, $map, \array_values($attribute->list('groups')));
    }

    /**
     * A base and a class below it may both have the attribute, if they agree on the key.
     *
     * @throws InvalidMetadata `conflicting_discriminators`
     */
    public static function merged(?self $above, ?self $below): ?self
    {
        if ($above === null || $below === null) {
            return $below ?? $above;
        }
        if ($above->field !== $below->field) {
            throw new InvalidMetadata(
                'conflicting_discriminators',
                Place::ofClass($below->baseClass),
                "#[Discriminator] has the field \"{$below->field}\", but that of {$above->baseClass} has \"{$above->field}\".",
                'Let the map of the base have all its subclasses.',
            );
        }

        return $below;
    }

    /**
     * @param \ReflectionClass<object> $class
     *
     * @return array<PropertyFacts> by name, for a class that inherits nothing
     *
     * @throws InvalidMetadata `invalid_discriminator_map`
     */
    public function onItsOwn(\ReflectionClass $class): array
    {
        // The class may have an excluded property of that name; it lends its default.
        return $this->addedTo([], $class, DefaultValue::of($class->name, $this->field));
    }

    /**
     * @param \ReflectionClass<object> $class
     * @param array<PropertyFacts>     $properties by name
     *
     * @return array<PropertyFacts> with the property that has the value of the class, unless no object is of that very class
     *
     * @throws InvalidMetadata `invalid_discriminator_map` or `duplicate_key`
     */
    public function addedTo(array $properties, \ReflectionClass $class, ?DefaultValue $default = null): array
    {
        if ($class->isAbstract() || $class->isInterface()) {
            return $properties;
        }
        $value = \array_search($class->name, $this->map, true);
        $place = Place::ofClass($class->name);
        if ($value === false) {
            throw new InvalidMetadata('invalid_discriminator_map', $place, "the #[Discriminator] of {$this->baseClass} has no value for this class.", 'Add it to the map, or make it abstract.');
        }
        if (isset($properties[$this->field]) && $properties[$this->field]->kind !== PropertyKind::Fixed) {
            throw new InvalidMetadata('duplicate_key', $place, "\"{$this->field}\" is a property, and the field of the #[Discriminator] of {$this->baseClass}.", 'Rename one of them.');
        }
        $properties[$this->field] = new PropertyFacts(
            PropertyKind::Fixed,
            $class->name,
            $this->field,
            $this->field,
            isReadOnly: true,
            groups: $this->groups,
            hasDefault: $default->exists ?? false,
            default: $default?->value,
            fixed: $value,
        );

        return $properties;
    }

    public function facts(): DiscriminatorFacts
    {
        /** @var array<array-key, string> $map */
        $map = $this->map;

        return new DiscriminatorFacts($this->baseClass, $this->field, $map);
    }
}
