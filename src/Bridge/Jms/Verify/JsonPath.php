<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * Places in a result: `$.lines[2].price`.
 *
 * @internal
 */
final class JsonPath
{
    /**
     * @param list<array-key> $segments
     */
    public static function text(array $segments): string
    {
        return self::print($segments, false);
    }

    /**
     * The same for all elements of a list: `$.lines[*].price`.
     *
     * @param list<array-key> $segments
     */
    public static function general(array $segments): string
    {
        return self::print($segments, true);
    }

    /**
     * @param list<array-key> $segments
     */
    private static function print(array $segments, bool $isGeneral): string
    {
        $path = '$';
        foreach ($segments as $segment) {
            $path .= match (true) {
                \is_int($segment) || \ctype_digit($segment) => $isGeneral ? '[*]' : "[{$segment}]",
                \preg_match('/^[A-Za-z_]\w*$/D', $segment) === 1 => ".{$segment}",
                default => "['" . \strtr($segment, ["'" => "\\'", '\\' => '\\\\']) . "']",
            };
        }

        return $path;
    }
}
