<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\Node;
use PhpParser\Node\Stmt\ClassLike;
use Rector\Rector\AbstractRector;

/**
 * A rule of Rector; see {@see SymfonyAttributes}, and config/rector for the whole set.
 *
 * @api
 */
final class SymfonyAttributesRector extends AbstractRector
{
    public function getNodeTypes(): array
    {
        return [ClassLike::class];
    }

    public function refactor(Node $node): ?Node
    {
        return $node instanceof ClassLike && (new SymfonyAttributes())->translate($node) ? $node : null;
    }
}
