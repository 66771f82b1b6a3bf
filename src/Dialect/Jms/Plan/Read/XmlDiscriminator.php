<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * Where XML says of which class an object is.
 *
 * @internal
 */
final readonly class XmlDiscriminator
{
    public function __construct(
        public string $name,
        public bool $isAttribute,
        public ?string $namespace,
    ) {}
}
