<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Metadata\TypeName;

/**
 * Gathers reasons while a plan is made, and makes the nodes that always have one.
 *
 * @internal
 */
final class ReasonLog
{
    /** @var array{string, ?string} the class and property being planned */
    private array $at = ['', null];

    /** @var list<Reason> */
    private array $reasons = [];

    /**
     * @param string $subject what the plan is made for
     */
    public function begin(string $subject): void
    {
        $this->at = [$subject, null];
    }

    /**
     * Plans a property.
     *
     * @template R
     *
     * @param \Closure(): R $plan
     *
     * @return R
     */
    public function within(string $class, string $property, \Closure $plan): mixed
    {
        $outside = $this->at;
        $this->at = [$class, $property];
        try {
            return $plan();
        } finally {
            $this->at = $outside;
        }
    }

    public function delegated(TypeName $type, string $reason): Delegated
    {
        $this->add(Delegated::class, $reason);

        return new Delegated($type->toArray());
    }

    public function observed(TypeName $type, Place $place, string $reason): Observed
    {
        $this->add(Observed::class, $reason);

        return new Observed($type->toArray(), $place->key());
    }

    public function refused(string|TypeName|null $type, string $reason): Refused
    {
        $this->add(Refused::class, $reason);

        return new Refused((string) $type);
    }

    /**
     * @param class-string $node what stands in the plan because of it
     */
    public function add(string $node, string $text): void
    {
        $this->reasons[] = new Reason($this->at[0], $this->at[1], $text, $node);
    }

    /**
     * @return list<Reason>
     */
    public function all(): array
    {
        return $this->reasons;
    }
}
