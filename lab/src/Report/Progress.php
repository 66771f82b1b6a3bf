<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Symfony\Component\Console\Helper\ProgressBar;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * Says on the error output what the lab is at: a bar on a terminal, one line per step elsewhere.
 */
final class Progress
{
    private ?ProgressBar $bar = null;

    public function __construct(private readonly OutputInterface $output) {}

    public function start(string $step, int $units): void
    {
        $this->output->writeln($step);
        if ($this->output->isDecorated()) {
            $this->bar = new ProgressBar($this->output, $units);
            $this->bar->start();
        }
    }

    public function advance(): void
    {
        $this->bar?->advance();
    }

    public function finish(): void
    {
        $this->bar?->clear();
        $this->bar = null;
    }
}
