<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * How a property name becomes a key. Words begin at a capital letter that follows a small letter or digit, at the last
 * capital of a run of capitals that is followed by a small letter (`parseHTMLPage` is parse, HTML, Page), and after `_`.
 *
 * @api
 */
enum NamingStrategy: string
{
    case AsIs = 'as_is';
    case Snake = 'snake';
    case Camel = 'camel';
    case Kebab = 'kebab';
    case Pascal = 'pascal';

    public function translate(string $property): string
    {
        if ($this === self::AsIs) {
            return $property;
        }
        $words = \preg_split('/_+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/', \trim($property, '_'));
        if ($words === false || $words === ['']) {
            return $property;
        }
        $words = \array_map(\strtolower(...), $words);

        return match ($this) {
            self::Snake => \implode('_', $words),
            self::Kebab => \implode('-', $words),
            self::Camel => \lcfirst(\implode('', \array_map(\ucfirst(...), $words))),
            self::Pascal => \implode('', \array_map(\ucfirst(...), $words)),
        };
    }
}
