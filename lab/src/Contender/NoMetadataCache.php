<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Metadata\Cache\CacheInterface;
use Metadata\ClassMetadata;

/**
 * Keeps metadata from being stored in files that an older jms/metadata could not read back; see
 * {@see JmsDialect::storesMetadata()}.
 */
final readonly class NoMetadataCache implements CacheInterface
{
    public function load(string $class): ?ClassMetadata
    {
        return null;
    }

    public function put(ClassMetadata $metadata): void {}

    public function evict(string $class): void {}
}
