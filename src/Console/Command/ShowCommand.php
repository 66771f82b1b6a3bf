<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\Answer;
use Kiln\Console\Compile\Purpose;
use Kiln\Console\Failure;
use Kiln\Console\Input\ContextOptions;
use Kiln\Console\Input\FormatNames;
use Kiln\Console\Input\Options;
use Kiln\Console\Scan\Subject;
use Kiln\Console\Scan\SubjectFinder;
use Kiln\Console\Show\CodeSection;
use Kiln\Console\Show\ErrorSection;
use Kiln\Console\Show\ReadDescription;
use Kiln\Console\Show\Section;
use Kiln\Console\Show\ShowAnswer;
use Kiln\Console\Show\WriteDescription;
use Kiln\Console\Workspace;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Format;
use Kiln\Format\Formats;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Schema\Direction;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln show`: what Kiln does with a type, in words or in PHP.
 *
 * @internal
 */
final class ShowCommand extends AnswerCommand
{
    public function __construct()
    {
        parent::__construct('show');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('Show the plan for a type, or its code');
        $this->addArgument('type', InputArgument::REQUIRED, 'A class, or a type such as <comment>"list<App\Order>"</comment>');
        $this->addOption('plan', null, InputOption::VALUE_NONE, 'Show in words what happens to each property');
        $this->addOption('code', null, InputOption::VALUE_NONE, 'Show the PHP code; so it is without --plan');
        $this->addOption('native', null, InputOption::VALUE_NONE, 'Show the programs of the native engine');
        $this->addOption('direction', null, InputOption::VALUE_REQUIRED, 'What to show: read, write or both', Direction::Both->value);
        $this->addOption('nested', null, InputOption::VALUE_NONE, 'Also show the classes inside');
        $this->addOption('as', null, InputOption::VALUE_REQUIRED, 'The format of documents: <comment>--as=msgpack</comment>', 'json');
        ContextOptions::addTo($this->getDefinition());
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $direction = $options->choice('direction', Direction::class);
        $isPlan = $options->flag('plan');
        $isNative = $options->flag('native');
        if (\count(\array_filter([$isPlan, $isNative, $options->flag('code')])) > 1) {
            throw Failure::usage('Either --plan, --code or --native.');
        }
        $context = ContextOptions::one($input, $workspace->defaultContext());
        $engine = $workspace->engine();
        $subject = (new SubjectFinder($engine->planning()))->subject($options->argument('type'));
        $format = FormatNames::find($engine, [$options->string('as') ?? 'json'])[0] ?? null;
        $sections = [];
        foreach ([
            ...($direction->writes() ? [match (true) {
                $isNative => Purpose::WriteNatively,
                Purpose::isDirect($format) && !$isPlan => Purpose::WriteDirectly,
                default => Purpose::Write,
            }] : []),
            ...($direction->reads() ? [$isNative ? Purpose::ReadNatively : Purpose::Read] : []),
        ] as $purpose) {
            try {
                $sections[] = $isPlan ? $this->plan($engine, $purpose, $subject, $context, $format) : $this->code($engine, $purpose, $subject, $context, $format);
            } catch (InvalidMetadata $error) {
                $sections[] = new ErrorSection($purpose->value, $error);
            }
        }

        return new ShowAnswer($subject->type, $context, $isPlan ? 'plan' : 'code', $sections, $options->flag('nested'));
    }

    private function plan(PhpEngine $engine, Purpose $purpose, Subject $subject, Context $context, ?Format $format): Section
    {
        $metadata = $engine->planning()->metadata();
        $leaves = $format === null ? null : Formats::leavesOf($format);

        return match (true) {
            $purpose === Purpose::Read => ReadDescription::of($engine->planning()->read($subject->type, $context, $leaves), $metadata, $context),
            $subject->class !== null => WriteDescription::of($engine->planning()->writeClass($subject->class, $context, $leaves), $metadata, $context),
            default => WriteDescription::of($engine->planning()->write($subject->type, $context, $leaves), $metadata, $context),
        };
    }

    private function code(PhpEngine $engine, Purpose $purpose, Subject $subject, Context $context, ?Format $format): Section
    {
        $root = $purpose === Purpose::Read ? $engine->planning()->read($subject->type, $context, $format === null ? null : Formats::leavesOf($format))->root : null;

        return new CodeSection(
            $purpose->value,
            $purpose->print($engine, $subject, $context, $format),
            $root instanceof ObjectOf ? $root->plan : null,
            $engine->code->store(),
        );
    }
}
