<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Toml;

use Kiln\Attribute\InlineTable;

final class Shelf
{
    /**
     * @param string        $name   What stands on it.
     * @param list<Address> $others
     */
    public function __construct(
        public string $name,
        /**
         * Where it is, as the post
         * would say.
         */
        #[InlineTable]
        public Address $place,
        #[InlineTable]
        public array $others = [],
        /** The last one. */
        public ?Address $last = null,
    ) {}
}
