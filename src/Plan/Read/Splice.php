<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Plan\Below;
use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * An object or map made of keys of the object around it.
 *
 * @internal
 */
final readonly class Splice
{
    /**
     * @param ReadNode $value {@see ObjectOf}, {@see MapOf}, or one of them nullable; its keys carry their prefix already
     * @param string $prefix to take off the keys of a map
     * @param list<string> $keys of an object: its keys, all absent means null; of a map: the keys that are not its own
     * @param ?Below                  $below    null where the options that hold for the object hold for the value, too
     */
    public function __construct(
        public Property|Method|Argument $target,
        public ReadNode $value,
        public string $prefix,
        public array $keys,
        public string $origin,
        public ?Below $below = null,
    ) {}

    /**
     * What is inlined where it is not null, and made anew.
     */
    public function inlined(): ObjectOf|MapOf
    {
        $value = $this->value instanceof Nullable ? $this->value->inner : $this->value;
        $value = $value instanceof PopulateOrCreate ? $value->create : $value;

        return $value instanceof ObjectOf || $value instanceof MapOf ? $value : throw new \LogicException('No way to inline ' . $value::class . '.');
    }

    /**
     * An object that is filled where it is there already.
     */
    public function populated(): ?PopulateOrCreate
    {
        $value = $this->value instanceof Nullable ? $this->value->inner : $this->value;

        return $value instanceof PopulateOrCreate ? $value : null;
    }
}
