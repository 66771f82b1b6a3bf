<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

/**
 * Lists with an item less, or another.
 */
final readonly class Less
{
    /**
     * @template T
     *
     * @param list<T> $items
     *
     * @return list<T>
     */
    public static function without(array $items, int $index): array
    {
        unset($items[$index]);

        return array_values($items);
    }

    /**
     * @template T
     *
     * @param list<T> $items
     * @param T       $item
     *
     * @return list<T>
     */
    public static function replaced(array $items, int $index, mixed $item): array
    {
        $items[$index] = $item;

        return array_values($items);
    }
}
