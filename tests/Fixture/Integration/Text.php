<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class Text
{
    public string $text;

    public ?string $language = null;
}
