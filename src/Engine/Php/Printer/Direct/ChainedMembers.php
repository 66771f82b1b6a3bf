<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

/**
 * Members that all stand one behind the other.
 *
 * @internal
 */
trait ChainedMembers
{
    use OrdinaryMembers;

    private readonly MemberChain $chain;

    public function noteCall(): void
    {
        $this->chain->noteCall();
    }

    public function callFirst(): void
    {
        $this->chain->callFirst();
    }

    public function flush(): void
    {
        $this->chain->spill();
    }

    public function isEmpty(): bool
    {
        return $this->chain->isEmpty();
    }

    public function variable(): string
    {
        return $this->chain->variable;
    }
}
