<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

/**
 * A value laid out by shape.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final readonly class Collection
{
    /**
     * @param list<Shape>         $shapes
     * @param list<list<Section>> $arrays     by level; an array holds only arrays of lower levels
     * @param list<\UnitEnum>     $cases
     * @param list<Cell>          $referenced
     * @param list<Pointer>       $calls      objects whose __unserialize() or __wakeup() is to be called, in this order
     * @param Cell                $root
     * @param list<mixed>         $alive      what the ids of objects and references belong to
     */
    public function __construct(
        public array $shapes,
        public array $arrays,
        public array $cases,
        public array $referenced,
        public array $calls,
        public bool|int|float|string|Pointer|null $root,
        public array $alive,
    ) {}
}
