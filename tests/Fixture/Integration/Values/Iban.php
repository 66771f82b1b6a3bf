<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

use Kiln\Attribute\Value;

#[Value(expected: 'IBAN')]
final readonly class Iban
{
    private function __construct(private string $text) {}

    public static function fromString(string $text): self
    {
        return preg_match('/\A[A-Z]{2}\d{2,}\z/', $text) === 1 ? new self($text) : throw new \InvalidArgumentException("\"{$text}\" has no country and no digits.");
    }

    public function __toString(): string
    {
        return $this->text;
    }
}
