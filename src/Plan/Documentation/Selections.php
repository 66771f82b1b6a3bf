<?php

declare(strict_types=1);

namespace Kiln\Plan\Documentation;

use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\MetadataFactory;

/**
 * Groups and versions of members, and facts of classes, which plans no longer know.
 *
 * @internal
 */
final class Selections
{
    /** @var array<class-string, array<string, Selected>> by class, and by where the member comes from */
    private array $classes = [];

    public function __construct(private readonly MetadataFactory $metadata) {}

    /**
     * @param class-string $class  whose member it is
     * @param string       $origin `App\Order::$total`
     *
     * @throws InvalidMetadata
     */
    public function of(string $class, string $origin): ?Selected
    {
        if (!isset($this->classes[$class])) {
            $this->classes[$class] = [];
            foreach ($this->metadata->classMetadata($class)->properties as $property) {
                $this->classes[$class][$property->origin()] = new Selected($property->groups ?? [Context::DEFAULT_GROUP], $property->since, $property->until);
            }
        }

        return $this->classes[$class][$origin] ?? null;
    }

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata
     *
     * @return array<string, array<string, scalar|null>> by the name of the format that they are for
     */
    public function facts(string $class): array
    {
        return $this->metadata->classMetadata($class)->facts;
    }
}
