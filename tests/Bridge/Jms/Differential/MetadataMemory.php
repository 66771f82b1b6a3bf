<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Metadata\Cache\CacheInterface;
use Metadata\ClassMetadata;

/**
 * A cache of metadata as users write them.
 */
final class MetadataMemory implements CacheInterface
{
    /** @var array<string, string> */
    private array $entries = [];

    public function load(string $class): ?ClassMetadata
    {
        $metadata = isset($this->entries[$class]) ? unserialize($this->entries[$class]) : null;

        return $metadata instanceof ClassMetadata ? $metadata : null;
    }

    public function put(ClassMetadata $metadata): void
    {
        $this->entries[$metadata->name] = serialize($metadata);
    }

    public function evict(string $class): void
    {
        unset($this->entries[$class]);
    }
}
