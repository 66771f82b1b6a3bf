<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * A method to call, of whatever visibility.
 *
 * @internal
 */
final readonly class MethodFacts
{
    /**
     * @param class-string $class that declares it; where a subclass has overridden it, this class's own is called all the same
     */
    public function __construct(
        public string $class,
        public string $name,
    ) {}
}
