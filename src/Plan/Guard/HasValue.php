<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * An array in which a key has one of these values (when reading): a discriminator.
 *
 * @internal
 */
final readonly class HasValue implements Guard
{
    /**
     * @param non-empty-list<int|string> $values
     */
    public function __construct(
        public string $field,
        public array $values,
    ) {}

    /**
     * A value that is a number may stand in the document as a number or as text.
     *
     * @return non-empty-list<int|string>
     */
    public function asRead(): array
    {
        $all = [];
        foreach ($this->values as $value) {
            $all[] = $value;
            if (\is_int($value)) {
                $all[] = (string) $value;
            } elseif ((string) (int) $value === $value) {
                $all[] = (int) $value;
            }
        }

        return $all;
    }
}
