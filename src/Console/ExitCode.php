<?php

declare(strict_types=1);

namespace Kiln\Console;

/**
 * The exit codes of the command: those of {@see \Symfony\Component\Console\Command\Command}, which are those of grep(1) and
 * diff(1) too, and 255, with which PHP itself ends after an uncaught exception.
 *
 * @internal
 */
enum ExitCode: int
{
    case Ok = 0;
    case Findings = 1;
    case Usage = 2;
    case Crash = 255;
}
