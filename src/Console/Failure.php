<?php

declare(strict_types=1);

namespace Kiln\Console;

/**
 * Why a command cannot do its work, for the user to read.
 *
 * @internal
 */
final class Failure extends \RuntimeException
{
    private function __construct(public readonly string $errorCode, public readonly ExitCode $exitCode, string $message)
    {
        parent::__construct($message);
    }

    /**
     * The command was called in a way that makes no sense.
     */
    public static function usage(string $message): self
    {
        return new self('usage', ExitCode::Usage, $message);
    }

    /**
     * Something else is not as it must be.
     */
    public static function finding(string $errorCode, string $message): self
    {
        return new self($errorCode, ExitCode::Findings, $message);
    }
}
