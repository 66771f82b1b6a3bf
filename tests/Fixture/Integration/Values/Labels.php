<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

use Kiln\Attribute\Value;

/** A list as one value, by methods that the attribute chooses. */
final class Labels
{
    /** @param list<string> $labels */
    private function __construct(private array $labels) {}

    /** @param list<string> $labels */
    #[Value]
    public static function of(array $labels): self
    {
        return new self(array_values(array_unique($labels)));
    }

    /** @return list<string> */
    #[Value]
    public function all(): array
    {
        return $this->labels;
    }

    public function __toString(): string
    {
        return implode(',', $this->labels);
    }
}
