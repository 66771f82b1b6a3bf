<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Mapping\Vendor;

use Kiln\Attribute\Groups;

abstract class Base
{
    protected int $number = 7;

    public string $inner = 'inner';
}

class Address extends Base
{
    #[Groups('internal')]
    private string $postalCode;

    /** @var array<mixed> */
    public array $lines = [];

    public ?\DateTimeImmutable $since = null;

    public string $validator = 'v';

    public function __construct(string $postalCode, string $country = 'CH')
    {
        $this->postalCode = $postalCode;
        $this->lines[] = $country;
    }

    public function total(): int
    {
        return 3;
    }

    private function prepare(): void
    {
        $this->validator = 'prepared';
    }
}

final class Special extends Address
{
    public int $extra = 1;
}

interface Shape {}

final class Circle implements Shape
{
    public float $radius = 1.5;
}
