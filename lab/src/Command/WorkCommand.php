<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Kiln\Lab\Examination;
use Kiln\Lab\Measure\MemoryUse;
use Kiln\Lab\Measure\Stopwatch;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * Examines one job, says as a line of JSON what came of it, and then answers each line of its input with the time of a sample.
 */
#[AsCommand(name: 'work', description: 'Waits in this process to be asked for samples', hidden: true)]
final class WorkCommand extends Command
{
    protected function configure(): void
    {
        JobArguments::addTo($this);
        $this->addArgument('sample-time', InputArgument::REQUIRED);
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $job = JobArguments::job($input);
        $examination = Examination::of($job);
        $answer = [
            'verdict' => $examination->verdict->value,
            'note' => $examination->note,
            'memory' => $examination->call === null ? null : get_object_vars(MemoryUse::of($examination->call, $job->plain())),
        ];
        $output->writeln(json_encode($answer, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE), OutputInterface::OUTPUT_RAW);
        if ($examination->call === null) {
            return self::SUCCESS;
        }
        $stopwatch = new Stopwatch($examination->call, (float) JobArguments::text($input, 'sample-time'));
        while (fgets(STDIN) !== false) {
            $output->writeln((string) $stopwatch->sample(), OutputInterface::OUTPUT_RAW);
        }

        return self::SUCCESS;
    }
}
