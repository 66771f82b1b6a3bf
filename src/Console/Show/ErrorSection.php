<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Console\ExitCode;
use Kiln\Console\Text;
use Kiln\Error\InvalidMetadata;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * Why there is nothing to show of a direction.
 *
 * @internal
 */
final readonly class ErrorSection implements Section
{
    public function __construct(private string $direction, private InvalidMetadata $error) {}

    public function exitCode(): ExitCode
    {
        return ExitCode::Findings;
    }

    public function text(OutputInterface $output, bool $withNested): void
    {
        $output->writeln(Text::plain("Cannot {$this->direction}: {$this->error->getMessage()}\n"));
    }

    public function json(): array
    {
        return [
            'direction' => $this->direction,
            'error' => ['code' => $this->error->errorCode, 'place' => $this->error->place, 'message' => $this->error->getMessage()],
        ];
    }
}
