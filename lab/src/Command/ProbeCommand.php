<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Kiln\Lab\Direction;
use Kiln\Lab\Probe;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * Measures one thing and prints it as JSON. The bench calls this in fresh processes.
 */
#[AsCommand(name: 'probe', description: 'Measures one thing in this process', hidden: true)]
final class ProbeCommand extends Command
{
    protected function configure(): void
    {
        $this
            ->addArgument('probe', InputArgument::REQUIRED)
            ->addArgument('contender', InputArgument::REQUIRED)
            ->addArgument('workload', InputArgument::REQUIRED)
            ->addArgument('direction', InputArgument::REQUIRED)
            ->addArgument('directory', InputArgument::REQUIRED)
            ->addArgument('items', InputArgument::OPTIONAL, default: '0');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $probe = Probe::from(self::argument($input, 'probe'));
        $measured = $probe->measure(
            self::argument($input, 'contender'),
            self::argument($input, 'workload'),
            Direction::from(self::argument($input, 'direction')),
            self::argument($input, 'directory'),
            max(0, (int) self::argument($input, 'items')),
        );
        $output->writeln(json_encode($measured, JSON_THROW_ON_ERROR), OutputInterface::OUTPUT_RAW);

        return self::SUCCESS;
    }

    private static function argument(InputInterface $input, string $name): string
    {
        $argument = $input->getArgument($name);

        return \is_string($argument) ? $argument : throw new \LogicException("The argument {$name} is not a string.");
    }
}
