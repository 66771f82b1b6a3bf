<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata\Fixture;

use Kiln\Attribute\FormatFact;

final class Numbered
{
    #[Wire(7)]
    public int $id = 0;
}

/**
 * Another attribute of the format of {@see Wire}; it may also say the number, or what is no fact.
 */
#[\Attribute(\Attribute::TARGET_PROPERTY)]
final readonly class Packed implements FormatFact
{
    /**
     * @param array<mixed> $more
     */
    public function __construct(private array $more = []) {}

    public function format(): string
    {
        return 'wire';
    }

    public function facts(): array
    {
        /** @var array<string, scalar|null> $facts */
        $facts = ['packed' => true] + $this->more;

        return $facts;
    }
}

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
