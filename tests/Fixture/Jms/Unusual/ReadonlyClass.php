<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

final readonly class ReadonlyClass
{
    public function __construct(public int $a = 1, protected array $b = ['x' => 1], private ?self $c = null) {}
}
