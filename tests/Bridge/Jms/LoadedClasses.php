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
 * PHP calls classes of jms/serializer deprecated when it loads them; that is not what a test is about.
 */
final readonly class LoadedClasses
{
    public static function load(): void
    {
        set_error_handler(static fn(): bool => true, E_DEPRECATED);
        try {
            foreach ([ClassMetadata::class, PropertyMetadata::class, VirtualPropertyMetadata::class, StaticPropertyMetadata::class, ExpressionPropertyMetadata::class, MethodMetadata::class] as $class) {
                class_exists($class);
            }
        } finally {
            restore_error_handler();
        }
    }
}
