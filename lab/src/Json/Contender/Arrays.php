<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Kiln\Lab\Json\Workload;
use Symfony\Component\Yaml\Yaml;

/**
 * Functions that write ready arrays and read arrays: of PHP, the yardstick of everyone, and of libraries for other formats. They make
 * no objects, except for serialize().
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

    /** Deep enough to write every map of the catalogue in block style, as Kiln does. */
    private const DEPTH = 10;

    /**
     * @param ?string                                                 $format  null for the yardstick
     * @param \Closure(mixed, Workload): string                       $encode  gets the array
     * @param \Closure(string): mixed                                 $decode
     */
    private function __construct(
        string $name,
        private readonly ?string $format,
        private readonly string $package,
        private readonly \Closure $encode,
        private readonly \Closure $decode,
        private readonly bool $isLoose = false,
    ) {
        parent::__construct($name);
    }

    /**
     * @return list<self>
     */
    public static function ofAllFormats(): array
    {
        $csv = self::streams(
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

        return [
            new self(
                self::JSON,
                null,
                'ext-json',
                static fn(mixed $array, Workload $workload): string => json_encode($array, $workload->jms === null ? self::FLAGS : Jms::FLAGS_OF_JMS | JSON_THROW_ON_ERROR),
                static fn(string $json): mixed => json_decode($json, true, 512, JSON_THROW_ON_ERROR),
            ),
            new self(self::YAML, 'yaml', 'symfony/yaml', static fn(mixed $array, Workload $workload): string => $workload->name === 'old-yaml' ? Yaml::dump($array) : Yaml::dump($array, self::DEPTH, 2), static fn(string $yaml): mixed => Yaml::parse($yaml)),
            new self(self::LIBYAML, 'yaml', 'ext-yaml', static fn(mixed $array): string => yaml_emit($array, \YAML_UTF8_ENCODING), static fn(string $yaml): mixed => yaml_parse($yaml), isLoose: true),
            new self(self::MSGPACK, 'msgpack', 'ext-msgpack', static fn(mixed $array): string => msgpack_pack($array), static fn(string $bytes): mixed => msgpack_unpack($bytes)),
            new self(self::CSV, 'csv', 'ext-standard', static fn(mixed $array): string => ($csv->write)($array), $csv->read, isLoose: true),
            new self(self::SERIALIZE, 'serialize', 'ext-standard', static fn(mixed $array, Workload $workload): string => serialize($workload->graph()), static fn(string $bytes): mixed => unserialize($bytes)),
        ];
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
        return self::versions($this->package);
    }

    public function handles(Workload $workload): bool
    {
        return $this->format === null || $this->format === $workload->format;
    }

    public function isLoose(): bool
    {
        return $this->isLoose;
    }

    public function functions(Workload $workload, string $directory): Functions
    {
        $array = $workload->readyArray();
        $encode = $this->encode;

        return new Functions(static fn(mixed $objects): string => $encode($array, $workload), $this->decode);
    }
}
