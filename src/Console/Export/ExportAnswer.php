<?php

declare(strict_types=1);

namespace Kiln\Console\Export;

use Kiln\Console\Answer;
use Kiln\Console\ExitCode;
use Kiln\Schema\Direction;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln export` gives: the schema, or whether a file still has it.
 *
 * @internal
 */
final readonly class ExportAnswer implements Answer
{
    /**
     * @param list<string> $types
     * @param ?string      $file     that is compared; null where the schema is shown
     * @param ?string      $expected what stands in it
     * @param list<string> $breaks   what documents of before cannot be read any more
     */
    public function __construct(
        private string $language,
        private array $types,
        private Direction $direction,
        private string $text,
        private ?string $file,
        private ?string $expected,
        private array $breaks = [],
    ) {}

    public function exitCode(): ExitCode
    {
        return $this->file === null || $this->expected === $this->text ? ExitCode::Ok : ExitCode::Findings;
    }

    public function text(OutputInterface $output): void
    {
        match (true) {
            $this->file === null => $output->write($this->text, false, OutputInterface::OUTPUT_RAW),
            $this->exitCode() === ExitCode::Ok => $output->writeln("{$this->file} is up to date.", OutputInterface::OUTPUT_RAW),
            default => $output->writeln(["{$this->file} is out of date. It differs from line {$this->firstDifference()} on.", ...array_map(static fn(string $break): string => "✗ {$break}", $this->breaks)], OutputInterface::OUTPUT_RAW),
        };
    }

    public function json(): array
    {
        return [
            'language' => $this->language,
            'types' => $this->types,
            'direction' => $this->direction->value,
            'text' => $this->text,
            'isUpToDate' => $this->file === null ? null : $this->exitCode() === ExitCode::Ok,
            'breaks' => $this->breaks,
        ];
    }

    private function firstDifference(): int
    {
        $length = strspn($this->text ^ (string) $this->expected, "\0");

        return substr_count($this->text, "\n", 0, $length) + 1;
    }
}
