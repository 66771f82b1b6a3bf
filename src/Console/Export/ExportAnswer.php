<?php

declare(strict_types=1);

namespace Kiln\Console\Export;

use Kiln\Console\Answer;
use Kiln\Console\ExitCode;
use Kiln\Schema\Direction;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln export` gives: the schema, or whether files still have it.
 *
 * @internal
 */
final readonly class ExportAnswer implements Answer
{
    /**
     * @param list<string>       $types
     * @param list<ComparedFile> $compared none where the schema is shown
     */
    public function __construct(
        private string $language,
        private array $types,
        private Direction $direction,
        private string $text,
        private array $compared,
    ) {}

    public function exitCode(): ExitCode
    {
        foreach ($this->compared as $file) {
            if ($file->difference !== null) {
                return ExitCode::Findings;
            }
        }

        return ExitCode::Ok;
    }

    public function text(OutputInterface $output): void
    {
        if ($this->compared === []) {
            $output->write($this->text, false, OutputInterface::OUTPUT_RAW);
        }
        foreach ($this->compared as $file) {
            $output->writeln($file->difference === null
                ? "{$file->path} is up to date."
                : ["{$file->path} is out of date. It differs from line {$file->difference} on.", ...\array_map(static fn(string $break): string => "✗ {$break}", $file->breaks)], OutputInterface::OUTPUT_RAW);
        }
    }

    public function json(): array
    {
        return [
            'language' => $this->language,
            'types' => $this->types,
            'direction' => $this->direction->value,
            'text' => $this->text,
            'isUpToDate' => $this->compared === [] ? null : $this->exitCode() === ExitCode::Ok,
            'breaks' => \array_merge(...\array_map(static fn(ComparedFile $file): array => $file->breaks, $this->compared)),
        ];
    }
}
