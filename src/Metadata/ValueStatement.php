<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * What someone says about a class whose objects are one value each; see {@see \Kiln\Attribute\Value}.
 *
 * @internal
 */
final readonly class ValueStatement
{
    /**
     * @param list<class-string<\Throwable>> $refusedBy
     */
    public function __construct(
        public ?string $write = null,
        public ?string $read = null,
        public ?string $type = null,
        public ?string $expected = null,
        public array $refusedBy = [],
    ) {}
}
