<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Kiln\Lab\Job;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;

/**
 * How a job is named on the command line, between processes of the lab.
 */
final readonly class JobArguments
{
    public static function addTo(Command $command): void
    {
        $command
            ->addArgument('contender', InputArgument::REQUIRED)
            ->addArgument('workload', InputArgument::REQUIRED)
            ->addArgument('direction', InputArgument::REQUIRED)
            ->addArgument('directory', InputArgument::REQUIRED);
    }

    public static function job(InputInterface $input): Job
    {
        return Job::fromArguments(
            self::text($input, 'contender'),
            self::text($input, 'workload'),
            self::text($input, 'direction'),
            self::text($input, 'directory'),
        );
    }

    public static function text(InputInterface $input, string $name): string
    {
        $argument = $input->getArgument($name);

        return \is_string($argument) ? $argument : throw new \LogicException("The argument {$name} is not a string.");
    }
}
