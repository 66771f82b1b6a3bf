<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Bridge\Jms\Verify\Record;
use Kiln\Bridge\Jms\Verify\RecordFile;
use Kiln\Console\Answer;
use Kiln\Console\Failure;
use Kiln\Console\Input\Options;
use Kiln\Console\Progress;
use Kiln\Console\Scan\Skipped;
use Kiln\Console\Scan\SubjectFinder;
use Kiln\Console\Text;
use Kiln\Console\Verify\Examiner;
use Kiln\Console\Verify\JmsSetup;
use Kiln\Console\Verify\Subject;
use Kiln\Console\Verify\VerifyAnswer;
use Kiln\Console\Workspace;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln verify`: whether Kiln does what jms/serializer does.
 *
 * @internal
 */
final class VerifyCommand extends AnswerCommand
{
    private const CASES = 20;

    private const MOST_CASES = 1_000_000;

    public function __construct()
    {
        parent::__construct('verify');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('Show whether Kiln does what jms/serializer does');
        $this->addArgument('file', InputArgument::OPTIONAL, 'What a ShadowSerializer has recorded');
        $this->addOption('from-classes', null, InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY, 'Make up objects for the classes in a file or directory, and compare now');
        $this->addOption('cases', null, InputOption::VALUE_REQUIRED, 'How many objects of each class', (string) self::CASES);
        $this->addOption('seed', null, InputOption::VALUE_REQUIRED, 'A number; the same one makes the same objects');
        $this->addOption('no-progress', null, InputOption::VALUE_NONE, 'Show no progress bar');
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $file = $options->argument('file');
        $paths = $options->strings('from-classes');
        if (($file === '') === ($paths === [])) {
            throw Failure::usage('Either a file of records, or --from-classes with a directory.');
        }

        return $paths === [] ? $this->recorded($file) : $this->madeUp($paths, $options, $workspace, $progress);
    }

    private function recorded(string $file): Answer
    {
        $records = \is_file($file) ? RecordFile::read($file) : null;
        if ($records === null) {
            throw Failure::usage("There is no file {$file} that can be read.");
        }
        $sorted = Record::sorted($records->records);
        $times = [...\array_column($sorted, 'first'), ...\array_column($sorted, 'last')];

        return new VerifyAnswer(
            Subject::byType($sorted),
            $times === [] ? "Nothing is recorded in {$file}." : "Recorded in {$file} from " . \min($times) . ' to ' . \max($times) . '.',
            damaged: $records->damaged,
        );
    }

    /**
     * @param non-empty-list<string> $paths
     */
    private function madeUp(array $paths, Options $options, Workspace $workspace, OutputInterface $progress): Answer
    {
        $cases = self::number('cases', $options->string('cases'), 1, self::MOST_CASES);
        $seed = $options->string('seed') === null ? \random_int(0, \PHP_INT_MAX >> 33) : self::number('seed', $options->string('seed'), \PHP_INT_MIN, \PHP_INT_MAX);
        $setup = JmsSetup::of($workspace->configuration);
        foreach ($paths as $path) {
            if (!\file_exists($path)) {
                throw Failure::usage("There is no file or directory {$path}.");
            }
        }
        $found = (new SubjectFinder($workspace->engine()->planning()))->find(\array_map(static fn(string $path): string => \is_dir($path) ? \rtrim($path, '/') . '/' : $path, $paths), $workspace);
        $classes = \array_values(\array_filter(\array_column($found->subjects, 'class'), \is_string(...)));
        if ($classes === [] && $found->skipped === []) {
            throw Failure::usage('There are no classes with objects in ' . \implode(', ', $paths) . '.');
        }

        $examiner = new Examiner($setup, $classes, $seed, $cases);
        $subjects = [];
        $skipped = $found->skipped;
        $bar = new Progress($progress, !$options->flag('no-progress'), \count($classes));
        foreach ($classes as $class) {
            try {
                $subjects[] = new Subject($class, $examiner->examine($class)->records());
            } catch (\Throwable $error) {
                $skipped[] = new Skipped($class, (string) (new \ReflectionClass($class))->getFileName(), 'jms/serializer or PHP refuses it: ' . $error->getMessage());
            }
            $bar->advance($class);
        }
        $bar->finish();

        return new VerifyAnswer(
            $subjects,
            'Made up ' . Text::count($cases, 'object') . ' of each of ' . Text::count(\count($subjects), 'class', 'classes') . ", with --seed={$seed}.",
            $seed,
            $cases,
            $skipped,
            idleness: $setup->idleness,
        );
    }

    private static function number(string $option, ?string $value, int $least, int $most): int
    {
        $number = \filter_var($value, \FILTER_VALIDATE_INT, ['options' => ['min_range' => $least, 'max_range' => $most]]);

        return \is_int($number) ? $number : throw Failure::usage("--{$option} takes a whole number" . ($least > 0 ? " from {$least}" : '') . ", not \"{$value}\".");
    }
}
