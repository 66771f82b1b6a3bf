<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Google\Protobuf\Internal\Message;
use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Contender\Kiln;
use Kiln\Lab\Report\Table;
use Symfony\Component\Process\Process;
use Symfony\Component\Yaml\Yaml;

/**
 * What is written in the formats of Kiln, read by something that is not Kiln.
 */
final readonly class Formats
{
    public const NAMES = ['json', 'yaml', 'toml', 'msgpack', 'cbor', 'protobuf', 'protojson', 'xml', 'xml-cyclonedx', 'xml-feed', 'csv'];

    /** In the place of jms/serializer. */
    public const JMS = 'jms-xml';

    /** Python's own reader. */
    private const TOML = 'import json, sys, tomllib; print(json.dumps(tomllib.load(sys.stdin.buffer), default=lambda date: date.isoformat()))';

    /**
     * The figures of all formats at a glance.
     */
    public static function table(Results $results): Table
    {
        $rows = [];
        foreach (self::NAMES as $format) {
            foreach ([Kiln::NATIVE, Kiln::NAME] as $kiln) {
                foreach (Direction::cases() as $direction) {
                    $rows[$format][] = $results->ratio($format, $direction, $kiln);
                }
            }
            $rows[$format][] = Table::bytes($results->row($format, Direction::Write, Kiln::NAME)?->bytes);
        }

        return new Table('Formats, relative to json_encode and json_decode of the same data as arrays', 'format', ['native write', 'native read', 'plain write', 'plain read', 'size'], $rows);
    }

    /**
     * @param mixed $result  text, or what a library has read
     * @param bool  $isLoose whether only the objects that it stands for count
     *
     * @return ?string where and how the result differs from the document of the workload, null when it does not
     */
    public static function difference(Workload $workload, mixed $result, bool $isLoose = false): ?string
    {
        if ($workload->format === 'json' && \is_string($result) && !$isLoose) {
            return Comparison::ofJson($workload->written(), $result);
        }
        $tree = match (true) {
            $result instanceof Message => (new Messages($workload))->decoded($result->serializeToString()),
            !\is_string($result) => $result,
            default => match ($workload->format) {
                'json', 'protojson' => json_decode($result, flags: JSON_THROW_ON_ERROR),
                'yaml' => Yaml::parse($result, Yaml::PARSE_OBJECT_FOR_MAP | Yaml::PARSE_EXCEPTION_ON_INVALID_TYPE),
                'toml' => json_decode((new Process(['python3', '-c', self::TOML], input: $result))->mustRun()->getOutput(), flags: JSON_THROW_ON_ERROR),
                'serialize' => unserialize($result),
                'csv' => self::cells($result),
                'xml' => Xml::of($result),
                'protobuf' => (new Messages($workload))->decoded($result),
                default => (new BinaryReader($result, $workload->format === 'cbor'))->read(),
            },
        };
        if ($tree instanceof $workload->class) {
            return Comparison::ofValues($workload->graph(), $tree);
        }
        $written = $workload->written();
        if (\in_array($workload->format, ['csv', 'protobuf', 'protojson', 'xml'], true)) {
            $tree = match ($workload->format) {
                'csv' => self::rows($tree),
                'xml' => \is_array($tree) ? current($tree) : $tree,
                default => $tree,
            };
            $tree = Like::of($tree, $written);
        }
        $json = json_encode($tree, Contender::FLAGS);
        if (!$isLoose) {
            return Comparison::ofJson($written, $json);
        }

        return Comparison::ofValues($workload->graph(), Reference::read($workload->of($json, $workload->jms === null ? null : \DateTimeInterface::ISO8601)));
    }

    /**
     * @return list<mixed>
     */
    private static function cells(string $csv): array
    {
        $stream = fopen('php://memory', 'w+');
        \assert($stream !== false);
        fwrite($stream, $csv);
        rewind($stream);
        $rows = [];
        while (($row = fgetcsv($stream, escape: '')) !== false) {
            $rows[] = $row;
        }

        return $rows;
    }

    /**
     * @return list<array<mixed>>
     */
    private static function rows(mixed $cells): array
    {
        $rows = (array) $cells;
        $header = array_map(strval(...), array_filter((array) array_shift($rows), \is_string(...)));

        return array_map(static fn(mixed $row): array => array_combine($header, (array) $row), array_values($rows));
    }
}
