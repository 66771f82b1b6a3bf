<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * Thrown by a {@see \Kiln\ValueConverter} that cannot make sense of what it got.
 *
 * @api
 */
final class ConversionFailed extends \UnexpectedValueException implements KilnException
{
    /**
     * @param string $expected what would have been right, in a few words: "an ISO 4217 currency code"
     */
    public function __construct(public readonly string $expected, public readonly string $hint = '')
    {
        parent::__construct("expected {$expected}");
    }
}
