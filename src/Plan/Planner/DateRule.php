<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Leaves;
use Kiln\Plan\Read;
use Kiln\Plan\Write;

/**
 * How a date is written and read: as the attribute says, and what it does not say as the context does.
 *
 * @internal
 */
final readonly class DateRule
{
    /** Besides RFC 3339, which has no name: an offset without a colon, none, no seconds (as browsers send), a space, no time. */
    private const IN_TEXTS = ['', 'Y-m-d\TH:i:sO', 'Y-m-d\TH:i:s', 'Y-m-d\TH:i', 'Y-m-d H:i:s', 'Y-m-d'];

    /**
     * @param list<string> $formats  the first to write, all to read; none for RFC 3339
     * @param ?string      $timezone to convert to when writing, to assume when reading a text without one
     */
    private function __construct(private array $formats, private ?string $timezone) {}

    public static function of(?PropertyMetadata $facts, Context $context): self
    {
        $date = $facts?->date;

        return new self($date === null ? $context->dateFormats ?? [] : [$date->format, ...$date->readFormats], $date->timezone ?? $context->timezone);
    }

    /**
     * @param class-string<\DateTimeInterface> $class
     */
    public function written(string $class, Context $context, ?Leaves $leaves, bool $guaranteed): Write\Timestamp|Write\Milliseconds|Write\Date|Write\Leaf
    {
        $format = $this->formats[0] ?? null;
        if ($format === null && !$context->datesAsText && $leaves?->of($class) !== null) {
            return new Write\Leaf($class, $this->timezone, $guaranteed);
        }

        return match ($format) {
            'U' => new Write\Timestamp($class, $guaranteed),
            'Uv' => new Write\Milliseconds($class),
            default => new Write\Date($class, $format, $this->timezone, $guaranteed),
        };
    }

    /**
     * @param class-string<\DateTimeInterface> $class
     */
    public function read(string $class, bool $coerces): Read\DateFrom
    {
        $formats = $this->formats === [] && $coerces ? self::IN_TEXTS : $this->formats;

        // In RFC 3339 a time zone is never missing.
        return new Read\DateFrom($class, $formats, $formats === [] ? null : $this->timezone);
    }
}
