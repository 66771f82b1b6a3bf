<?php

declare(strict_types=1);

namespace Kiln\Lab\Command;

use Kiln\Lab\Graph\Codec;
use Kiln\Lab\Source\Dump\DumpForm;
use Kiln\Lab\Source\Dump\Size;
use Kiln\Lab\Source\SourceProbe;
use Symfony\Component\Console\Attribute\AsCommand;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * What lab/sources starts in another process. It prints the figures as JSON.
 */
#[AsCommand(name: 'probe', description: 'For lab/sources itself: measures one contender with one input', hidden: true)]
final class SourceProbeCommand extends Command
{
    private const SAMPLE_TIME = 20.0;

    protected function configure(): void
    {
        $this
            ->addArgument('source', InputArgument::REQUIRED)
            ->addArgument('contender', InputArgument::REQUIRED)
            ->addArgument('extent', InputArgument::REQUIRED)
            ->addArgument('file');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $contender = self::string($input, 'contender');
        if ($contender === Codec::Kiln->value && Codec::decodesNatively()) {
            throw new \LogicException('PHP loads the extension of Kiln by itself, so that Kiln in plain PHP cannot be measured.');
        }
        $extent = max(1, (int) self::string($input, 'extent'));
        $measured = match (self::string($input, 'source')) {
            'integers' => SourceProbe::integers(Codec::from($contender), $extent),
            'texts' => SourceProbe::texts(Codec::from($contender), $extent),
            default => SourceProbe::dump(DumpForm::from($contender), Size::of($extent), self::string($input, 'file'), self::SAMPLE_TIME),
        };
        $output->write(json_encode($measured, JSON_THROW_ON_ERROR));

        return self::SUCCESS;
    }

    private static function string(InputInterface $input, string $argument): string
    {
        $value = $input->getArgument($argument);

        return \is_string($value) ? $value : '';
    }
}
