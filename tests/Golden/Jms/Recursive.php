<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Recursive;

use JMS\Serializer\Annotation as JMS;

/**
 * A tree, so that a cycle is possible.
 */
class Category
{
    public string $name = '';

    public ?Category $parent = null;

    #[JMS\Type('array<' . self::class . '>')]
    public array $children = [];
}
