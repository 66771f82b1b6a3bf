<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Shutdown;

/**
 * Calls a function when PHP calls the method.
 */
final readonly class AtTheEnd
{
    /**
     * @param '__destruct'|'__serialize' $method
     * @param \Closure(): void           $then
     */
    public function __construct(private string $method, private \Closure $then) {}

    public function __destruct()
    {
        $this->reach('__destruct');
    }

    /**
     * @return array{}
     */
    public function __serialize(): array
    {
        $this->reach('__serialize');

        return [];
    }

    private function reach(string $method): void
    {
        if ($method === $this->method) {
            ($this->then)();
        }
    }
}
