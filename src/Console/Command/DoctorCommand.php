<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Console\Answer;
use Kiln\Console\Doctor\ConfigurationExamination;
use Kiln\Console\Doctor\DirectoryContent;
use Kiln\Console\Doctor\DirectoryExamination;
use Kiln\Console\Doctor\DoctorAnswer;
use Kiln\Console\Doctor\EngineExamination;
use Kiln\Console\Doctor\ExportExamination;
use Kiln\Console\Doctor\Finding;
use Kiln\Console\Doctor\JmsDirectoryExamination;
use Kiln\Console\Doctor\OpcacheExamination;
use Kiln\Console\Doctor\PackageExamination;
use Kiln\Console\Doctor\PhpExamination;
use Kiln\Console\Doctor\Sapi;
use Kiln\Console\Doctor\SingleFinding;
use Kiln\Console\Failure;
use Kiln\Console\Input\Options;
use Kiln\Console\Packages;
use Kiln\Console\Store;
use Kiln\Console\Workspace;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Error\UnusableDirectory;
use Kiln\Graph\Export\ExportedFiles;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln doctor`: whether everything around Kiln is as it should be.
 *
 * @internal
 */
final class DoctorCommand extends AnswerCommand
{
    public function __construct(private readonly Packages $packages)
    {
        parent::__construct('doctor');
    }

    protected function configure(): void
    {
        parent::configure();
        $this->setDescription('Examine PHP, opcache, the directory for code and the packages');
        $this->addOption('exported', null, InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY, 'A file that Graph::export() has written, or a directory with such files');
        $this->addOption('sapi', null, InputOption::VALUE_REQUIRED, 'Whose settings count: fpm, apache2 or another name of a folder beside that of the command line');
    }

    protected function answer(InputInterface $input, Workspace $workspace, OutputInterface $progress): Answer
    {
        $options = new Options($input);
        $sapi = self::sapi($options->string('sapi'));
        if ($sapi?->isInForce() === false) {
            return DoctorAnswer::ofSapi($sapi, self::given($options));
        }
        $exported = self::exported($options->strings('exported'));
        $jms = self::jmsStore($workspace);
        $jmsContent = $jms === null ? null : DirectoryContent::of($jms);
        $content = null;
        $directories = [];
        // To name a directory helps nobody who has no serializer that would use it.
        if ($jms === null || !$workspace->configuration->isForJmsAlone) {
            try {
                $store = $workspace->engine()->code->store();
                $content = $store instanceof DirectoryStore ? DirectoryContent::of($store) : null;
                $directories[] = $store instanceof DirectoryStore && $content !== null
                    ? new DirectoryExamination($store->check, $content, $workspace->configuration->builder->isCompiled())
                    : new SingleFinding(Finding::warning('directory', 'code stays in memory: ' . Store::whyInMemory(), 'Name a directory in kiln.php and in the application: withCacheDir(...). Until then code is made again in each process.'));
            } catch (UnusableDirectory $error) {
                $directories[] = new SingleFinding(Finding::bad('directory', "code cannot be kept in {$error->directory}", $error->getMessage()));
            }
        }
        if ($jms !== null && $jmsContent !== null) {
            $directories[] = new JmsDirectoryExamination(new DirectoryExamination($jms->check, $jmsContent, null));
        }

        return DoctorAnswer::of(...[
            new PhpExamination($sapi),
            new PackageExamination($this->packages),
            new EngineExamination(Extension::ofThisPhp(), $workspace->configuration->builder->wantedEngine(), $sapi === null ? Sapi::others() : []),
            new ConfigurationExamination($workspace),
            ...$directories,
            new OpcacheExamination(($content?->files() ?? 0) + ($jmsContent?->files() ?? 0) + \count($exported), $sapi),
            new ExportExamination(\extension_loaded(OpcacheExamination::EXTENSION) ? $exported : []),
        ]);
    }

    /**
     * Where code that takes the place of jms/serializer is kept; null without such a serializer, or where it keeps none.
     */
    private static function jmsStore(Workspace $workspace): ?DirectoryStore
    {
        $serializer = $workspace->configuration->jms;
        $store = $serializer instanceof JmsSerializer ? $serializer->whole()->code?->store() : null;

        return $store instanceof DirectoryStore ? $store : null;
    }

    private static function sapi(?string $name): ?Sapi
    {
        return $name === null ? null : Sapi::named($name)
            ?? throw Failure::usage("There are no settings of {$name} beside those of the command line: it is not installed, or reads the same ones.");
    }

    /**
     * @return list<string>
     */
    private static function given(Options $options): array
    {
        $configuration = $options->string('config');

        return [
            ...($configuration === null ? [] : ["--config={$configuration}"]),
            ...\array_map(static fn(string $path): string => "--exported={$path}", $options->strings('exported')),
        ];
    }

    /**
     * @param list<string> $paths
     *
     * @return list<string>
     */
    private static function exported(array $paths): array
    {
        $files = [];
        foreach ($paths as $path) {
            $found = ExportedFiles::in($path);
            \array_push($files, ...$found);
            if ($found === []) {
                throw Failure::usage(\file_exists($path) ? "Nothing in {$path} was written by Graph::export()." : "There is no file or directory {$path}.");
            }
        }

        return \array_values(\array_unique($files));
    }
}
