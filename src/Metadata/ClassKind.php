<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * @internal
 */
enum ClassKind
{
    /** a class that can be instantiated */
    case Concrete;
    case Abstract;
    case Interface;
    case PureEnum;
    case BackedEnum;
}
