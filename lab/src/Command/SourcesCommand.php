<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Kiln\Lab\Graph\Codec;
use Kiln\Lab\Measure\FreshProcess;
use Kiln\Lab\Measure\PhpProcess;
use Kiln\Lab\Report\Machine;
use Kiln\Lab\Report\Progress;
use Kiln\Lab\Source\Dump\DumpFiles;
use Kiln\Lab\Source\DumpBench;
use Kiln\Lab\Source\Figure;
use Kiln\Lab\Source\IntegersBench;
use Kiln\Lab\Source\Report\FigureTable;
use Kiln\Lab\Source\Report\SourceFiles;
use Kiln\Lab\Source\SourceExtent;
use Kiln\Lab\Source\TextsBench;
use Kiln\Lab\Source\Web\WebPrograms;
use Kiln\Lab\Source\WebBench;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Exception\InvalidOptionException;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;
use Symfony\Component\Console\Style\SymfonyStyle;
use Symfony\Component\Filesystem\Path;

/**
 * Repeats three published comparisons of caches. Exit codes: 0 measured, 1 refused or failed, 2 bad usage.
 */
#[AsCommand(name: 'sources', description: 'Repeats three published comparisons of caches')]
final class SourcesCommand extends Command
{
    private const SOURCES = ['integers', 'texts', 'dump', 'web'];

    public function __construct(private readonly string $project)
    {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this
            ->addOption('source', null, InputOption::VALUE_REQUIRED, 'Some of: ' . implode(',', self::SOURCES) . ' (all)')
            ->addOption('rounds', null, InputOption::VALUE_REQUIRED, 'Processes for each figure on the command line', '10')
            ->addOption('calls', null, InputOption::VALUE_REQUIRED, 'Calls with the Chinese texts', '200000')
            ->addOption('requests', null, InputOption::VALUE_REQUIRED, 'Requests for each figure behind the web server', '1000')
            ->addOption('directory', null, InputOption::VALUE_REQUIRED, 'Where the results go', "{$this->project}/var/lab/sources")
            ->addOption('quick', null, InputOption::VALUE_NONE, 'Only see that everything works; its figures are not to be quoted');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $errors = new SymfonyStyle($input, $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output);
        if (\extension_loaded('xdebug')) {
            $errors->error('Xdebug is loaded. It slows down each contender by another factor, so nothing is measured. Run a PHP without it.');

            return self::FAILURE;
        }
        try {
            $sources = self::sources($input);
            $extent = $input->getOption('quick') === true
                ? SourceExtent::quick()
                : SourceExtent::full(Options::positive($input, 'rounds'), Options::positive($input, 'calls'), Options::positive($input, 'requests'));
        } catch (InvalidOptionException $exception) {
            $errors->error($exception->getMessage());

            return self::INVALID;
        }
        // The web server works in another directory.
        $directory = Path::makeAbsolute(Options::string($input, 'directory'), (string) getcwd());
        $programs = WebPrograms::in("{$this->project}/var/lab/web");
        $omissions = self::omissions($sources, $programs);
        foreach ($omissions as $omission) {
            $errors->warning($omission);
        }
        $machine = Machine::describe([
            'igbinary' => (string) phpversion('igbinary'),
            'msgpack' => (string) phpversion('msgpack'),
            'kiln' => (string) phpversion('kiln'),
        ]);
        $figures = $this->measure($sources, $programs, $extent, new Progress($errors), $directory);
        (new SourceFiles($directory))->write($machine, $extent, $figures, $omissions);
        foreach ($figures as $figure) {
            $output->writeln(FigureTable::of($figure), OutputInterface::OUTPUT_RAW);
        }
        foreach ($omissions as $omission) {
            $errors->warning($omission);
        }
        $output->writeln("Every sample, the tables and a chart for each are in {$directory}");

        return self::SUCCESS;
    }

    /**
     * @param list<string> $sources
     *
     * @return list<Figure>
     */
    private function measure(array $sources, ?WebPrograms $programs, SourceExtent $extent, Progress $progress, string $directory): array
    {
        $script = "{$this->project}/lab/sources";
        $warm = new FreshProcess(new PhpProcess($script, ['opcache.enable_cli' => '1']));
        $cold = new FreshProcess(new PhpProcess($script, ['opcache.enable_cli' => '0']));
        $files = new DumpFiles("{$directory}/values");
        $figures = [];
        foreach ($sources as $source) {
            array_push($figures, ...match ($source) {
                'integers' => (new IntegersBench($warm, $extent, $progress))->run(),
                'texts' => (new TextsBench($warm, $extent, $progress))->run(),
                'dump' => (new DumpBench($warm, $cold, $files, $extent, $progress))->run(),
                default => $programs === null ? [] : (new WebBench(
                    $programs,
                    $files,
                    "{$this->project}/lab/web/read.php",
                    "{$this->project}/var/lab/web/run",
                    $extent,
                    $progress,
                ))->run(),
            });
        }

        return $figures;
    }

    /**
     * @param list<string> $sources
     *
     * @return list<string>
     */
    private static function omissions(array $sources, ?WebPrograms $programs): array
    {
        $omissions = [];
        foreach (Codec::cases() as $codec) {
            if (!$codec->isThere()) {
                $omissions[] = $codec === Codec::KilnNative
                    ? 'NOT MEASURED: kiln-native. The extension of Kiln is not loaded, or does not read graphs.'
                    : "NOT MEASURED: {$codec->value}. PHP does not have this extension.";
            }
        }
        if ($programs === null && \in_array('web', $sources, true)) {
            $omissions[] = 'NOT MEASURED: anything behind a web server. nginx, PHP-FPM or ApacheBench is missing; qa/require-web-servers says what to install.';
        }

        return $omissions;
    }

    /**
     * @return list<string>
     */
    private static function sources(InputInterface $input): array
    {
        $chosen = $input->getOption('source') === null ? self::SOURCES : explode(',', Options::string($input, 'source'));
        $unknown = array_diff($chosen, self::SOURCES);

        return $unknown === [] ? $chosen : throw new InvalidOptionException('There is no source "' . implode(', ', $unknown) . '". There are: ' . implode(', ', self::SOURCES) . '.');
    }
}
