<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Attribute\Converter as ConverterAttribute;
use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\ConverterMetadata;
use Kiln\Metadata\MetadataFactory;
use Kiln\Plan\Converter;
use Kiln\Type\ClassType;
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

    /**
     * @param array<class-string, class-string<ValueConverter>> $converters of classes that do not name one themselves, by
     *                                                                      {@see \Kiln\SerializerBuilder::withConverter()};
     *                                                                      they win over a {@see ConverterAttribute} of the class
     */
    public function __construct(private readonly MetadataFactory $metadata, private readonly array $converters) {}

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

    public function converter(ClassType $type): ?Converter
    {
        if (isset($this->converters[$type->class])) {
            return new Converter($type->class, []);
        }

        return is_a($type->class, \DateTimeInterface::class, true) || !$this->isOwn($type->class)
            ? null
            : $this->convert($this->of($type->class)->converter);
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
     */
    private function isOwn(string $class): bool
    {
        return !(new \ReflectionClass($class))->isInternal();
    }
}
