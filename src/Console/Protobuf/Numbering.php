<?php

declare(strict_types=1);

namespace Kiln\Console\Protobuf;

use Kiln\Console\Failure;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Protobuf\Wire;
use Kiln\Metadata\MetadataFactory;
use Kiln\Metadata\PropertyMetadata;

/**
 * Finds numbers for properties that have none: the ones behind the largest that the class has, or has reserved.
 *
 * @internal
 */
final class Numbering
{
    /** @var list<array{property: string, number: int, file: string}> */
    private array $given = [];

    /** @var array<string, SourceFile> by path */
    private array $files = [];

    public function __construct(private readonly MetadataFactory $metadata) {}

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata
     * @throws Failure
     */
    public function add(string $class): void
    {
        $metadata = $this->metadata->classMetadata($class);
        $largest = 0;
        foreach (\explode(',', (string) ($metadata->facts['protobuf']['reserved'] ?? '')) as $reserved) {
            $largest = \max($largest, \preg_match('/\A(?:\d+-)?(\d+)\z/', $reserved, $match) === 1 ? (int) $match[1] : 0);
        }
        $without = [];
        foreach ($metadata->properties as $property) {
            $facts = $property->facts['protobuf'] ?? [];
            $numbers = \array_filter($facts, static fn(string $name): bool => $name === 'number' || \str_starts_with($name, 'variant '), \ARRAY_FILTER_USE_KEY);
            $largest = \max($largest, 0, ...\array_map(\intval(...), \array_values($numbers)));
            if ($numbers === [] && ($facts['unknown'] ?? false) !== true && !$property->isIgnored) {
                $without[] = $property;
            }
        }
        foreach ($without as $property) {
            $number = $largest + 1 >= Wire::RESERVED[0] && $largest + 1 <= Wire::RESERVED[1] ? Wire::RESERVED[1] + 1 : $largest + 1;
            $largest = $number;
            $this->give($property, $number);
        }
    }

    public function answer(bool $isDry): NumberAnswer
    {
        if (!$isDry) {
            foreach ($this->files as $file) {
                $file->write();
            }
        }

        return new NumberAnswer($this->given, $isDry);
    }

    /**
     * @throws Failure
     */
    private function give(PropertyMetadata $property, int $number): void
    {
        $reflection = new \ReflectionClass($property->class);
        $path = $reflection->getFileName();
        if ($path === false || !$reflection->hasProperty($property->name)) {
            throw Failure::finding('no_source', "{$property->origin()}: no property in a file of yours, so put #[Field({$number})] where it belongs.");
        }
        $this->files[$path] ??= SourceFile::read($path);
        if (!$this->files[$path]->insert($reflection->getShortName(), $property->name, $number)) {
            throw Failure::finding('no_source', "{$path}: the declaration of \${$property->name} was not found, so put #[Field({$number})] where it belongs.");
        }
        $this->given[] = ['property' => $property->origin(), 'number' => $number, 'file' => $path];
    }
}
