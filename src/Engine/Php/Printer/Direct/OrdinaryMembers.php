<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Plan\Write\WriteObject;

/**
 * What is never asked of members that {@see LeftToTree} lets through.
 *
 * @internal
 */
trait OrdinaryMembers
{
    public function splice(WriteObject $object, string $expression, Code $block): void
    {
        throw new \LogicException('Objects with inlined ones are left to trees.');
    }

    public function spread(string $expression, string $marker = ''): void
    {
        throw new \LogicException('Objects with members of several scopes are left to trees.');
    }

    public function result(): string
    {
        throw new \LogicException('Objects with members of several scopes are left to trees.');
    }
}
