<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;

/**
 * Dates and times that stand in a tree as objects, as those of TOML do.
 *
 * @internal
 */
final class TimeLeaf
{
    /**
     * @phpstan-assert-if-true \DateTimeInterface|LocalDate|LocalTime|LocalDateTime $data
     */
    public static function is(mixed $data): bool
    {
        return $data instanceof \DateTimeInterface || $data instanceof LocalDate || $data instanceof LocalTime || $data instanceof LocalDateTime;
    }
}
