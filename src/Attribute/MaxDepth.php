<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * How many levels of objects are written below a property, when the context asks for it.
 *
 *     #[MaxDepth(1)] public ?Category $parent = null;   // the parent's scalars, but not its own parent
 *
 * It counts only with `new Context(maxDepth: true)` or a number.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_METHOD)]
final readonly class MaxDepth
{
    /**
     * @param int<0, max> $depth
     */
    public function __construct(public int $depth) {}
}
