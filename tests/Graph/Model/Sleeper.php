<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class Sleeper extends Node
{
    private int $awake = 0;

    private mixed $lost = 'default';

    public function __construct(private mixed $kept)
    {
        $this->lost = 'lost';
    }

    public function __sleep(): array
    {
        return ['kept', 'value', "\0" . Node::class . "\0children", 'uninitialized'];
    }

    public function __wakeup(): void
    {
        ++$this->awake;
    }
}
