<?php

declare(strict_types=1);

namespace Kiln\Console;

use Symfony\Component\Console\Output\OutputInterface;

/**
 * What a command has found out.
 *
 * @internal
 */
interface Answer
{
    public function exitCode(): ExitCode;

    public function text(OutputInterface $output): void;

    /**
     * @return array<string, mixed>
     */
    public function json(): array;
}
