<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Converter;

#[Converter(ConvertedConverter::class)]
final class Converted
{
    /** @var resource */
    public $resource;

    public function __construct(public string $text) {}
}
