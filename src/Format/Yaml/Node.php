<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * A value as it stands in the text. What its scalars mean is not known yet.
 *
 * @phpstan-sealed Scalar|Sequence|Mapping|Alias
 *
 * @internal
 */
abstract class Node
{
    /** In full, such as `tag:yaml.org,2002:str`, or `!` alone. */
    public ?string $tag = null;

    public ?string $anchor = null;

    /** Whether its value is being made: an alias inside would never end. */
    public bool $isOpen = false;

    /**
     * @param int $offset where it begins, without its properties
     */
    public function __construct(public readonly int $offset) {}
}
