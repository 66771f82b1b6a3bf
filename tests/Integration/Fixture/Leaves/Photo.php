<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Leaves;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\DateFormat;
use Kiln\Attribute\OmitEmpty;
use Kiln\Bytes as BytesValue;
use Kiln\Tests\Format\Fixture\Point;

final class Photo
{
    /**
     * @param list<string> $parts
     */
    public function __construct(
        #[Bytes]
        public string $thumbnail,
        public \DateTimeImmutable $taken,
        #[Bytes]
        public array $parts = [],
        #[Bytes, OmitEmpty]
        public ?string $raw = null,
        public ?\DateTime $changed = null,
        #[DateFormat('Y-m-d')]
        public ?\DateTimeImmutable $day = null,
        public ?BytesValue $signature = null,
        public ?Point $focus = null,
        public \DateTimeImmutable|int|null $seen = null,
        public mixed $anything = null,
    ) {}
}
