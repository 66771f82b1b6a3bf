<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A property of the object at hand.
 *
 * @internal
 */
final readonly class Slot
{
    /**
     * @param class-string $class           whose scope it is read in
     * @param bool         $isPublic        whether every scope sees it
     * @param bool         $canBeWithout    whether it may have no value yet: it has a native type
     * @param bool         $canBeNull       whether its native type allows null, if it has one
     * @param bool         $canBeMagic      whether  may answer in its place
     * @param bool $mustHaveValue whether it is an error that it has none yet
     */
    public function __construct(
        public string $class,
        public string $name,
        public bool $isPublic,
        public bool $canBeWithout,
        public bool $canBeNull,
        public bool $canBeMagic,
        public bool $mustHaveValue,
    ) {}
}
