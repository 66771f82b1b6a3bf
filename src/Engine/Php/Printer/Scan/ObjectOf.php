<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * @internal
 */
final readonly class ObjectOf implements Node
{
    /**
     * @param string  $shape see {@see Shapes::shape()}
     * @param ?string $name  what the function is called that reads it; null for the name of the element
     */
    public function __construct(public string $shape, public ?string $name = null) {}
}
