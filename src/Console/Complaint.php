<?php

declare(strict_types=1);

namespace Kiln\Console;

use Kiln\Error\UnusableDirectory;
use Symfony\Component\Console\Exception\ExceptionInterface;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * Why a command gives no answer, as the user is told: in plain sentences on standard error, or as JSON where the answer would be.
 *
 * @internal
 */
final readonly class Complaint
{
    /**
     * @param ?string $hint where to read on
     */
    private function __construct(public string $errorCode, public ExitCode $exitCode, private string $message, private ?string $hint = null) {}

    /**
     * @param string $help the call that shows how the command is called
     */
    public static function about(\Throwable $error, string $help): self
    {
        return match (true) {
            $error instanceof Failure => new self($error->errorCode, $error->exitCode, $error->getMessage()),
            $error instanceof UnusableDirectory => new self($error->errorCode, ExitCode::Findings, $error->getMessage()),
            $error instanceof ExceptionInterface => new self('usage', ExitCode::Usage, $error->getMessage(), "See: {$help}"),
            default => new self('unforeseen', ExitCode::Crash, 'Not foreseen: ' . $error::class . ": {$error->getMessage()}", 'With -v it is shown where this happened.'),
        };
    }

    public function tell(InputInterface $input, OutputInterface $output): void
    {
        // Asked of what was typed: a call that makes no sense has no options yet.
        if ($input->getParameterOption('--format', null, true) === Format::Json->value) {
            $output->writeln(Json::document(['error' => ['code' => $this->errorCode, 'message' => $this->message]]), OutputInterface::OUTPUT_RAW);

            return;
        }
        $errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
        $errors->writeln('<error>' . Text::plain($this->message) . '</error>');
        if ($this->hint !== null) {
            $errors->writeln($this->hint);
        }
    }
}
