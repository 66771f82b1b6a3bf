<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * What documents of some types look like, in one direction and one context.
 *
 * @internal
 */
final readonly class Schema
{
    /**
     * @param array<string, Shape>      $roots       by type
     * @param array<string, Definition> $definitions by id
     */
    private function __construct(public array $roots, public array $definitions) {}

    /**
     * @param array<string, Shape>      $roots       by type
     * @param array<string, Definition> $definitions by id; those of objects that are only inlined are left out
     */
    public static function of(array $roots, array $definitions): self
    {
        $open = \array_values($roots);
        $used = [];
        while (($shape = \array_pop($open)) !== null) {
            if ($shape instanceof Reference && !isset($used[$shape->id])) {
                $used[$shape->id] = true;
                $open[] = $definitions[$shape->id]->record;
            }
            \array_push($open, ...Parts::of($shape));
        }

        return new self($roots, \array_intersect_key($definitions, $used));
    }
}
