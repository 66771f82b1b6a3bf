<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Metadata\Attributes;

/**
 * Keys are the names of the properties.
 *
 * @api
 */
final readonly class IdenticalNaming implements Naming
{
    public function key(string $property, ?string $written): string
    {
        return $property;
    }
}
