<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump;

trait SetByUnserialize
{
    /**
     * @param array<string, mixed> $properties
     */
    public function __unserialize(array $properties): void
    {
        foreach ($properties as $name => $value) {
            $this->{$name} = $value; // @phpstan-ignore property.dynamicName
        }
    }
}
