<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * An object with known keys.
 *
 * @internal
 */
final readonly class Record implements Shape
{
    /**
     * @param array<string, Member> $members by key
     * @param array<string, Shape>  $prefixed what keys hold that are not known, by how they begin
     * @param bool                  $isOpen  whether there may be other keys
     */
    public function __construct(public array $members, public array $prefixed, public bool $isOpen) {}
}
