<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Console\ExitCode;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What is shown of one direction.
 *
 * @internal
 */
interface Section
{
    public function exitCode(): ExitCode;

    /**
     * @param bool $withNested whether objects inside are shown too
     */
    public function text(OutputInterface $output, bool $withNested): void;

    /**
     * @return array<string, mixed>
     */
    public function json(): array;
}
