<?php

declare(strict_types=1);

namespace Kiln\Console\Status;

use Kiln\Console\Answer;
use Kiln\Console\Compile\MetadataErrors;
use Kiln\Console\ExitCode;
use Kiln\Console\Scan\Skipped;
use Kiln\Console\Text;
use Kiln\Plan\Text\Columns;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What `kiln status` has found.
 *
 * @internal
 */
final readonly class StatusAnswer implements Answer
{
    /**
     * @param list<SubjectStatus> $statuses
     * @param list<string>        $gone       types that there is code for and that do not exist any more
     * @param list<Skipped>       $skipped
     * @param ?string             $directory  null when code stays in memory
     * @param ?string             $whyInMemory a sentence
     */
    public function __construct(
        private array $statuses,
        private MetadataErrors $errors,
        private array $gone,
        private array $skipped,
        private ?string $directory,
        private ?string $whyInMemory,
    ) {}

    public function exitCode(): ExitCode
    {
        return $this->errors->isEmpty() ? ExitCode::Ok : ExitCode::Findings;
    }

    public function text(OutputInterface $output): void
    {
        $output->writeln(Text::plain($this->directory === null ? "Code stays in memory: {$this->whyInMemory}" : "Directory: {$this->directory}"));
        foreach ($this->skipped as $skipped) {
            $output->writeln('<comment>!</comment> ' . Text::plain("{$skipped->class} is passed over: {$skipped->reason} ({$skipped->file})"));
        }
        if ($this->gone !== []) {
            $output->writeln('<comment>!</comment> ' . Text::plain('There is code for types that do not exist any more: ' . \implode(', ', $this->gone) . '. To remove it: kiln compile --clear'));
        }
        if ($this->statuses === []) {
            $output->writeln('Nothing is compiled.');

            return;
        }
        $table = new Columns(['TYPE', 'WRITE', 'READ', 'CODE']);
        foreach ($this->statuses as $status) {
            $table->add([
                $status->type,
                $this->selections($status->selections(true)),
                $this->selections($status->selections(false)),
                $this->code($status),
            ]);
        }
        $output->writeln(Text::plain("\n" . $table->text()));
        if ($output->isVerbose()) {
            $this->files($output);
        }
        $this->errors->text($output);
    }

    public function json(): array
    {
        return [
            'ok' => $this->errors->isEmpty(),
            'directory' => $this->directory,
            'whyInMemory' => $this->whyInMemory,
            'types' => \array_map(static fn(SubjectStatus $status): array => [
                'type' => $status->type,
                'write' => $status->selections(true),
                'read' => $status->selections(false),
                'unusable' => $status->unusable(),
                'files' => $status->files(),
                'errorCodes' => $status->errorCodes,
            ], $this->statuses),
            'errors' => $this->errors->json(),
            'gone' => $this->gone,
            'skipped' => \array_map(static fn(Skipped $skipped): array => [
                'class' => $skipped->class,
                'file' => $skipped->file,
                'reason' => $skipped->reason,
            ], $this->skipped),
        ];
    }

    private function selections(int $number): string
    {
        return $number === 0 ? '-' : Text::count($number, 'selection');
    }

    private function code(SubjectStatus $status): string
    {
        $parts = [];
        if ($status->pieces !== []) {
            $parts[] = Text::count(\count($status->files()), 'file');
        }
        if ($status->unusable() > 0) {
            $parts[] = "{$status->unusable()} out of date";
        }
        if ($status->errorCodes !== []) {
            $parts[] = 'cannot be compiled: ' . \implode(', ', $status->errorCodes);
        }

        return $parts === [] ? 'not yet: on first use, or by kiln compile' : \implode('; ', $parts);
    }

    private function files(OutputInterface $output): void
    {
        foreach ($this->statuses as $status) {
            foreach ($status->files() as $file) {
                $output->writeln(Text::plain("{$status->type}: {$file}"));
            }
        }
    }
}
