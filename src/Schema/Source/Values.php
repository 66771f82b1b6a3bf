<?php

declare(strict_types=1);

namespace Kiln\Schema\Source;

use Kiln\Schema\Model\Shape;
use Kiln\Schema\Model\Text;

/**
 * What objects look like that are one value.
 *
 * @internal
 */
final readonly class Values
{
    /** Classes of other packages, known by name alone. */
    private const UUIDS = ['Symfony\Component\Uid\Uuid', 'Ramsey\Uuid\UuidInterface'];

    /**
     * @param class-string $class of the objects
     * @param Shape        $value what each of them gives
     */
    public static function shape(string $class, Shape $value): Shape
    {
        foreach (self::UUIDS as $uuid) {
            if (is_a($class, $uuid, true)) {
                return new Text(Text::UUID);
            }
        }

        return $value;
    }
}
