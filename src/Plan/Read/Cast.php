<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * What is made of data that came as text; the values are the methods of {@see \Kiln\Engine\Value\Coercion} that do it.
 *
 * @internal
 */
enum Cast: string
{
    /** null from "" */
    case Null = 'null';
    case Int = 'int';
    case Float = 'float';
    case Bool = 'bool';
    /** a list from one value */
    case List = 'list';
}
