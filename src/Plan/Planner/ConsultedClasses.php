<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Attribute\Converter as ConverterAttribute;
use Kiln\ClassConverter;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ClassRules;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Metadata\DiscriminatorMetadata;
use Kiln\Metadata\Listened;
use Kiln\Metadata\MetadataFactory;
use Kiln\Metadata\Source\ClassStatements;
use Kiln\Metadata\ValueMetadata;
use Kiln\Metadata\VendorValues;
use Kiln\Plan\Converter;
use Kiln\Plan\MoneyConverter;
use Kiln\Type\ClassType;
use Kiln\Type\Substitution;

/**
 * What a planner asks about classes, and which source files it has asked about on the way.
 *
 * @internal
 */
final class ConsultedClasses
{
    /** @var array<string, true> */
    private array $files = [];

    /** @var array<class-string, Converter|ValueMetadata|null> by class */
    private array $rules = [];

    public function __construct(private readonly MetadataFactory $metadata, private readonly ClassRules $known, public readonly Listened $listened = new Listened()) {}

    /**
     * @param class-string $class
     */
    public function of(string $class): ClassMetadata
    {
        $metadata = $this->metadata->classMetadata($class);
        foreach ($metadata->files as $file) {
            $this->files[$file] = true;
        }

        return $metadata;
    }

    /**
     * What stands for objects of a class as a whole; see {@see ClassRules}.
     *
     * @param class-string $class
     *
     * @throws InvalidMetadata
     */
    public function rule(string $class): Converter|ValueMetadata|null
    {
        if (!\array_key_exists($class, $this->rules)) {
            $source = $this->known->source($class);
            $this->rules[$class] = $source === null ? null : $this->ruleFrom($source, $class);
        }

        return $this->rules[$class];
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

        return $source !== $class || is_a(\is_string($registered) ? $registered : $converter->class, ClassConverter::class, true) ? $class : null;
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

    /**
     * The arguments of a generic class: in `Page<Product>` every `T` is a `Product`, in a bare `Page` it is its bound.
     */
    public static function templates(ClassMetadata $class, ClassType $type): Substitution
    {
        $arguments = [];
        foreach ($class->templates as $position => $template) {
            // A bound may name the templates before it.
            $arguments[$template->name] = $type->arguments[$position] ?? (new Substitution($arguments))->apply($template->bound);
        }

        return new Substitution($arguments);
    }

    public function convert(?ConverterMetadata $converter): ?Converter
    {
        if ($converter === null) {
            return null;
        }
        $file = (new \ReflectionClass($converter->class))->getFileName();
        if ($file !== false) {
            $this->files[$file] = true;
        }

        return new Converter($converter->class, $converter->arguments);
    }

    /**
     * @return list<string>
     */
    public function files(): array
    {
        $files = array_keys($this->files);
        sort($files, SORT_STRING);

        return $files;
    }

    /**
     * @param class-string $source of the rule
     * @param class-string $class  that it is for
     */
    private function ruleFrom(string $source, string $class): Converter|ValueMetadata
    {
        $registered = $this->known->registered($source);
        if (\is_string($registered)) {
            return new Converter($source, []);
        }
        $statement = ClassStatements::of(new \ReflectionClass($source));
        if ($registered === null && $statement !== null) {
            return ($statement === ConverterAttribute::class ? $this->convert($this->of($source)->converter) : $this->of($class)->value) ?? throw new \LogicException();
        }

        if ($registered === null && VendorValues::isMoney($source)) {
            return new Converter(MoneyConverter::class, [$source]);
        }

        return $this->metadata->value($class, $registered ?? VendorValues::of($source) ?? throw new \LogicException());
    }
}
