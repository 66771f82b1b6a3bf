<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class Person
{
    public function __construct(public string $name, public int $age, public bool $active, public ?float $score = null, public ?string $note = null) {}
}
