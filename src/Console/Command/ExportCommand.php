<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\Export\ExportAnswer;
use Kiln\Console\Failure;
use Kiln\Console\Input\ContextOptions;
use Kiln\Console\Input\Options;
use Kiln\Console\Workspace;
use Kiln\Error\InvalidMetadata;
use Kiln\Schema\Direction;
use Kiln\Schema\Exporter;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln export`: tells another language what the documents of a type look like.
 *
 * @internal
 */
final class ExportCommand extends AnswerCommand
{
    public function __construct()
    {
        parent::__construct('export');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('Describe the documents of a type in another language');
        $this->addArgument('language', InputArgument::REQUIRED, implode(', ', Exporter::languages()));
        $this->addArgument('types', InputArgument::REQUIRED | InputArgument::IS_ARRAY, 'Classes, or types such as <comment>"list<App\Order>"</comment>');
        $this->addOption('direction', null, InputOption::VALUE_REQUIRED, 'Documents that Kiln makes (write), takes (read), or both', Direction::Write->value);
        $this->addOption('check', null, InputOption::VALUE_REQUIRED, 'Only compare with this file');
        ContextOptions::addTo($this->getDefinition());
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $language = $options->argument('language');
        $types = $options->arguments('types');
        $direction = $options->choice('direction', Direction::class);
        if (!\in_array($language, Exporter::languages(), true)) {
            throw Failure::usage("There is no language \"{$language}\", only " . implode(', ', Exporter::languages()) . '.');
        }
        if ($types === []) {
            throw Failure::usage('Which types?');
        }
        $file = $options->string('check');
        $expected = $file === null ? null : @file_get_contents($file);
        if ($expected === false) {
            throw Failure::usage("{$file} cannot be read.");
        }
        try {
            $text = Exporter::of($workspace->configuration->builder)->export($language, $types, $direction, ContextOptions::one($input, $workspace->defaultContext()));
        } catch (InvalidMetadata $error) {
            throw Failure::usage($error->getMessage());
        }

        return new ExportAnswer($language, $types, $direction, $text, $file, $expected, $expected === null ? [] : Exporter::breakingChanges($language, $expected, $text));
    }
}
