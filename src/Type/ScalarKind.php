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
}
