<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata\Fixture;

use Kiln\Attribute\FormatFact;

/**
 * An attribute of a format that numbers its fields.
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_METHOD)]
final readonly class Wire implements FormatFact
{
    public function __construct(private int $number) {}

    public function format(): string
    {
        return 'wire';
    }

    public function facts(): array
    {
        return ['number' => $this->number];
    }
}
