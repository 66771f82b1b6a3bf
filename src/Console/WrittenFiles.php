<?php

declare(strict_types=1);

namespace Kiln\Console;

use Symfony\Component\Console\Output\OutputInterface;

/**
 * The answer of a command that writes files.
 *
 * @internal
 */
final readonly class WrittenFiles implements Answer
{
    /**
     * @param list<string> $written   paths
     * @param list<string> $unchanged paths
     */
    private function __construct(private array $written, private array $unchanged) {}

    /**
     * Writes them. What is as it should be stays as it is.
     *
     * @param array<string, string> $files texts by path
     *
     * @throws Failure
     */
    public static function of(array $files): self
    {
        $written = $unchanged = [];
        foreach ($files as $path => $text) {
            if (\is_file($path) && \file_get_contents($path) === $text) {
                $unchanged[] = $path;
                continue;
            }
            if (!\is_dir(\dirname($path)) && !@\mkdir(\dirname($path), recursive: true) && !\is_dir(\dirname($path)) || @\file_put_contents($path, $text) !== \strlen($text)) {
                throw Failure::finding('not_writable', "{$path} cannot be written.");
            }
            $written[] = $path;
        }

        return new self($written, $unchanged);
    }

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
