<?php

declare(strict_types=1);

namespace Kiln\Console\Scan;

use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\MetadataFactory;
use Kiln\ValueConverter;

/**
 * Which classes Kiln could compile.
 *
 * @internal
 */
final readonly class Candidates
{
    public function __construct(private MetadataFactory $metadata) {}

    /**
     * Whether a class that somebody left in a directory is data: it has objects of its own or a discriminator, and is not a
     * converter, an attribute, or a variety of a class of PHP itself such as an exception or a collection.
     *
     * @param class-string $class
     */
    public function includes(string $class): bool
    {
        $reflection = new \ReflectionClass($class);
        if ($reflection->isTrait() || $reflection->isEnum() || $reflection->isAnonymous()
            || $reflection->implementsInterface(ValueConverter::class) || $reflection->getAttributes(\Attribute::class) !== []) {
            return false;
        }

        return $this->hasObjects($class) || $this->hasDiscriminator($class);
    }

    /**
     * Whether objects can be of just this class, and are written by code for it.
     *
     * @param class-string $class
     */
    public function hasObjects(string $class): bool
    {
        $reflection = new \ReflectionClass($class);

        return !$reflection->isInterface() && !$reflection->isAbstract() && !$reflection->isEnum() && !$reflection->isTrait()
            && !$this->isOfPhpItself($reflection);
    }

    /**
     * @param class-string $class
     */
    private function hasDiscriminator(string $class): bool
    {
        try {
            return $this->metadata->classMetadata($class)->discriminator !== null;
        } catch (InvalidMetadata) {
            // Compiling it will say what is wrong.
            return true;
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private function isOfPhpItself(\ReflectionClass $class): bool
    {
        for ($ancestor = $class; $ancestor !== false; $ancestor = $ancestor->getParentClass()) {
            if ($ancestor->isInternal()) {
                return true;
            }
        }

        return false;
    }
}
