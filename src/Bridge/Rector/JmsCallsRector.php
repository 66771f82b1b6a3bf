<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\Node\Expr;

/**
 * A rule of Rector: contexts of jms/serializer become Kiln's, where a call makes them.
 *
 * @api
 */
final class JmsCallsRector extends ContextsRector
{
    public function __construct()
    {
        parent::__construct(['JMS\Serializer\SerializerInterface', 'JMS\Serializer\ArrayTransformerInterface', 'Kiln\Serializer'], ['serialize' => 2, 'deserialize' => 3, 'toArray' => 1, 'fromArray' => 2]);
    }

    protected function translated(Expr $context): ?Expr
    {
        return ContextArgument::fromJms($context);
    }
}
