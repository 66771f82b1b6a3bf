<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Kiln\Lab\Probe;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * Measures one thing once and prints it as JSON. The bench calls this in fresh processes.
 */
#[AsCommand(name: 'probe', description: 'Measures one thing once in this process', hidden: true)]
final class ProbeCommand extends Command
{
    protected function configure(): void
    {
        $this->addArgument('probe', InputArgument::REQUIRED);
        JobArguments::addTo($this);
        $this->addArgument('items', InputArgument::OPTIONAL, default: '0');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $probe = Probe::from(JobArguments::text($input, 'probe'));
        $measured = $probe->measure(JobArguments::job($input), max(0, (int) JobArguments::text($input, 'items')));
        $output->writeln(json_encode($measured, JSON_THROW_ON_ERROR), OutputInterface::OUTPUT_RAW);

        return self::SUCCESS;
    }
}
