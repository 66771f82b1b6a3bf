<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Unions;

final class Text
{
    public string $text;
}
