<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * An object whose class an attribute or element of it names.
 *
 * @internal
 */
final readonly class ClassOf implements Node
{
    /**
     * @param string                 $key   of the value
     * @param ?string                $name  of the attribute or element; null where only a parser can tell
     * @param array<array-key, Node> $cases by value
     */
    public function __construct(public string $key, public ?string $name, public bool $isAttribute, public array $cases) {}
}
