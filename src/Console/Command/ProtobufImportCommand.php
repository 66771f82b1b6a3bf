<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\Failure;
use Kiln\Console\Input\Options;
use Kiln\Console\Protobuf\Descriptors;
use Kiln\Console\Workspace;
use Kiln\Console\WrittenFiles;
use Kiln\Error\DeserializationException;
use Kiln\Schema\Proto\Import\Importer;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln protobuf:import`: makes classes of `.proto` files.
 *
 * @internal
 */
final class ProtobufImportCommand extends AnswerCommand
{
    public function __construct()
    {
        parent::__construct('protobuf:import');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('Make classes of .proto files');
        $this->addArgument('files', InputArgument::REQUIRED | InputArgument::IS_ARRAY, '<comment>.proto</comment> files, which protoc is asked about, or what it gives for <comment>--descriptor_set_out</comment>');
        $this->addOption('to', null, InputOption::VALUE_REQUIRED, 'The folder of the namespace, in which the classes are put');
        $this->addOption('namespace', null, InputOption::VALUE_REQUIRED, 'Of the classes; the package stands behind it', '');
        $this->addOption('proto_path', 'I', InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY, 'A folder in which protoc looks for files');
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $directory = $options->string('to') ?? throw Failure::usage('Where to? --to=FOLDER says it.');
        $files = [];
        foreach (Descriptors::of($options->arguments('files'), $options->strings('proto_path')) as $name => $descriptors) {
            try {
                $classes = Importer::classes($descriptors, (string) $options->string('namespace'));
            } catch (DeserializationException $exception) {
                throw Failure::finding('not_descriptors', "{$name} holds no descriptors of protoc. {$exception->getMessage()}");
            }
            foreach ($classes as $class) {
                $files["{$directory}/{$class->path}"] = $class->code;
            }
        }

        return WrittenFiles::of($files);
    }
}
