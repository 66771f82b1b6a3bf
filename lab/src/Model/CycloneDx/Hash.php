<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

final readonly class Hash
{
    public function __construct(
        public string $alg,
        public string $content,
    ) {}
}
