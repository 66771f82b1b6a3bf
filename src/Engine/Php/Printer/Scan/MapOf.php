<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * The elements in an element, as a map.
 *
 * @internal
 */
final readonly class MapOf implements Node
{
    /**
     * @param string  $name      what entries are called
     * @param ?string $attribute that holds the key; null where the name of the element is the key
     */
    public function __construct(public Node $value, public string $name, public ?string $attribute) {}
}
