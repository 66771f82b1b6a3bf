<?php

declare(strict_types=1);

namespace Kiln\Lab\Json\Contender;

use Google\Protobuf\Internal\Message;
use Kiln\Lab\Functions;
use Kiln\Lab\Json\Messages;
use Kiln\Lab\Json\Workload;
use Kiln\Lab\Json\Xml;
use Symfony\Component\Yaml\Yaml;

/**
 * Functions that write ready arrays and read arrays: of PHP, the yardstick of everyone, and of libraries for other formats. They make
 * none of the objects of the workload, except for serialize(); google/protobuf has objects of its own.
 */
final readonly class Arrays
{
    /** Deep enough to write every map of the catalogue in block style, as Kiln does. */
    private const DEPTH = 10;

    /** @return list<Contender> */
    public static function all(): array
    {
        return [
            self::of(Contender::JSON, '', ['ext-json'], static fn(Workload $workload): array => [
                $workload->readyArray(),
                // As JMS writes unless told otherwise.
                static fn(mixed $array): string => json_encode($array, $workload->jms === null ? Contender::FLAGS : JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR),
                static fn(string $json): mixed => json_decode($json, true, 512, JSON_THROW_ON_ERROR),
            ]),
            self::of('symfony/yaml', 'yaml', ['symfony/yaml'], static fn(Workload $workload): array => [
                $workload->readyArray(),
                $workload->name === 'old-yaml' ? Yaml::dump(...) : static fn(mixed $array): string => Yaml::dump($array, self::DEPTH, 2),
                static fn(string $yaml): mixed => Yaml::parse($yaml),
            ]),
            self::of('ext/yaml', 'yaml', ['ext-yaml'], static fn(Workload $workload): array => [$workload->readyArray(), static fn(mixed $array): string => yaml_emit($array, \YAML_UTF8_ENCODING), yaml_parse(...)], isLoose: true),
            self::of('ext/msgpack', 'msgpack', ['ext-msgpack'], static fn(Workload $workload): array => [$workload->readyArray(), msgpack_pack(...), msgpack_unpack(...)]),
            self::of('fputcsv', 'csv', ['ext-standard'], static fn(Workload $workload): array => [$workload->readyArray(), self::csv()->write, self::csv()->read], isLoose: true),
            self::of('serialize', 'serialize', ['ext-standard'], static fn(Workload $workload): array => [$workload->graph(), serialize(...), unserialize(...)]),
            self::of('xmlwriter', 'xml', ['ext-xmlwriter', 'ext-xmlreader'], static fn(Workload $workload): array => [Xml::of($workload->input()), Xml::byWriter(...), Xml::byReader(...)]),
            self::of('simplexml', 'xml', ['ext-simplexml'], static fn(): array => ['', static fn(): string => '', Xml::of(...)], onlyReads: true),
            self::of('google/protobuf', 'protobuf', ['google/protobuf'], static function (Workload $workload): array {
                $messages = new Messages($workload);

                return [$messages->read($workload->input()), static fn(Message $message): string => $message->serializeToString(), $messages->read(...)];
            }),
        ];
    }

    /**
     * @template T
     *
     * @param string $format none for what writes and reads JSON in the place of all
     * @param list<string> $needs
     * @param \Closure(Workload): array{T, \Closure(T): string, \Closure(string): mixed} $parts what is written, what writes it, and what reads
     */
    private static function of(string $name, string $format, array $needs, \Closure $parts, bool $isLoose = false, bool $onlyReads = false): Contender
    {
        return new Contender(
            $name,
            $needs,
            static fn(Workload $workload): bool => $format === '' || $format === $workload->format && $workload->jms === null,
            static function (Workload $workload) use ($parts): Functions {
                [$ready, $write, $read] = $parts($workload);

                return new Functions(static fn(mixed $objects): string => $write($ready), $read);
            },
            makesObjects: false,
            isLoose: $isLoose,
            onlyReads: $onlyReads,
        );
    }

    /** By what PHP itself has. */
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
}
