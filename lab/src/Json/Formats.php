<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Google\Protobuf\Internal\Message;
use Kiln\Lab\Json\Contender\Arrays;
use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Report\Table;
use Symfony\Component\Process\ExecutableFinder;
use Symfony\Component\Process\Process;
use Symfony\Component\Yaml\Yaml;

/** What is written in the formats of Kiln, read by something that is not Kiln. */
final readonly class Formats
{
    public const NAMES = ['json', 'yaml', 'toml', 'msgpack', 'cbor', 'protobuf', 'protojson', 'xml', 'xml-cyclonedx', 'xml-feed', 'csv'];

    /** In the place of jms/serializer. */
    public const JMS = ['jms-xml', 'jms-xml-cyclonedx', 'jms-xml-feed'];

    /** What reads a format in Python: the module, and the call. */
    private const PYTHON = [
        'toml' => ['tomllib', 'load(sys.stdin.buffer)'],
        'cbor' => ['cbor2', 'load(sys.stdin.buffer)'],
        'msgpack' => ['msgpack', 'unpack(sys.stdin.buffer, timestamp=3)'],
    ];

    /** @return ?string what would have to read the format, and is not there */
    public static function missing(string $format): ?string
    {
        $module = self::PYTHON[$format][0] ?? null;

        return match (true) {
            $format === 'protobuf' && (new ExecutableFinder())->find('protoc') === null => 'protoc',
            $module !== null && !self::python("import {$module}")->isSuccessful() => "{$module}, a module of Python,",
            default => null,
        };
    }

    /** The figures of all formats at a glance, as they stand in docs/formats.md. */
    public static function table(Results $results): Table
    {
        $rows = [];
        foreach ([...self::NAMES, ...self::JMS] as $format) {
            $cells = [];
            foreach (["write {$format}", "read {$format}"] as $work) {
                $ratios = ['native' => [], 'plain' => [], 'others' => []];
                foreach (array_diff($results->contenders($work), [Contender::JSON]) as $name) {
                    $ratio = $results->ratio($work, $name);
                    $kind = str_ends_with($name, '-native') ? 'native' : (str_starts_with($name, Contender::KILN) ? 'plain' : 'others');
                    array_push($ratios[$kind], ...$ratio === null ? [] : [($kind === 'others' ? "{$name} " : '') . Table::number($ratio)]);
                }
                array_push($cells, ...array_map(static fn(array $texts): string => implode(', ', $texts), array_values($ratios)));
            }
            if (implode('', $cells) !== '') {
                $rows[$format] = [Table::bytes($results->median("write {$format}", Contender::KILN, 'bytes') ?? $results->median("write {$format}", 'kiln-jms', 'bytes')), ...$cells];
            }
        }

        return new Table('Formats, relative to json_encode and json_decode of the same data as arrays', '', ['size', 'writing: native', 'plain PHP', 'others', 'reading: native', 'plain PHP', 'others'], $rows);
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
                'serialize' => unserialize($result),
                'csv' => (Arrays::csv()->read)($result),
                'xml' => Xml::of($result),
                'protobuf' => (new Messages($workload))->decoded($result),
                default => self::byPython($workload->format, $result),
            },
        };
        if ($tree instanceof $workload->class) {
            return Comparison::ofValues($workload->graph(), $tree);
        }
        $written = $workload->written();
        if (\in_array($workload->format, ['csv', 'protobuf', 'protojson', 'xml'], true)) {
            /** @var array<list<string>> $rows where the format has rows */
            $rows = \is_array($tree) ? $tree : [];
            $tree = Like::of(match ($workload->format) {
                // Below their names.
                'csv' => array_map(static fn(array $row): array => array_combine($rows[0], $row), \array_slice($rows, 1)),
                'xml' => current($rows),
                default => $tree,
            }, $written);
        }
        $json = json_encode($tree, Contender::FLAGS);

        return $isLoose
            ? Comparison::ofValues($workload->graph(), Reference::read($workload->of($json, $workload->jms === null ? null : \DateTimeInterface::ISO8601)))
            : Comparison::ofJson($written, $json);
    }

    private static function byPython(string $format, string $text): mixed
    {
        [$module, $call] = self::PYTHON[$format] ?? throw new \LogicException("Nothing reads {$format}.");
        $process = self::python("import json, sys, {$module}; print(json.dumps({$module}.{$call}, default=lambda date: date.isoformat()))", $text);

        return json_decode($process->isSuccessful() ? $process->getOutput() : throw new \UnexpectedValueException("{$module} cannot read it: {$process->getErrorOutput()}"), flags: JSON_THROW_ON_ERROR);
    }

    private static function python(string $code, string $input = ''): Process
    {
        $process = new Process(['python3', '-c', $code], env: ['PYTHONPATH' => \dirname(__DIR__, 3) . '/var/lab/python/root/usr/lib/python3/dist-packages'], input: $input);
        $process->run();

        return $process;
    }
}
