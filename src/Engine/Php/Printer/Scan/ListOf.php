<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * The elements in an element, as a list.
 *
 * @internal
 */
final readonly class ListOf implements Node
{
    /**
     * @param string $name what items are called
     */
    public function __construct(public Node $item, public string $name) {}
}
