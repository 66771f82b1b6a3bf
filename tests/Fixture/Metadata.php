<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

use Kiln\Context;
use Kiln\ValueConverter;

final class Line
{
    public function __construct(
        public readonly string $sku,
        public readonly int $quantity = 1,
        public readonly ?float $price = null,
    ) {}
}

/**
 * @extends Page<Line, string>
 */
final class LinePage extends Page
{
    public int $total = 0;
}

final class NullConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): null
    {
        return null;
    }

    public function deserialize(mixed $data, Context $context): null
    {
        return null;
    }
}

enum Priority: int
{
    case Low = 1;
    case High = 2;
}

enum Status: string
{
    case Open = 'open';
    case Closed = 'closed';
}

enum Suit
{
    case Hearts;
    case Spades;
}
