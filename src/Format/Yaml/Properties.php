<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * What stands before a value: its tag and its anchor.
 *
 * @internal
 */
final class Properties
{
    public function __construct(public readonly int $offset, public ?string $tag = null, public ?string $anchor = null) {}
}
