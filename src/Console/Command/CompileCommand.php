<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\Compile\CompileAnswer;
use Kiln\Console\Compile\Compiled;
use Kiln\Console\Compile\Compiler;
use Kiln\Console\Compile\JmsCompiler;
use Kiln\Console\Failure;
use Kiln\Console\Input\ContextOptions;
use Kiln\Console\Input\FormatNames;
use Kiln\Console\Input\Options;
use Kiln\Console\Progress;
use Kiln\Console\Scan\SubjectFinder;
use Kiln\Console\Store;
use Kiln\Console\Workspace;
use Kiln\Engine\Native\Extension;
use Kiln\Schema\Direction;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln compile`: makes code ahead.
 *
 * @internal
 */
final class CompileCommand extends AnswerCommand
{
    private const NANOSECONDS_PER_MILLISECOND = 1e6;

    public function __construct()
    {
        parent::__construct('compile');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('Make the code for classes ahead, or check that it is up to date');
        $this->addArgument('paths-or-types', InputArgument::IS_ARRAY, 'Files, directories, classes, or types such as <comment>"list<App\Order>"</comment>; those of kiln.php when there are none');
        $this->addOption('check', null, InputOption::VALUE_NONE, 'Write nothing; exit with 1 when something is missing or out of date');
        $this->addOption('clear', null, InputOption::VALUE_NONE, 'First remove all code that Kiln made in the directory');
        $this->addOption('direction', null, InputOption::VALUE_REQUIRED, 'What the code is for: read, write or both', Direction::Both->value);
        $this->addOption('jms', null, InputOption::VALUE_NONE, 'Make the code for the place of jms/serializer');
        $this->addOption('as', null, InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY, 'A format besides JSON that the code is for: <comment>--as=yaml</comment>');
        $this->addOption('populate', null, InputOption::VALUE_NONE, 'Also make the code that fills existing objects');
        ContextOptions::addTo($this->getDefinition());
        $this->addOption('no-progress', null, InputOption::VALUE_NONE, 'Show no progress bar');
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $begin = \hrtime(true);
        $options = new Options($input);
        $direction = $options->choice('direction', Direction::class);
        $isCheck = $options->flag('check');
        if ($isCheck && $options->flag('clear')) {
            throw Failure::usage('--check writes nothing, so it cannot be combined with --clear.');
        }
        if ($options->flag('jms') && $options->strings('as') !== []) {
            throw Failure::usage('Kiln writes only JSON in the place of jms/serializer: --jms cannot be combined with --as.');
        }
        $contexts = ContextOptions::several($input, $workspace->defaultContext());
        $contexts = $contexts === [] ? $workspace->contexts() : $contexts;

        $engine = $workspace->engine();
        $jms = $options->flag('jms') ? JmsCompiler::of($workspace) : null;
        $store = $jms === null ? Store::of($engine) : $jms->store;
        $found = (new SubjectFinder($engine->planning()))->find($options->arguments('paths-or-types'), $workspace);
        if ($found->subjects === [] && $found->skipped === []) {
            throw Failure::usage('There is nothing to compile. Name files, directories or types here, or in kiln.php.');
        }

        $removed = $options->flag('clear') ? $store->clear() : 0;
        $compiled = new Compiled($jms === null ? $engine->code : $jms->code, $store, $isCheck);
        $natively = Extension::ofThisPhp()->mayRun($workspace->configuration->builder->wantedEngine());
        $formats = FormatNames::find($engine, $options->strings('as') === [] ? $workspace->configuration->formats : $options->strings('as'));
        $compiler = new Compiler($engine, $compiled, $contexts, $direction, $options->flag('populate') || $workspace->configuration->populate, $natively, $formats);
        $bar = new Progress($progress, !$options->flag('no-progress'), \count($found->subjects));
        foreach ($found->subjects as $subject) {
            $jms === null ? $compiler->compile($subject) : $jms->compile($subject, $contexts, $direction, $natively, $compiled);
            $bar->advance($subject->type);
        }
        $bar->finish();
        if (!$isCheck) {
            $jms?->note();
        }
        $isIndexed = $store->compileIndex($isCheck);

        return new CompileAnswer(
            $compiled,
            $found,
            $contexts,
            $jms?->left() ?? [],
            $store->check->path,
            $store->problems(),
            $jms?->warnings() ?? [],
            $isCheck,
            $isIndexed || !$isCheck,
            $removed,
            (\hrtime(true) - $begin) / self::NANOSECONDS_PER_MILLISECOND,
        );
    }
}
