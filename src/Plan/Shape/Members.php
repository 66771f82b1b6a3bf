<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * A map: any keys, and values that look alike.
 *
 * @internal
 */
final readonly class Members implements Shape
{
    /**
     * @param Enumeration|Scalars|null $key  null for any text
     * @param bool                     $isEmpty whether there never is a member
     * @param bool                     $isObject whether they are members of an object that no class describes, which have names in XML
     */
    public function __construct(public Shape $value, public Enumeration|Scalars|null $key = null, public bool $isEmpty = false, public bool $isObject = false) {}
}
