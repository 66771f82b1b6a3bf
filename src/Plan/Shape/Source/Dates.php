<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape\Source;

use Kiln\Plan\Shape as Model;
use Kiln\Type\ScalarKind;

/**
 * What dates of a format look like.
 *
 * @internal
 */
final readonly class Dates
{
    /** Those that are RFC 3339 whatever the date is. */
    private const RFC3339 = [\DATE_ATOM, \DATE_RFC3339, \DATE_RFC3339_EXTENDED, 'Y-m-d\TH:i:s.uP', 'Y-m-d\TH:i:sp', 'Y-m-d\TH:i:s.vp', 'Y-m-d\TH:i:s.up', 'Y-m-d\TH:i:s\Z', 'c'];

    /** Of which digits are read from a number too. */
    private const NUMBERS = ['U', 'Uv', 'Y', 'Ym', 'Ymd', 'YmdHis'];

    /**
     * @param ?string $format null or '' for RFC 3339
     */
    public static function shape(?string $format): Model\Text
    {
        return match (true) {
            $format === null, $format === '' => new Model\Text(Model\Text::DATE_TIME),
            \in_array($format, self::RFC3339, true) => new Model\Text(Model\Text::DATE_TIME, dateFormat: $format),
            $format === 'Y-m-d' => new Model\Text(Model\Text::DATE, dateFormat: $format),
            default => new Model\Text(null, "a date as {$format}", $format),
        };
    }

    /**
     * @param list<string> $formats none for RFC 3339
     */
    public static function readShape(array $formats): Model\Shape
    {
        $shapes = [];
        foreach ($formats === [] ? [''] : $formats as $format) {
            $shapes[] = self::shape($format);
            if (\in_array($format, self::NUMBERS, true)) {
                $shapes[] = new Model\Scalars([ScalarKind::Int]);
            }
        }

        return \count($shapes) === 1 ? $shapes[0] : new Model\Choice($shapes);
    }
}
