<?php

declare(strict_types=1);

namespace Kiln\Console\Protobuf;

use Kiln\Console\Answer;
use Kiln\Console\ExitCode;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln protobuf:import` has written.
 *
 * @internal
 */
final readonly class ImportAnswer implements Answer
{
    /**
     * @param list<string> $written   paths
     * @param list<string> $unchanged paths
     */
    public function __construct(private array $written, private array $unchanged) {}

    public function exitCode(): ExitCode
    {
        return ExitCode::Ok;
    }

    public function text(OutputInterface $output): void
    {
        foreach ($this->written as $path) {
            $output->writeln($path, OutputInterface::OUTPUT_RAW);
        }
        $output->writeln(\sprintf('%d written, %d as they were.', \count($this->written), \count($this->unchanged)), OutputInterface::OUTPUT_RAW);
    }

    public function json(): array
    {
        return ['written' => $this->written, 'unchanged' => $this->unchanged];
    }
}
