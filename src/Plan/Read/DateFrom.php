<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A date or time from text.
 *
 * @internal
 */
final readonly class DateFrom implements ReadNode
{
    /**
     * @param class-string<\DateTimeInterface> $class a class that can be instantiated
     * @param list<string> $formats tried in order; none for RFC 3339 with an optional fraction of a second, and so is ''
     * @param ?string $timezone of a text that names none
     */
    public function __construct(
        public string $class,
        public array $formats,
        public ?string $timezone,
    ) {}
}
