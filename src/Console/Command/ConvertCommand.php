<?php

declare(strict_types=1);

namespace Kiln\Console\Command;

use Kiln\Console\ConfigurationFile;
use Kiln\Console\Convert\Encoding;
use Kiln\Console\Convert\JsonText;
use Kiln\Console\Convert\NotAllowed;
use Kiln\Console\Convert\ReadableText;
use Kiln\Console\Convert\Source;
use Kiln\Console\Convert\Unreadable;
use Kiln\Console\ExitCode;
use Kiln\Console\Failure;
use Kiln\Console\Input\Options;
use Kiln\Error\SerializationException;
use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Graph;
use Kiln\Graph\UnencodableValue;
use Kiln\Serializer;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `kiln convert`: what is in an entry of a cache.
 *
 * @internal
 */
final class ConvertCommand extends Command
{
    private const STANDARD_INPUT = '-';

    private const ALL_CLASSES = '*';

    public function __construct()
    {
        parent::__construct('convert');
    }

    protected function configure(): void
    {
        $this->setDescription('Show what is in an entry of a cache, or convert it');
        $this->addArgument('file', InputArgument::OPTIONAL, 'The entry; standard input when it is not named, or -', self::STANDARD_INPUT);
        $this->addOption('from', null, InputOption::VALUE_REQUIRED, 'What it is: graph, serialize, igbinary, json, xml, yaml, toml, csv, msgpack or cbor; by default what the name of the file ends in, or its first bytes tell');
        $this->addOption('to', null, InputOption::VALUE_REQUIRED, 'What to make of it: text, json, xml, yaml, toml, csv, msgpack, cbor, php, graph, serialize or igbinary', Encoding::Text->value);
        $this->addOption('allow', null, InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY, 'Classes of which objects may be made, separated by commas; * for all');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $options = new Options($input);
        $target = $options->choice('to', Encoding::class);
        $file = $options->argument('file');
        $bytes = self::read($file);
        $encoding = $options->string('from') === null ? Encoding::named($file) ?? Encoding::recognize($bytes) : $options->choice('from', Encoding::class);
        if ($encoding === null) {
            throw Failure::usage('What this is was not recognized. Say it by --from.');
        }
        $source = new Source($bytes, $encoding);
        try {
            $converted = match ($target) {
                Encoding::Text => ReadableText::of($source),
                Encoding::Json => JsonText::of($source->look()) . "\n",
                Encoding::Yaml, Encoding::Xml, Encoding::Toml, Encoding::Csv, Encoding::MessagePack, Encoding::Cbor => self::written($source, $target),
                default => self::encode($source->value(self::allowed($options)), $target),
            };
        } catch (Unreadable|NotAllowed|UnencodableValue|SerializationException $problem) {
            throw Failure::finding('unconvertible', $problem->getMessage());
        }
        $output->write($converted, false, OutputInterface::OUTPUT_RAW);

        return ExitCode::Ok->value;
    }

    private static function read(string $file): string
    {
        $bytes = $file === self::STANDARD_INPUT || \is_file($file) ? @\file_get_contents($file === self::STANDARD_INPUT ? 'php://stdin' : $file) : false;

        return $bytes === false ? throw Failure::usage("There is no file {$file} that can be read.") : $bytes;
    }

    private static function allowed(Options $options): AllowedClasses
    {
        $names = [];
        foreach ($options->strings('allow') as $list) {
            \array_push($names, ...\explode(',', $list));
        }
        if ($names !== []) {
            // The configuration may know how to load them.
            ConfigurationFile::load($options->string('config'));
        }

        return new AllowedClasses(\in_array(self::ALL_CLASSES, $names, true) ? Graph::ALL : $names);
    }

    private static function written(Source $source, Encoding $target): string
    {
        return Serializer::create()->serialize($source->encoding->isFormat() ? $source->tree() : JsonText::data($source->look()), $target->value);
    }

    private static function encode(mixed $value, Encoding $target): string
    {
        return match ($target) {
            Encoding::Graph => Graph::encode($value),
            Encoding::Igbinary => \function_exists('igbinary_serialize') ? (string) \igbinary_serialize($value) : throw new Unreadable('ext-igbinary is not loaded.'),
            Encoding::Php => Serializer::create()->serialize($value, 'php') . "\n",
            default => \serialize($value),
        };
    }
}
