<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

final readonly class License
{
    public function __construct(
        public ?string $id = null,
        public ?string $name = null,
    ) {}
}
