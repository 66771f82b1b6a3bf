<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Plan\Shape\Shape;
use Kiln\Plan\Shape\Text;

/**
 * What objects look like that are one value.
 *
 * @internal
 */
final readonly class Values
{
    /** What the text of a class is. Classes are known by name alone: their packages may not be there. */
    private const FORMATS = [
        'Symfony\Component\Uid\Uuid' => Text::UUID,
        'Ramsey\Uuid\UuidInterface' => Text::UUID,
        'Kiln\Time\LocalDate' => Text::DATE,
    ];

    /**
     * @param class-string $class of the objects
     * @param Shape        $value what each of them gives
     */
    public static function shape(string $class, Shape $value): Shape
    {
        foreach (self::FORMATS as $known => $format) {
            if (\is_a($class, $known, true)) {
                return new Text($format);
            }
        }

        return $value;
    }
}
