<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Csv;

final class Nested
{
    /** @param list<string> $tags */
    public function __construct(public int $id, public array $tags = []) {}
}
