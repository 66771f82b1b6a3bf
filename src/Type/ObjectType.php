<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * `object`: an object of any class, which can be written by the class it turns out to be of, but not read.
 *
 * @internal
 */
final readonly class ObjectType implements Type
{
    public function __toString(): string
    {
        return 'object';
    }
}
