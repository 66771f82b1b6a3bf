<?php

declare(strict_types=1);

namespace Kiln;

/**
 * What stands for a value of a {@see Context} that is not named, where null already means something.
 *
 *     new Context(groups: $isAdmin ? ['admin'] : Keep::Default);
 *
 * @api
 */
enum Keep
{
    /** As the serializer that is called has it. */
    case Default;
}
