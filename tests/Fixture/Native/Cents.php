<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native;

use Kiln\Attribute\Converter;

/**
 * An amount that its class gives to a converter.
 */
#[Converter(CentsConverter::class)]
final class Cents
{
    public function __construct(public int $amount) {}
}
