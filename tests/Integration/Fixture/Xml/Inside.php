<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class Inside
{
    public function __construct(public string $text) {}
}
