<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

final class Text
{
    public string $text;

    public ?string $language = 'en';
}
