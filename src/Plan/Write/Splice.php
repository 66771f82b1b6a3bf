<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

use Kiln\Plan\Below;
use Kiln\Plan\Condition;
use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * The members of an object or map, put between those of the object around it.
 *
 * @internal
 */
final readonly class Splice implements WriteStep
{
    /**
     * @param WriteNode $value {@see ObjectOf}, {@see MapOf}, or one of them nullable; its keys carry their prefix already
     * @param string $prefix to put before the keys of a map
     * @param list<OmitWhen> $omitWhen
     * @param list<string> $keys of a map: the keys that are not its own, because other fields have them
     * @param ?Below                  $below    null where the options that hold for the object hold for the value, too
     * @param ?Condition              $condition where there is one
     */
    public function __construct(
        public Property|Method $access,
        public WriteNode $value,
        public string $prefix,
        public array $omitWhen,
        public string $origin,
        public array $keys = [],
        public ?Below $below = null,
        public ?Condition $condition = null,
    ) {}

    /**
     * What is inlined where it is not null.
     */
    public function inlined(): ObjectOf|MapOf
    {
        $value = $this->value instanceof Nullable ? $this->value->inner : $this->value;

        return $value instanceof ObjectOf || $value instanceof MapOf ? $value : throw new \LogicException('No way to inline ' . $value::class . '.');
    }
}
