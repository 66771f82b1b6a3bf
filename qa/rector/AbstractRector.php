<?php

declare(strict_types=1);

namespace Rector\Rector;

use PhpParser\Node;
use PHPStan\Type\ObjectType;

/**
 * What Kiln uses of Rector's class, for PHPStan: Rector is not among the packages of the project.
 */
abstract class AbstractRector
{
    /**
     * @return list<class-string<Node>>
     */
    abstract public function getNodeTypes(): array;

    abstract public function refactor(Node $node): ?Node;

    final protected function isObjectType(Node $node, ObjectType $type): bool
    {
        return false;
    }
}
