<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

final readonly class LicenseChoice
{
    public function __construct(
        public License $license,
    ) {}
}
