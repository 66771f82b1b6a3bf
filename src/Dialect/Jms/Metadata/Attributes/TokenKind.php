<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

/**
 * What a piece of a type is.
 *
 * @internal
 */
enum TokenKind
{
    case Integer;
    case Float;
    case Text;
    case Null;
    case Name;
    case Comma;
    case ParametersBegin;
    case ParametersEnd;
    case ListBegin;
    case ListEnd;
    /** belongs to no type */
    case Other;
}
