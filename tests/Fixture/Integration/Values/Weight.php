<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

use Kiln\Attribute\Value;

/** Written by a word of its own. */
#[Value(write: 'label', read: 'ofLabel', expected: 'weight')]
enum Weight: int
{
    case Light = 1;
    case Heavy = 2;

    public function label(): string
    {
        return strtolower($this->name);
    }

    public static function ofLabel(string $label): self
    {
        foreach (self::cases() as $case) {
            if ($case->label() === $label) {
                return $case;
            }
        }

        throw new \InvalidArgumentException('There are light and heavy ones.');
    }
}
