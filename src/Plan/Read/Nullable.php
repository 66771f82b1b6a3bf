<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * Null, or a value.
 *
 * @internal
 */
final readonly class Nullable implements ReadNode
{
    public function __construct(public ReadNode $inner) {}

    /**
     * Whether null is a value to a node.
     */
    public static function takesNull(ReadNode $node): bool
    {
        return $node instanceof self || $node instanceof NullOnly || $node instanceof Anything || (($node instanceof OptionalOf || $node instanceof Coerced) && self::takesNull($node->inner));
    }
}
