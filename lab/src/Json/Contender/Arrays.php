<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Lab\Json\Messages;
use Kiln\Lab\Json\Workload;
use Kiln\Lab\Json\Xml;
use Symfony\Component\Yaml\Yaml;

/**
 * Functions that write ready arrays and read arrays: of PHP, the yardstick of everyone, and of libraries for other formats. They make
 * none of the objects of the workload, except for serialize(); google/protobuf has objects of its own.
 */
final class Arrays extends Contender
{
    /** The yardstick: `json_encode` and `json_decode` of the same data, whatever the format. */
    public const JSON = 'ext/json';
    public const YAML = 'symfony/yaml';
    public const LIBYAML = 'ext/yaml';
    public const MSGPACK = 'ext/msgpack';
    public const CSV = 'fputcsv';
    public const SERIALIZE = 'serialize';
    public const XMLWRITER = 'xmlwriter';
    public const SIMPLEXML = 'simplexml';
    public const GOOGLE = 'google/protobuf';

    /** Deep enough to write every map of the catalogue in block style, as Kiln does. */
    private const DEPTH = 10;

    /**
     * @param ?string                       $format    null for the yardstick
     * @param list<string>                  $packages
     * @param \Closure(Workload): Functions $functions
     */
    private function __construct(
        string $name,
        private readonly ?string $format,
        private readonly array $packages,
        private readonly \Closure $functions,
        private readonly bool $isLoose = false,
        bool $onlyReads = false,
    ) {
        parent::__construct($name, $onlyReads);
    }

    /**
     * @return list<self>
     */
    public static function ofAllFormats(): array
    {
        return [
            new self(self::JSON, null, ['ext-json'], static fn(Workload $workload): Functions => self::of(
                $workload->readyArray(),
                static fn(mixed $array): string => json_encode($array, $workload->jms === null ? self::FLAGS : Jms::FLAGS_OF_JMS | JSON_THROW_ON_ERROR),
                static fn(string $json): mixed => json_decode($json, true, 512, JSON_THROW_ON_ERROR),
            )),
            new self(self::YAML, 'yaml', ['symfony/yaml'], static fn(Workload $workload): Functions => self::of(
                $workload->readyArray(),
                $workload->name === 'old-yaml' ? Yaml::dump(...) : static fn(mixed $array): string => Yaml::dump($array, self::DEPTH, 2),
                static fn(string $yaml): mixed => Yaml::parse($yaml),
            )),
            new self(self::LIBYAML, 'yaml', ['ext-yaml'], static fn(Workload $workload): Functions => self::of($workload->readyArray(), static fn(mixed $array): string => yaml_emit($array, \YAML_UTF8_ENCODING), yaml_parse(...)), isLoose: true),
            new self(self::MSGPACK, 'msgpack', ['ext-msgpack'], static fn(Workload $workload): Functions => self::of($workload->readyArray(), msgpack_pack(...), msgpack_unpack(...))),
            new self(self::CSV, 'csv', ['ext-standard'], static fn(Workload $workload): Functions => self::of($workload->readyArray(), self::csv()->write, self::csv()->read), isLoose: true),
            new self(self::SERIALIZE, 'serialize', ['ext-standard'], static fn(Workload $workload): Functions => self::of($workload->graph(), serialize(...), unserialize(...))),
            new self(self::XMLWRITER, 'xml', ['ext-xmlwriter', 'ext-xmlreader'], static fn(Workload $workload): Functions => self::of(Xml::of($workload->input()), Xml::byWriter(...), Xml::byReader(...))),
            new self(self::SIMPLEXML, 'xml', ['ext-simplexml'], static fn(Workload $workload): Functions => self::of('', static fn(): string => '', Xml::of(...)), onlyReads: true),
            new self(self::GOOGLE, 'protobuf', ['google/protobuf'], static function (Workload $workload): Functions {
                $messages = new Messages($workload);

                return self::of($messages->read($workload->input()), $messages->written(...), $messages->read(...));
            }),
        ];
    }

    /**
     * @template T
     *
     * @param T                       $ready
     * @param \Closure(T): string     $write
     * @param \Closure(string): mixed $read
     */
    private static function of(mixed $ready, \Closure $write, \Closure $read): Functions
    {
        return new Functions(static fn(mixed $objects): string => $write($ready), $read);
    }

    /**
     * By what PHP itself has.
     */
    public static function csv(): Functions
    {
        return self::streams(
            static function (mixed $rows, mixed $stream): void {
                \assert(\is_array($rows) && \is_array($rows[0]) && \is_resource($stream));
                fputcsv($stream, array_keys($rows[0]), escape: '');
                foreach ($rows as $row) {
                    \assert(\is_array($row));
                    fputcsv($stream, $row, escape: ''); // @phpstan-ignore argument.type (cells)
                }
            },
            static function (mixed $stream): \Generator {
                while (\is_resource($stream) && ($row = fgetcsv($stream, escape: '')) !== false) {
                    yield $row;
                }
            },
        );
    }

    /**
     * CSV is written and read in streams, by everyone alike.
     *
     * @param \Closure(mixed, mixed): mixed    $write gets rows and a stream
     * @param \Closure(mixed): iterable<mixed> $read  gets a stream
     */
    public static function streams(\Closure $write, \Closure $read): Functions
    {
        $memory = static fn() => fopen('php://memory', 'w+');

        return new Functions(
            static function (mixed $rows) use ($write, $memory): string {
                $stream = $memory();
                \assert($stream !== false);
                $write($rows, $stream);
                rewind($stream);

                return (string) stream_get_contents($stream);
            },
            static function (string $csv) use ($read, $memory): mixed {
                $stream = $memory();
                \assert($stream !== false);
                fwrite($stream, $csv);
                rewind($stream);

                return iterator_to_array($read($stream), false);
            },
        );
    }

    public function packages(): array
    {
        return self::versions(...$this->packages);
    }

    public function handles(Workload $workload): bool
    {
        return $this->format === null || $this->format === $workload->format && $workload->jms === null;
    }

    public function isLoose(): bool
    {
        return $this->isLoose;
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        return ($this->functions)($workload);
    }
}
