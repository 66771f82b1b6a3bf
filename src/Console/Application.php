<?php

declare(strict_types=1);

namespace Kiln\Console;

use Kiln\Console\Command\CompileCommand;
use Kiln\Console\Command\ConvertCommand;
use Kiln\Console\Command\DoctorCommand;
use Kiln\Console\Command\ExportCommand;
use Kiln\Console\Command\ProtobufImportCommand;
use Kiln\Console\Command\ProtobufNumberCommand;
use Kiln\Console\Command\ShowCommand;
use Kiln\Console\Command\StatusCommand;
use Kiln\Console\Command\VerifyCommand;
use Symfony\Component\Console\Application as SymfonyApplication;
use Symfony\Component\Console\CommandLoader\FactoryCommandLoader;
use Symfony\Component\Console\Input\InputDefinition;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * The `kiln` command.
 *
 * @internal
 */
final class Application extends SymfonyApplication
{
    public function __construct(Packages $packages)
    {
        parent::__construct('Kiln', $packages->version(Packages::KILN) ?? 'of unknown version');
        $this->setCommandLoader(new FactoryCommandLoader([
            'compile' => static fn(): CompileCommand => new CompileCommand(),
            'show' => static fn(): ShowCommand => new ShowCommand(),
            'status' => static fn(): StatusCommand => new StatusCommand(),
            'doctor' => static fn(): DoctorCommand => new DoctorCommand($packages),
            'convert' => static fn(): ConvertCommand => new ConvertCommand(),
            'verify' => static fn(): VerifyCommand => new VerifyCommand(),
            'export' => static fn(): ExportCommand => new ExportCommand(),
            'protobuf:import' => static fn(): ProtobufImportCommand => new ProtobufImportCommand(),
            'protobuf:number' => static fn(): ProtobufNumberCommand => new ProtobufNumberCommand(),
        ]));
    }

    public function doRun(InputInterface $input, OutputInterface $output): int
    {
        try {
            $this->enter($input);

            return parent::doRun($input, $output);
        } catch (\Throwable $error) {
            $complaint = Complaint::about($error, $this->help($input));
        }
        $complaint->tell($input, $output);
        if ($complaint->exitCode === ExitCode::Crash && $output->isVerbose()) {
            $this->renderThrowable($error, $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output);
        }

        return $complaint->exitCode->value;
    }

    protected function getDefaultInputDefinition(): InputDefinition
    {
        $definition = parent::getDefaultInputDefinition();
        $definition->addOptions([
            new InputOption('config', 'c', InputOption::VALUE_REQUIRED, 'The configuration file; kiln.php or kiln.dist.php when it is not named'),
            new InputOption('working-dir', 'd', InputOption::VALUE_REQUIRED, 'The directory to work in, instead of the current one'),
        ]);

        return $definition;
    }

    private function help(InputInterface $input): string
    {
        $name = $this->getCommandName($input);

        return $name !== null && $this->has($name) ? "kiln {$name} --help" : 'kiln list';
    }

    private function enter(InputInterface $input): void
    {
        $directory = $input->getParameterOption(['--working-dir', '-d'], null, true);
        if (\is_string($directory) && !(\is_dir($directory) && @\chdir($directory))) {
            throw Failure::usage("There is no directory {$directory} to work in.");
        }
    }
}
