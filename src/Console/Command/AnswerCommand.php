<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\ConfigurationFile;
use Kiln\Console\Failure;
use Kiln\Console\Format;
use Kiln\Console\Input\Options;
use Kiln\Console\Json;
use Kiln\Console\Workspace;
use Kiln\Error\UnusableDirectory;
use Symfony\Component\Console\Command\Command;
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
        $answer = $this->answer($input, ConfigurationFile::load($options->string('config')), $progress);
        if ($format === Format::Json) {
            $output->writeln(Json::document($answer->json()), OutputInterface::OUTPUT_RAW);
        } else {
            $answer->text($output);
        }

        return $answer->exitCode()->value;
    }
}
