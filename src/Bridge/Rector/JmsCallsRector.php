<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\Node;
use PhpParser\Node\Expr\MethodCall;
use PHPStan\Type\ObjectType;
use Rector\Rector\AbstractRector;

/**
 * A rule of Rector: contexts of jms/serializer become Kiln's, where a call makes them.
 *
 * @api
 */
final class JmsCallsRector extends AbstractRector
{
    private const TYPES = ['JMS\Serializer\SerializerInterface', 'JMS\Serializer\ArrayTransformerInterface', 'Kiln\Serializer'];

    /** Of the parameter `$context`. */
    private const POSITIONS = ['serialize' => 2, 'deserialize' => 3, 'toArray' => 1, 'fromArray' => 2];

    public function getNodeTypes(): array
    {
        return [MethodCall::class];
    }

    public function refactor(Node $node): ?Node
    {
        $argument = $node instanceof MethodCall ? ContextArgument::of($node, self::POSITIONS) : null;
        $context = $argument === null ? null : ContextArgument::fromJms($argument->value);
        if ($argument === null || $context === null) {
            return null;
        }
        foreach (self::TYPES as $type) {
            if ($this->isObjectType($node->var, new ObjectType($type))) {
                $argument->value = $context;

                return $node;
            }
        }

        return null;
    }
}
