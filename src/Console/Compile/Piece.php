<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;
use Kiln\Context;

/**
 * Code for one subject, purpose, format and context that is not stored as it would be printed.
 *
 * @internal
 */
final readonly class Piece
{
    /**
     * @param ?string $format its name; null for JSON
     */
    public function __construct(public Subject $subject, public Purpose $purpose, public ?string $format, public Context $context, public Change $change) {}

    public function purpose(): string
    {
        return $this->format === null ? $this->purpose->value : "{$this->purpose->value} ({$this->format})";
    }
}
