<?php

declare(strict_types=1);

namespace Kiln;

/**
 * What takes away a value that the application names in its {@see Context}; null keeps it.
 *
 *     new Context(groups: $isAdmin ? Reset::Default : null);
 *
 * @api
 */
enum Reset
{
    /** As where nobody names anything: all groups, any version, dates in RFC 3339 and in their own time zone. */
    case Default;
}
