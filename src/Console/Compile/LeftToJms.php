<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;

/**
 * Calls that jms/serializer makes, because no code can be made for them.
 *
 * @internal
 */
final readonly class LeftToJms
{
    public function __construct(public Subject $subject, public Purpose $purpose, public string $reason) {}
}
