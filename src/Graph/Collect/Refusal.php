<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

use Kiln\Graph\UnencodableValue;

/**
 * What cannot be kept, on its way outside: one object for the whole way, which may be as long as a value is deep.
 *
 * @internal
 */
final class Refusal extends \Exception
{
    /** @var list<string|int> keys and property names from what cannot be kept to the root of the value */
    private array $outward = [];

    /**
     * @param string|int $key of the array or, as in an array cast, of the object around
     */
    public function within(string|int $key): self
    {
        $this->outward[] = \is_int($key) ? $key : (\strrchr($key, "\0") === false ? $key : \substr(\strrchr($key, "\0"), 1));

        return $this;
    }

    public function atRoot(): UnencodableValue
    {
        return new UnencodableValue(\array_reverse($this->outward), $this->getMessage());
    }
}
