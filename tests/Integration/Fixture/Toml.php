<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Toml;

use Kiln\Attribute\InlineTable;
use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

final class Address
{
    public function __construct(public string $street, public ?string $zip = null) {}
}

final class LostInConstructor
{
    public function __construct(public ?string $colour = 'red') {}
}

final class LostInProperty
{
    public ?string $colour = 'red';
}

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

final class Shelf
{
    /**
     * @param string        $name   What stands on it.
     * @param list<Address> $others
     */
    public function __construct(
        public string $name,
        /**
         * Where it is, as the post
         * would say.
         */
        #[InlineTable]
        public Address $place,
        #[InlineTable]
        public array $others = [],
        /** The last one. */
        public ?Address $last = null,
    ) {}
}
