<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;

/**
 * Bytes are not of their format.
 *
 * @internal
 */
final class Malformed extends \RuntimeException
{
    /**
     * @param int            $offset of the value that is wrong
     * @param SyntaxError::* $kind
     */
    public function __construct(string $message, public readonly int $offset, public readonly string $kind = SyntaxError::SYNTAX)
    {
        parent::__construct($message);
    }

    public static function ended(string $bytes): self
    {
        return new self('unexpected end of bytes', \strlen($bytes));
    }

    public function in(string $bytes): SyntaxException
    {
        return new SyntaxException(SyntaxError::atByte($bytes, $this->offset, $this->kind, $this->getMessage()));
    }
}
