<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * What a document of a format may be as a whole.
 *
 * @api
 */
enum Roots: string
{
    case Any = 'any value';
    case Map = 'a map';
    case ListOfMaps = 'a list of maps';

    public function has(mixed $tree): bool
    {
        return match ($this) {
            self::Any => true,
            self::Map => self::isMap($tree),
            self::ListOfMaps => \is_array($tree) && \array_is_list($tree) && \array_filter($tree, self::isMap(...)) === $tree,
        };
    }

    private static function isMap(mixed $tree): bool
    {
        return $tree instanceof \stdClass || (\is_array($tree) && !\array_is_list($tree));
    }
}
