<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Csv;

use Kiln\Attribute\Inline;

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
