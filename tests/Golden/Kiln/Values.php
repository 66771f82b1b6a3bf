<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Values;

use Kiln\Attribute\Value;

/**
 * Classes whose objects are one value each.
 */
final class Transfer
{
    public Iban $from;

    public ?Share $fee = null;

    /** @var list<Reference> */
    public array $references = [];

    public int|Iban|null $to = null;
}

#[Value(expected: 'IBAN')]
final readonly class Iban
{
    private function __construct(private string $text) {}

    public static function parse(string $text): self
    {
        return preg_match('/^[A-Z]{2}\d+$/D', $text) === 1 ? new self($text) : throw new \InvalidArgumentException('It begins with a country.');
    }

    public function __toString(): string
    {
        return $this->text;
    }
}

final readonly class Share
{
    public function __construct(#[Value] private float $share) {}
}

/** One that a class may extend, and say something else. */
class Reference
{
    #[Value]
    public readonly int $number;

    public function __construct(int $number)
    {
        $this->number = $number;
    }
}
