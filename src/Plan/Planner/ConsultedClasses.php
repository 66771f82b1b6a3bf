<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ClassRules;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Metadata\Listened;
use Kiln\Metadata\MetadataFactory;
use Kiln\Metadata\ValueMetadata;
use Kiln\Plan\Converter;
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

    public function __construct(private readonly MetadataFactory $metadata, private readonly ClassRules $known, public readonly ?Listened $listened = null) {}

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
            $this->rules[$class] = $source === null ? null : $this->rules()->of($source, $class);
        }

        return $this->rules[$class];
    }

    public function rules(): WholeRules
    {
        return new WholeRules($this, $this->metadata, $this->known);
    }

    /**
     * The class that objects stand for, see {@see LazyClasses}.
     *
     * @param class-string $class
     *
     * @return class-string
     */
    public static function original(string $class): string
    {
        // Most classes have no parent.
        return \get_parent_class($class) === false ? $class : LazyClasses::original($class);
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
        $files = \array_keys($this->files);
        \sort($files, \SORT_STRING);

        return $files;
    }
}
