<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\ConfigurationFile;
use Kiln\Console\ExitCode;
use Kiln\Console\Failure;
use Kiln\Console\Format;
use Kiln\Console\Input\Options;
use Kiln\Console\Json;
use Kiln\Console\Workspace;
use Kiln\Error\UnusableDirectory;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Formatter\OutputFormatter;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * A command that gives an answer, in the format asked for, on standard output.
 *
 * @internal
 */
abstract class AnswerCommand extends Command
{
    /**
     * @param OutputInterface $progress for what is not part of the answer
     *
     * @throws Failure
     * @throws UnusableDirectory
     */
    abstract protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer;

    protected function configure(): void
    {
        $this->addOption('format', null, InputOption::VALUE_REQUIRED, 'How to answer: txt or json', Format::Text->value);
    }

    final protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $options = new Options($input);
        $format = $options->choice('format', Format::class);
        $progress = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
        try {
            $answer = $this->answer($input, ConfigurationFile::load($options->string('config')), $progress);
        } catch (Failure $failure) {
            return $this->fail($failure->errorCode, $failure->getMessage(), $failure->exitCode, $format, $output, $progress);
        } catch (UnusableDirectory $error) {
            return $this->fail($error->errorCode, $error->getMessage(), ExitCode::Findings, $format, $output, $progress);
        }
        if ($format === Format::Json) {
            $output->writeln(Json::document($answer->json()), OutputInterface::OUTPUT_RAW);
        } else {
            $answer->text($output);
        }

        return $answer->exitCode()->value;
    }

    private function fail(string $code, string $message, ExitCode $exitCode, Format $format, OutputInterface $output, OutputInterface $errors): int
    {
        if ($format === Format::Json) {
            $output->writeln(Json::document(['error' => ['code' => $code, 'message' => $message]]), OutputInterface::OUTPUT_RAW);
        } else {
            $errors->writeln('<error>' . OutputFormatter::escape($message) . '</error>');
        }

        return $exitCode->value;
    }
}
