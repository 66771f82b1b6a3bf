<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * Who makes the objects that are read.
 *
 * @internal
 */
enum ObjectMaking: string
{
    /** Nobody: no constructor is called. */
    case Blank = 'blank';

    /** The constructor of the class, which is given what has the names of its parameters; null is as good as a missing key. */
    case Constructor = 'constructor';

    /** An object constructor of the application. */
    case Application = 'application';
}
