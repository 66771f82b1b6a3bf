<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

use Kiln\Dialect\Jms\Plan\Reason;

/**
 * What a planner has said about its plan.
 *
 * @internal
 */
final readonly class Reasons
{
    /**
     * @param list<Reason> $reasons
     */
    public function __construct(private array $reasons) {}

    /**
     * Why a node stands in the plan.
     *
     * @param ?string $property null for the root
     * @param ?string $type     of the value, by whose name alone the planner may know the reason
     */
    public function why(object $node, string $class, ?string $property, ?string $type = null): ?string
    {
        return $this->find($node, $class, $property) ?? ($type === null ? null : $this->find($node, $type, null));
    }

    private function find(object $node, string $class, ?string $property): ?string
    {
        foreach ($this->reasons as $reason) {
            if ($reason->class === $class && $reason->property === $property && \in_array($reason->node, [null, $node::class], true)) {
                return $reason->text;
            }
        }

        return null;
    }
}
