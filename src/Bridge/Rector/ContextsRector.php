<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\MethodCall;
use PHPStan\Type\ObjectType;
use Rector\Rector\AbstractRector;

/**
 * Contexts become Kiln's, where a call of a serializer makes them.
 *
 * @internal
 */
abstract class ContextsRector extends AbstractRector
{
    /**
     * @param list<string>       $types     of serializers, before and after Rector has renamed them
     * @param array<string, int> $positions of the parameter `$context`, by method
     */
    public function __construct(private readonly array $types, private readonly array $positions) {}

    public function getNodeTypes(): array
    {
        return [MethodCall::class];
    }

    public function refactor(Node $node): ?Node
    {
        $argument = $node instanceof MethodCall ? ContextArgument::of($node, $this->positions) : null;
        $context = $argument === null ? null : $this->translated($argument->value);
        if ($argument === null || $context === null) {
            return null;
        }
        foreach ($this->types as $type) {
            if ($this->isObjectType($node->var, new ObjectType($type))) {
                $argument->value = $context;

                return $node;
            }
        }

        return null;
    }

    /**
     * @return ?Expr null for what cannot be said in Kiln
     */
    abstract protected function translated(Expr $context): ?Expr;
}
