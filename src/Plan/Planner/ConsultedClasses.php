<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Attribute\Converter as ConverterAttribute;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Metadata\MetadataFactory;
use Kiln\Metadata\Source\ClassStatements;
use Kiln\Metadata\ValueMetadata;
use Kiln\Metadata\ValueStatement;
use Kiln\Metadata\VendorValues;
use Kiln\Plan\Converter;
use Kiln\ValueConverter;

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

    /**
     * @param array<class-string, class-string<ValueConverter>|ValueStatement> $registered rules of the application, by
     *                                                                                     {@see \Kiln\SerializerBuilder}
     */
    public function __construct(private readonly MetadataFactory $metadata, private readonly array $registered) {}

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
     * What stands for objects of a class as a whole, so that they are not taken apart. The nearest counts: the class, its
     * parents, then its interfaces. Of one class, the application has the first word, then the class itself, then Kiln's list.
     *
     * @param class-string $class
     *
     * @throws InvalidMetadata when two interfaces have rules, and none of them extends the other
     */
    public function rule(string $class): Converter|ValueMetadata|null
    {
        if (!\array_key_exists($class, $this->rules)) {
            $source = $this->source($class);
            $this->rules[$class] = $source === null ? null : $this->ruleFrom($source, $class);
        }

        return $this->rules[$class];
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
     * @param class-string $class
     *
     * @return ?class-string the class, parent or interface whose rule counts
     */
    private function source(string $class): ?string
    {
        foreach ([$class, ...array_values(class_parents($class))] as $ancestor) {
            if ($this->hasRule($ancestor)) {
                return $ancestor;
            }
        }
        $found = array_values(array_filter(array_values(class_implements($class)), $this->hasRule(...)));
        $nearest = array_values(array_filter($found, static fn(string $one): bool => array_filter($found, static fn(string $other): bool => is_subclass_of($other, $one)) === []));
        if (\count($nearest) > 1) {
            throw new InvalidMetadata(
                'ambiguous_rule',
                $class,
                "Both {$nearest[0]} and {$nearest[1]} say how its objects are written and read.",
                'Put #[Converter] or #[Value] on the class, or register one for it.',
            );
        }

        return $nearest[0] ?? null;
    }

    /**
     * @param class-string $class
     */
    private function hasRule(string $class): bool
    {
        return isset($this->registered[$class]) || VendorValues::of($class) !== null || ClassStatements::of(new \ReflectionClass($class)) !== null;
    }

    /**
     * @param class-string $source of the rule
     * @param class-string $class  that it is for
     */
    private function ruleFrom(string $source, string $class): Converter|ValueMetadata
    {
        $registered = $this->registered[$source] ?? null;
        if (\is_string($registered)) {
            return new Converter($source, []);
        }
        $statement = ClassStatements::of(new \ReflectionClass($source));
        if ($registered === null && $statement !== null) {
            return ($statement === ConverterAttribute::class ? $this->convert($this->of($source)->converter) : $this->of($class)->value) ?? throw new \LogicException();
        }

        return $this->metadata->value($class, $registered ?? VendorValues::of($source) ?? throw new \LogicException());
    }
}
