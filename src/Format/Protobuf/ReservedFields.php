<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Plan\Shape\Definition;

/**
 * Numbers and names that no field of a class may have again.
 *
 * @internal
 */
final readonly class ReservedFields
{
    /**
     * @param list<array{int, int}> $ranges the first and the last number
     * @param list<string>          $names
     */
    private function __construct(public array $ranges, public array $names) {}

    public static function of(Definition $definition): self
    {
        $ranges = $names = [];
        $text = $definition->facts['protobuf']['reserved'] ?? '';
        foreach ($text === '' ? [] : \explode(',', (string) $text) as $one) {
            if (\preg_match('/\A(\d+)(?:-(\d+))?\z/', $one, $range) === 1) {
                $ranges[] = [(int) $range[1], (int) ($range[2] ?? $range[1])];
            } else {
                $names[] = $one;
            }
        }

        return new self($ranges, $names);
    }

    public function has(int $number): bool
    {
        foreach ($this->ranges as [$first, $last]) {
            if ($number >= $first && $number <= $last) {
                return true;
            }
        }

        return false;
    }
}
