<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Csv;

use Kiln\Attribute\DateFormat;
use Kiln\Attribute\Inline;
use Kiln\Attribute\VirtualProperty;

final class Nested
{
    /** @param list<string> $tags */
    public function __construct(public int $id, public array $tags = []) {}
}

final class Place
{
    public function __construct(public float $x, public ?float $y = null) {}
}

final class Reading
{
    public function __construct(
        public int $no,
        public Sensor $sensor,
        public float $degrees,
        public bool $isValid,
        #[Inline(prefix: 'at_')]
        public Place $at,
        public ?string $note = null,
        public ?\DateTimeImmutable $taken = null,
    ) {}
}

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

enum Sensor: string
{
    case Inside = 'inside';
    case Outside = 'outside';
}

final class Sign
{
    public function __construct(public string $text, public ?bool $isLit) {}
}
