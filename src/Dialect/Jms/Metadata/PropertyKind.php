<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * Where the value of a property comes from when it is written, unless a getter is named.
 *
 * @internal
 */
enum PropertyKind
{
    /** a property of the object */
    case Property;
    /** a virtual property: its getter */
    case Method;
    /** a virtual property: an expression, evaluated by the application's expression language */
    case Expression;
    /** a value that is the same for all objects: the discriminator */
    case Fixed;
    /** metadata of a class that the application has added; only the accessor knows */
    case Unknown;
}
