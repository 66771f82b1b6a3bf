<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A tree holds what its format does not carry, or is nested too deep.
 *
 * @api
 */
final class CannotEncode extends \RuntimeException
{
    /**
     * @param ?list<string|int> $path where it stands, when only the format can say so
     * @param string            $hint what to do, in whole sentences
     */
    public function __construct(
        string $message = '',
        int $code = 0,
        ?\Throwable $previous = null,
        public readonly ?array $path = null,
        public readonly string $hint = '',
    ) {
        parent::__construct($message, $code, $previous);
    }
}
