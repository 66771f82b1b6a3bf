<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms;

use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\ExpressionPropertyMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\Metadata\VirtualPropertyMetadata;
use Metadata\MethodMetadata;

/**
 * What PHP calls deprecated in the code of jms/metadata itself. That package knows classes, and never a value, so the call at
 * hand has nothing to do with it. PHP says it when classes of metadata are loaded, and from 8.5 on before the first call of a
 * method that they know.
 */
final readonly class PackageDeprecation
{
    private const WHEN_LOADED = 'implements the Serializable interface';

    public static function is(int $level, string $message, string $file): bool
    {
        return $level === \E_DEPRECATED && (str_contains($message, self::WHEN_LOADED) || str_contains($file, '/vendor/jms/metadata/src/'));
    }

    /**
     * Everything else goes to whoever heard of it before, until restore_error_handler() is called.
     */
    public static function passOver(): void
    {
        $before = set_error_handler(static function (int $level, string $message, string $file, int $line) use (&$before): bool {
            return self::is($level, $message, $file) || $before !== null && $before($level, $message, $file, $line) !== false;
        });
    }

    public static function loadClasses(): void
    {
        self::passOver();
        try {
            foreach ([ClassMetadata::class, PropertyMetadata::class, VirtualPropertyMetadata::class, StaticPropertyMetadata::class, ExpressionPropertyMetadata::class, MethodMetadata::class] as $class) {
                class_exists($class);
            }
        } finally {
            restore_error_handler();
        }
    }
}
