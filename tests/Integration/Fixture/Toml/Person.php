<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Toml;

use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

final class Person
{
    /**
     * @param list<string>       $tags
     * @param list<Address>      $others
     * @param array<string, int> $scores
     */
    public function __construct(
        public string $name,
        public float $ratio,
        public array $tags,
        public LocalDate $born,
        public ?LocalTime $alarm = null,
        public ?LocalDateTime $train = null,
        public Address $home = new Address(''),
        public array $others = [],
        public array $scores = [],
    ) {}
}
