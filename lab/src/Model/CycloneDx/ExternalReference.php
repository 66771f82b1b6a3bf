<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

final readonly class ExternalReference
{
    public function __construct(
        public string $type,
        public string $url,
    ) {}
}
