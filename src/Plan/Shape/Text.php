<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * A text of a known form.
 *
 * @internal
 */
final readonly class Text implements Shape
{
    public const DATE_TIME = 'date-time';
    public const DATE = 'date';
    public const DURATION = 'duration';
    public const UUID = 'uuid';

    /** No format, but an encoding of the content: JSON Schema Validation 2020-12, section 8.3. */
    public const BASE64 = 'base64';

    /**
     * @param ?string $format one of the names of JSON Schema Validation 2020-12, section 7.3; null where none of them fits
     * @param ?string $remark what the form is, where no name says it
     * @param ?string $dateFormat of {@see \DateTimeInterface::format()}; null for RFC 3339, and for what is no date
     */
    public function __construct(public ?string $format, public ?string $remark = null, public ?string $dateFormat = null) {}
}
