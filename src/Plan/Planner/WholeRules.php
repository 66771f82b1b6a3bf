<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Attribute\Converter as ConverterAttribute;
use Kiln\ClassConverter;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassRules;
use Kiln\Metadata\DiscriminatorMetadata;
use Kiln\Metadata\MetadataFactory;
use Kiln\Metadata\Source\ClassStatements;
use Kiln\Metadata\ValueMetadata;
use Kiln\Metadata\VendorValues;
use Kiln\Plan\Converter;
use Kiln\Plan\MoneyConverter;

/**
 * What the rules say that stand for objects as a whole; see {@see ClassRules}.
 *
 * @internal
 */
final readonly class WholeRules
{
    public function __construct(private ConsultedClasses $classes, private MetadataFactory $metadata, private ClassRules $known) {}

    /**
     * @param class-string $source of the rule
     * @param class-string $class  that it is for
     */
    public function of(string $source, string $class): Converter|ValueMetadata
    {
        $registered = $this->known->registered($source);
        if (\is_string($registered)) {
            return new Converter($source, []);
        }
        $statement = ClassStatements::of(new \ReflectionClass($source));
        if ($registered === null && $statement !== null) {
            return ($statement === ConverterAttribute::class ? $this->classes->convert($this->classes->of($source)->converter) : $this->classes->of($class)->value) ?? throw new \LogicException();
        }

        if ($registered === null && VendorValues::isMoney($source)) {
            return new Converter(MoneyConverter::class, [$source]);
        }

        return $this->metadata->value($class, $registered ?? VendorValues::of($source) ?? throw new \LogicException());
    }

    /**
     * Whether the rule for objects of a class is one of the application.
     *
     * @param class-string $class
     */
    public function isRegistered(string $class): bool
    {
        $source = $this->known->source($class);

        return $source !== null && $this->known->registered($source) !== null;
    }

    /**
     * @param class-string $class     that has a converter
     * @param Converter    $converter of it
     *
     * @return ?class-string the class, if the converter must be told: where it is for more classes than one
     */
    public function askedOf(string $class, Converter $converter): ?string
    {
        $source = $this->known->source($class);
        $registered = $source === null ? null : $this->known->registered($source);

        return $source !== $class || \is_a(\is_string($registered) ? $registered : $converter->class, ClassConverter::class, true) ? $class : null;
    }

    /**
     * @throws InvalidMetadata when a class in the map of a discriminator is not written by its properties, so that it has no key
     *
     * @return non-empty-array<int|string, class-string> the map
     */
    public function toldBy(DiscriminatorMetadata $discriminator, string $class): array
    {
        foreach ($discriminator->map as $value => $child) {
            if ($this->known->isWhole($child)) {
                throw new InvalidMetadata(
                    'invalid_discriminator_map',
                    $class,
                    "#[Discriminator] names {$child} for \"{$value}\", whose objects are written as a whole by a converter or as a value, so that no key tells them.",
                    'Take it out of the map, or remove the converter.',
                );
            }
        }

        return $discriminator->map;
    }
}
