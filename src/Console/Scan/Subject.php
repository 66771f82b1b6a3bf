<?php

declare(strict_types=1);

namespace Kiln\Console\Scan;

/**
 * Something that code can be made for.
 *
 * @internal
 */
final readonly class Subject
{
    /**
     * @param string        $type  as the application passes it
     * @param ?class-string $class when it is a class whose objects exist, and which is written by its own code
     */
    private function __construct(public string $type, public ?string $class) {}

    /**
     * @param class-string $class that can be instantiated
     */
    public static function ofClass(string $class): self
    {
        return new self($class, $class);
    }

    public static function ofType(string $type): self
    {
        return new self($type, null);
    }
}
