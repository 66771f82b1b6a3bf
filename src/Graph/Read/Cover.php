<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\DamagedBytes;

/**
 * The memory that bytes of some length may ask for (docs/graph-format.md, "Memory").
 *
 * @internal
 */
final readonly class Cover
{
    private Weight $weight;

    /**
     * @param int $length of the content, in bytes
     */
    public function __construct(private int $length)
    {
        $this->weight = new Weight();
    }

    /**
     * @param int $each a constant of {@see Weight}
     *
     * @throws DamagedBytes when the length does not cover it
     */
    public function charge(int $count, int $each): void
    {
        $this->weight->add($count, $each);
        if (!$this->weight->isCoveredBy($this->length)) {
            throw new DamagedBytes('The bytes ask for more memory than their length covers.');
        }
    }
}
