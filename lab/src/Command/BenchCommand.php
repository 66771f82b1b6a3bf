<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Kiln\Lab\Bench;
use Kiln\Lab\CacheDirectories;
use Kiln\Lab\Contender\Contender;
use Kiln\Lab\Contender\Contenders;
use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Direction;
use Kiln\Lab\Extent;
use Kiln\Lab\Measure\FreshProcess;
use Kiln\Lab\Measure\PhpProcess;
use Kiln\Lab\Measure\Sampler;
use Kiln\Lab\Probes;
use Kiln\Lab\Report\JsonReport;
use Kiln\Lab\Report\Progress;
use Kiln\Lab\Report\TextReport;
use Kiln\Lab\Workload\MissingDocument;
use Kiln\Lab\Workload\Workload;
use Kiln\Lab\Workload\Workloads;
use Random\Engine\Mt19937;
use Random\Randomizer;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Exception\InvalidOptionException;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;
use Symfony\Component\Console\Style\SymfonyStyle;
use Symfony\Component\Filesystem\Filesystem;

/**
 * Measures serializers against each other. Exit codes: 0 measured, 1 refused or failed, 2 bad usage.
 */
#[AsCommand(name: 'bench', description: 'Measures serializers against each other')]
final class BenchCommand extends Command
{
    private const ROUNDS = '15';

    public function __construct(private readonly string $project)
    {
        parent::__construct();
    }

    protected function configure(): void
    {
        $many = InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY;
        $this
            ->addOption('workload', null, $many, 'One of: ' . implode(', ', (new Workloads())->names()) . '; * stands for anything (all)')
            ->addOption('contender', null, $many, 'One of: ' . implode(', ', (new Contenders())->names()) . ' (all; ' . ExtJson::NAME . ' always takes part)')
            ->addOption('direction', null, $many, 'write or read (both)')
            ->addOption('rounds', null, InputOption::VALUE_REQUIRED, 'How often each call is sampled', self::ROUNDS)
            ->addOption('seed', null, InputOption::VALUE_REQUIRED, 'Of the random order of calls (a new one each time)')
            ->addOption('json', null, InputOption::VALUE_REQUIRED, 'Where the results go', $this->project . '/var/bench.json')
            ->addOption('quick', null, InputOption::VALUE_NONE, 'Only see that everything works: few rounds, no first use');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $errors = new SymfonyStyle($input, $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output);
        if (\extension_loaded('xdebug')) {
            $errors->error('Xdebug is loaded. It slows down each contender by another factor, even in mode "off", so nothing is measured. Run a PHP without it.');

            return self::FAILURE;
        }
        try {
            $contenders = self::contenders(self::strings($input, 'contender'));
            [$workloads, $omissions] = self::workloads(self::strings($input, 'workload'));
            $directions = self::directions(self::strings($input, 'direction'));
            $extent = $input->getOption('quick') === true ? Extent::quick() : Extent::full(Options::positive($input, 'rounds'));
            $seed = $input->getOption('seed') === null ? random_int(1, 1_000_000) : Options::positive($input, 'seed');
        } catch (\InvalidArgumentException $exception) {
            $errors->error($exception->getMessage());

            return self::INVALID;
        }
        foreach ($omissions as $omission) {
            $errors->warning($omission);
        }
        $output->writeln("Seed of the random order: {$seed}");
        $php = new PhpProcess($this->project . '/lab/bench');
        $directories = new CacheDirectories($this->project . '/var/lab');
        foreach ($contenders as $contender) {
            $directories->clear($contender->name());
        }
        $bench = new Bench(
            $contenders,
            $workloads,
            $directions,
            $extent,
            new Sampler(new Randomizer(new Mt19937($seed)), $extent->rounds),
            $php,
            new Probes(new FreshProcess($php), $directories),
            $directories,
            new Progress($errors),
            $omissions,
        );
        $results = $bench->run();
        (new TextReport($output))->print($results);
        $file = Options::string($input, 'json');
        (new Filesystem())->dumpFile($file, JsonReport::of($results));
        $output->writeln(['', "Every sample is in {$file}"]);

        return self::SUCCESS;
    }

    /**
     * @param list<string> $names
     *
     * @return list<Contender>
     */
    private static function contenders(array $names): array
    {
        $contenders = new Contenders();
        foreach ($names as $name) {
            $contenders->get($name);
        }
        $chosen = [];
        foreach ($contenders->names() as $name) {
            if ($names === [] || $name === ExtJson::NAME || \in_array($name, $names, true)) {
                $chosen[] = $contenders->get($name);
            }
        }

        return $chosen;
    }

    /**
     * @param list<string> $names or patterns
     *
     * @return array{list<Workload>, list<string>} the workloads, and why any is left out
     */
    private static function workloads(array $names): array
    {
        $workloads = new Workloads();
        $chosen = [];
        $omissions = [];
        foreach ($workloads->matching($names) as $name) {
            try {
                $chosen[] = $workloads->get($name);
            } catch (MissingDocument $missing) {
                $omissions[] = "The workload \"{$name}\" is left out: {$missing->getMessage()}";
            }
        }

        return [$chosen, $omissions];
    }

    /**
     * @param list<string> $names
     *
     * @return list<Direction>
     */
    private static function directions(array $names): array
    {
        return $names === [] ? Direction::cases() : array_map(
            static fn(string $name): Direction => Direction::tryFrom($name) ?? throw new InvalidOptionException("There is no direction \"{$name}\". There are: write, read."),
            $names,
        );
    }

    /**
     * @return list<string>
     */
    private static function strings(InputInterface $input, string $option): array
    {
        $strings = [];
        foreach ((array) $input->getOption($option) as $value) {
            if (\is_string($value)) {
                array_push($strings, ...explode(',', $value));
            }
        }

        return $strings;
    }
}
