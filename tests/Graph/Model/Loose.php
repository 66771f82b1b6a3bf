<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

#[\AllowDynamicProperties]
final class Loose
{
    public $a;

    protected $b = [1];

    private $c = 1.5;

    public function set(string $name, mixed $value): self
    {
        $this->{$name} = $value;

        return $this;
    }

    public function bind(string $name, mixed &$value): self
    {
        $this->{$name} = &$value;

        return $this;
    }

    public function remove(string $name): self
    {
        unset($this->{$name});

        return $this;
    }
}
