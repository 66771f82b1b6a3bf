<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;

/**
 * How a date is written and read: as the attribute says, and what it does not say as the context does.
 *
 * @internal
 */
final readonly class DateRule
{
    /**
     * @param list<string> $formats  the first to write, all to read; none for RFC 3339
     * @param ?string      $timezone to convert to when writing, to assume when reading a text without one
     */
    private function __construct(public array $formats, public ?string $timezone) {}

    public static function of(?PropertyMetadata $facts, Context $context): self
    {
        $date = $facts?->date;

        return new self($date === null ? $context->dateFormats ?? [] : [$date->format, ...$date->readFormats], $date->timezone ?? $context->timezone);
    }
}
