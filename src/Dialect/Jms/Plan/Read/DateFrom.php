<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A date or time from text; from nothing, null.
 *
 * @internal
 */
final readonly class DateFrom implements ReadNode
{
    /**
     * @param class-string<\DateTime>|class-string<\DateTimeImmutable> $class
     * @param list<string>                                              $formats  tried in order
     * @param string                                                    $timezone of a text that names none
     */
    public function __construct(
        public string $class,
        public array $formats,
        public string $timezone,
    ) {}
}
