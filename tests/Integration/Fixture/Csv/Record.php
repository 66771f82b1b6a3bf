<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Csv;

use Kiln\Attribute\DateFormat;
use Kiln\Attribute\VirtualProperty;

/**
 * A cell of each kind.
 */
final class Record
{
    public ?string $failure = null;

    public function __construct(
        public int $no,
        public float $size,
        public string $name,
        public bool $isNew,
        public Sensor $sensor,
        public \DateTimeImmutable $taken,
        public ?string $note,
        public ?float $weight,
        public ?bool $isOld,
        public int|string $key,
        public mixed $any,
        #[DateFormat('l, d F Y')]
        public ?\DateTimeImmutable $day,
        private string $secret,
    ) {}

    #[VirtualProperty]
    public function secretLength(): int
    {
        return $this->failure === null ? \strlen($this->secret) : throw new \DomainException($this->failure);
    }
}
