<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * Objects of a class without a name.
 */
final readonly class Anonymous
{
    /**
     * @param array<mixed> $elements
     */
    public static function object(array $elements): object
    {
        return new class ($elements) {
            public int $id = 3;

            /**
             * @param array<mixed> $items
             */
            public function __construct(public array $items) {}
        };
    }
}
