<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

final readonly class Tool
{
    public function __construct(
        public string $vendor,
        public string $name,
        public string $version,
    ) {}
}
