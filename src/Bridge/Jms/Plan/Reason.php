<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Plan;

/**
 * Why a class or property is left to jms/serializer.
 *
 * @internal
 */
final readonly class Reason
{
    /**
     * @param string  $class
     * @param ?string $property null for the class as a whole
     */
    public function __construct(
        public string $class,
        public ?string $property,
        public string $text,
    ) {}
}
