<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

/**
 * Thrown where a class asks for code of the application that only jms/serializer calls.
 *
 * @internal
 */
final class NeedsJms extends \RuntimeException
{
    /**
     * @param string  $class    or another type
     * @param ?string $property null for the class as a whole
     */
    public function __construct(
        public readonly string $class,
        public readonly ?string $property,
        string $problem,
    ) {
        parent::__construct($problem);
    }

    /**
     * What it is about, as messages call it.
     */
    public function origin(): string
    {
        return $this->property === null ? $this->class : "{$this->class}::\${$this->property}";
    }
}
