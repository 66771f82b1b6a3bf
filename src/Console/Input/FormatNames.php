<?php

declare(strict_types=1);

namespace Kiln\Console\Input;

use Kiln\Console\Failure;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Format\Format;

/**
 * Formats by the names that calls use.
 *
 * @internal
 */
final class FormatNames
{
    private const JSON = 'json';

    /**
     * @param list<string> $names
     *
     * @throws Failure for an unknown one
     *
     * @return list<Format> those that are not JSON
     */
    public static function find(PhpEngine $engine, array $names): array
    {
        try {
            return \array_values(\array_map($engine->formatViews()->formats()->document(...), \array_unique(\array_diff($names, [self::JSON]))));
        } catch (\InvalidArgumentException $unknown) {
            throw Failure::usage($unknown->getMessage());
        }
    }
}
