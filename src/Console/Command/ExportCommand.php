<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\Export\ComparedFile;
use Kiln\Console\Export\ExportAnswer;
use Kiln\Console\Failure;
use Kiln\Console\Input\ContextOptions;
use Kiln\Console\Input\Options;
use Kiln\Console\Workspace;
use Kiln\Console\WrittenFiles;
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
        $this->addArgument('language', InputArgument::REQUIRED, \implode(', ', Exporter::languages()));
        $this->addArgument('types', InputArgument::REQUIRED | InputArgument::IS_ARRAY, 'Classes, or types such as <comment>"list<App\Order>"</comment>');
        $this->addOption('direction', null, InputOption::VALUE_REQUIRED, 'Documents that Kiln makes (write), takes (read), or both', Direction::Write->value);
        $this->addOption('check', null, InputOption::VALUE_REQUIRED, 'Only compare with this file, or with the files of this directory');
        $this->addOption('to', null, InputOption::VALUE_REQUIRED, 'Write the files of the schema into this directory, where it may be several: xsd');
        ContextOptions::addTo($this->getDefinition());
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $language = $options->argument('language');
        $types = $options->arguments('types');
        $direction = $options->choice('direction', Direction::class);
        if (!\in_array($language, Exporter::languages(), true)) {
            throw Failure::usage("There is no language \"{$language}\", only " . \implode(', ', Exporter::languages()) . '.');
        }
        if ($types === []) {
            throw Failure::usage('Which types?');
        }
        $path = $options->string('check');
        $directory = $options->string('to');
        if ($path !== null && $directory !== null) {
            throw Failure::usage('--to writes files, and --check only compares them.');
        }
        $exporter = Exporter::of($workspace->configuration->builder);
        $context = ContextOptions::one($input, $workspace->defaultContext());
        $areSeveral = $directory !== null || ($path !== null && \is_dir($path));
        try {
            $files = $areSeveral ? $exporter->files($language, $types, $direction, $context) : [$exporter->export($language, $types, $direction, $context)];
        } catch (InvalidMetadata|\InvalidArgumentException $error) {
            throw Failure::usage($error->getMessage());
        }
        $paths = \array_map(static fn(int|string $name): string => \is_int($name) ? (string) $path : ($directory ?? $path) . "/{$name}", \array_keys($files));
        if ($directory !== null) {
            return WrittenFiles::of(\array_combine($paths, $files));
        }

        return new ExportAnswer($language, $types, $direction, \array_values($files)[0], $path === null ? [] : \array_map(
            static fn(string $file, string $text): ComparedFile => ComparedFile::of($file, $text, $language),
            $paths,
            \array_values($files),
        ));
    }
}
