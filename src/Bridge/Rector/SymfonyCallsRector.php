<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\Node\Expr;

/**
 * A rule of Rector: contexts of symfony/serializer become Kiln's, where a call makes them.
 *
 * @api
 */
final class SymfonyCallsRector extends ContextsRector
{
    public function __construct()
    {
        parent::__construct(['Symfony\Component\Serializer\SerializerInterface', 'Kiln\Serializer'], ['serialize' => 2, 'deserialize' => 3]);
    }

    protected function translated(Expr $context): ?Expr
    {
        return ContextArgument::fromSymfony($context);
    }
}
