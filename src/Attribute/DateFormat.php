<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * How a date is written and read, in the letters of {@see \DateTimeInterface::format()}; for a `DateInterval`, those of
 * {@see \DateInterval::format()}.
 *
 *     #[DateFormat('Y-m-d')] public DateTimeImmutable $birthday;
 *     #[DateFormat('Y-m-d H:i', timezone: 'Europe/Zurich', read: ['d.m.Y H:i'])] public DateTimeImmutable $start;
 *
 * The time zone is what written dates are converted to, and what a read text without a zone of its own is in.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class DateFormat
{
    /**
     * @param list<string> $read further formats that are understood when reading
     */
    public function __construct(
        public string $format,
        public ?string $timezone = null,
        public array $read = [],
    ) {}
}
