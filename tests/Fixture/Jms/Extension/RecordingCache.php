<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use Metadata\Cache\CacheInterface;
use Metadata\ClassMetadata;

/**
 * Keeps the metadata of one process, and tells what it was asked for.
 */
final class RecordingCache implements CacheInterface
{
    /** @var array<string, ClassMetadata> */
    public array $kept = [];

    public int $loads = 0;

    public function load(string $class): ?ClassMetadata
    {
        ++$this->loads;

        return isset($this->kept[$class]) ? clone $this->kept[$class] : null;
    }

    public function put(ClassMetadata $metadata): void
    {
        $this->kept[$metadata->name] = clone $metadata;
    }

    public function evict(string $class): void
    {
        unset($this->kept[$class]);
    }
}
