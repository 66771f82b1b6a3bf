<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\Failure;
use Kiln\Console\Input\Options;
use Kiln\Console\Scan\SubjectFinder;
use Kiln\Console\Status\JmsStatusAnswer;
use Kiln\Console\Status\StatusAnswer;
use Kiln\Console\Status\StatusReader;
use Kiln\Console\Store;
use Kiln\Console\Workspace;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Error\InvalidMetadata;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln status`: what is compiled, and what cannot be.
 *
 * @internal
 */
final class StatusCommand extends AnswerCommand
{
    public function __construct()
    {
        parent::__construct('status');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('List which classes are compiled, and why any is not');
        $this->addOption('jms', null, InputOption::VALUE_NONE, 'List how each property is written and read in the place of jms/serializer');
        $this->addOption('xml', null, InputOption::VALUE_NONE, 'With --jms: list it for XML in the place of JSON');
        $this->addArgument('paths-or-types', InputArgument::IS_ARRAY, 'Files, directories, classes or types; without any those of kiln.php, and everything that is stored');
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $pathsOrTypes = $options->arguments('paths-or-types');
        $engine = $workspace->engine();
        $finder = new SubjectFinder($engine->planning());
        $found = $finder->find($pathsOrTypes, $workspace);
        if ($options->flag('xml') && !$options->flag('jms')) {
            throw Failure::usage('--xml goes with --jms: it lists how jms/serializer would write and read XML.');
        }
        if ($options->flag('jms')) {
            return JmsStatusAnswer::of($found, $workspace, $options->flag('xml') ? 'xml' : 'json');
        }
        $reader = new StatusReader($engine, $workspace->contexts());
        $statuses = $gone = [];
        foreach ($found->subjects as $subject) {
            $statuses[$subject->type] = $reader->status($subject);
        }
        foreach ($pathsOrTypes === [] ? $reader->types() : [] as $type) {
            try {
                $statuses[$type] ??= $reader->status($finder->typed($type));
            } catch (InvalidMetadata) {
                $gone[] = $type;
            }
        }
        \ksort($statuses, \SORT_STRING);
        $store = $engine->code->store();
        $store = $store instanceof DirectoryStore ? $store : null;

        return new StatusAnswer(
            \array_values($statuses),
            $reader->errors,
            $gone,
            $found->skipped,
            $store?->check->path,
            $store === null ? Store::whyInMemory() : null,
        );
    }
}
