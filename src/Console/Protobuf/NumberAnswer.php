<?php

declare(strict_types=1);

namespace Kiln\Console\Protobuf;

use Kiln\Console\Answer;
use Kiln\Console\ExitCode;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * The numbers that `kiln protobuf:number` has written, or would write.
 *
 * @internal
 */
final readonly class NumberAnswer implements Answer
{
    /**
     * @param list<array{property: string, number: int, file: string}> $given
     */
    public function __construct(private array $given, private bool $isDry) {}

    public function exitCode(): ExitCode
    {
        return $this->isDry && $this->given !== [] ? ExitCode::Findings : ExitCode::Ok;
    }

    public function text(OutputInterface $output): void
    {
        foreach ($this->given as ['property' => $property, 'number' => $number]) {
            $output->writeln("{$property}: {$number}", OutputInterface::OUTPUT_RAW);
        }
        if ($this->given === []) {
            $output->writeln('All properties have numbers.', OutputInterface::OUTPUT_RAW);
        }
    }

    public function json(): array
    {
        return ['given' => $this->given, 'isWritten' => !$this->isDry];
    }
}
