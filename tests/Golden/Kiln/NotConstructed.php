<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\NotConstructed;

/**
 * A constructor that asks for what the document does not have.
 */
class Ticket
{
    private readonly string $code;

    private int $uses = 0;

    public function __construct(public readonly string $holder, \Closure $codes)
    {
        $code = $codes();
        $this->code = \is_string($code) ? $code : '';
    }

    public function code(): string
    {
        return $this->code . $this->uses;
    }
}
