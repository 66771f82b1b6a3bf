<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Shutdown;

use JMS\Serializer\Annotation\Type;

final class Event
{
    public function __construct(
        public string $name,
        #[Type('DateTimeImmutable')]
        public \DateTimeImmutable $at = new \DateTimeImmutable('@0'),
        /** @var array<string, int> */
        #[Type('array<string, int>')]
        public array $counts = [],
    ) {}
}
