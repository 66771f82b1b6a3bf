<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\CycloneDx;

/**
 * One entry of a list of licences.
 */
final readonly class LicenseChoice
{
    public function __construct(
        public License $license,
    ) {}
}
