<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;
use Kiln\Context;

/**
 * Code for one subject, purpose and context that is not stored as it would be printed.
 *
 * @internal
 */
final readonly class Piece
{
    public function __construct(public Subject $subject, public Purpose $purpose, public Context $context, public Change $change) {}
}
