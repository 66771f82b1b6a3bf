<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

abstract class Stamped
{
    public function __construct(public readonly int $at, protected readonly ?string $by = null) {}
}
