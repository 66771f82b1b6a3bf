<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Composer\InstalledVersions;
use Metadata\Cache\CacheInterface;
use Metadata\ClassMetadata;

/**
 * Keeps no metadata: versions of jms/metadata before 2.5 read back less from a file than jms/serializer 3.32 has written.
 */
final readonly class ForgetfulCache implements CacheInterface
{
    public static function isNeeded(): bool
    {
        return version_compare((string) InstalledVersions::getVersion('jms/metadata'), '2.5', '<');
    }

    public function load(string $class): ?ClassMetadata
    {
        return null;
    }

    public function put(ClassMetadata $metadata): void {}

    public function evict(string $class): void {}
}
