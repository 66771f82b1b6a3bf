<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

class Stop
{
    public string $name; // @phpstan-ignore property.uninitialized

    public ?string $note = null;

    public static function of(string $name, ?string $note = null): static
    {
        $stop = new static(); // @phpstan-ignore new.static
        $stop->name = $name;
        $stop->note = $note;

        return $stop;
    }
}
