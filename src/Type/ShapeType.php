<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * `array{id: int, name?: string}`: an array with known keys. Other keys are allowed unless it is sealed, and phpdoc writes
 * an open one as `array{id: int, ...}`.
 *
 * @internal
 */
final readonly class ShapeType implements Type
{
    /**
     * @param list<ShapeElement> $elements
     */
    public function __construct(public array $elements, public bool $sealed = true) {}

    /**
     * Whether its keys are 0, 1, 2, … as in `array{int, string}`, which is a JSON array.
     */
    public function isTuple(): bool
    {
        foreach ($this->elements as $index => $element) {
            if ($element->key !== $index) {
                return false;
            }
        }

        return $this->elements !== [] && $this->sealed;
    }

    public function __toString(): string
    {
        $parts = \array_map(\strval(...), $this->elements);
        if (!$this->sealed) {
            $parts[] = '...';
        }

        return 'array{' . \implode(', ', $parts) . '}';
    }
}
