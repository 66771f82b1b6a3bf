<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * @internal
 */
enum ScalarKind: string
{
    case Int = 'int';
    case Float = 'float';
    case String = 'string';
    case Bool = 'bool';

    /** Only one of the two values of bool. */
    case True = 'true';
    case False = 'false';

    public function isBool(): bool
    {
        return $this === self::Bool || $this === self::True || $this === self::False;
    }
}
