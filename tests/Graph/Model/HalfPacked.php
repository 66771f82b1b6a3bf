<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Gives data, but takes properties.
 */
class HalfPacked extends Node
{
    private mixed $secret = 'default';

    public function __construct(private mixed $content = null) {}

    public function __serialize(): array
    {
        return ['content' => $this->content, 'secret' => [1, $this->value], "\0*\0next" => null];
    }
}
