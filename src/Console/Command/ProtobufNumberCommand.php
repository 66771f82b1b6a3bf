<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\Failure;
use Kiln\Console\Input\Options;
use Kiln\Console\Protobuf\Numbering;
use Kiln\Console\Workspace;
use Kiln\Error\InvalidMetadata;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln protobuf:number`: writes the numbers of fields that are missing into the source, once. It changes none that is there.
 *
 * @internal
 */
final class ProtobufNumberCommand extends AnswerCommand
{
    public function __construct()
    {
        parent::__construct('protobuf:number');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('Write missing numbers of Protobuf fields into classes');
        $this->addArgument('classes', InputArgument::REQUIRED | InputArgument::IS_ARRAY, 'Classes whose properties get numbers');
        $this->addOption('dry-run', null, InputOption::VALUE_NONE, 'Only say which numbers would be written');
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $numbering = new Numbering($workspace->engine()->planning()->metadata());
        foreach ($options->arguments('classes') as $class) {
            if (!\class_exists($class)) {
                throw Failure::usage("There is no class {$class}.");
            }
            try {
                $numbering->add($class);
            } catch (InvalidMetadata $error) {
                throw Failure::usage($error->getMessage());
            }
        }

        return $numbering->answer($options->flag('dry-run'));
    }
}
