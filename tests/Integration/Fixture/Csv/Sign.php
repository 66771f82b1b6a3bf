<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Csv;

final class Sign
{
    public function __construct(public string $text, public ?bool $isLit) {}
}
