<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Contender\Kiln;
use Kiln\Lab\Report\Table;
use Kiln\Serializer;
use Symfony\Component\Process\Process;
use Symfony\Component\Yaml\Yaml;

/**
 * What the formats of Kiln write, read by something that is not Kiln.
 */
final readonly class Formats
{
    public const NAMES = ['json', 'yaml', 'toml', 'msgpack', 'cbor', 'csv'];

    /** Python's own reader. */
    private const TOML = 'import json, sys, tomllib; print(json.dumps(tomllib.load(sys.stdin.buffer), default=lambda date: date.isoformat()))';

    public static function isBuilt(string $format): bool
    {
        if ($format === 'json') {
            // Requests are measured from the first file of Kiln that they load.
            return true;
        }
        try {
            $format === 'csv' ? Serializer::create()->write([], format: $format) : Serializer::create()->serialize(new \stdClass(), $format);
        } catch (\InvalidArgumentException $unknown) {
            return false;
        }

        return true;
    }

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
        if (\is_object($result)) {
            return Comparison::ofValues($workload->graph(), $result);
        }
        $text = \is_string($result);
        $tree = match (true) {
            $workload->format === 'csv' => self::rows($workload, $text ? self::cells($result) : $result),
            !$text => $result,
            $workload->format === 'json' => null,
            $workload->format === 'yaml' => Yaml::parse($result, Yaml::PARSE_OBJECT_FOR_MAP | Yaml::PARSE_EXCEPTION_ON_INVALID_TYPE),
            $workload->format === 'toml' => json_decode((new Process(['python3', '-c', self::TOML], input: $result))->mustRun()->getOutput(), flags: JSON_THROW_ON_ERROR),
            $workload->format === 'serialize' => unserialize($result),
            default => (new BinaryReader($result, $workload->format === 'cbor'))->read(),
        };
        if ($tree instanceof $workload->class) {
            return Comparison::ofValues($workload->graph(), $tree);
        }
        $json = $text && $workload->format === 'json' ? $result : json_encode($tree, Contender::FLAGS);
        if (!$isLoose) {
            return Comparison::ofJson($workload->written(), $json);
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
     * Cells with the types of the document: CSV itself has only text.
     *
     * @return list<array<mixed>>
     */
    private static function rows(Workload $workload, mixed $cells): array
    {
        $document = $workload->document();
        \assert(\is_array($cells) && \is_array($document) && $document[0] instanceof \stdClass);
        $like = get_object_vars($document[0]);
        $header = array_shift($cells);
        if ($header !== array_keys($like)) {
            throw new \UnexpectedValueException('Another header: ' . json_encode($header));
        }
        $rows = [];
        foreach ($cells as $row) {
            \assert(\is_array($row));
            $rows[] = array_combine(array_keys($like), array_map(static fn(mixed $cell, mixed $type): mixed => match (true) {
                !\is_string($cell) => throw new \UnexpectedValueException('A cell is missing.'),
                \is_bool($type) => filter_var($cell, FILTER_VALIDATE_BOOL),
                \is_int($type) => (int) $cell,
                \is_float($type) => (float) $cell,
                default => $cell,
            }, $row, $like));
        }

        return $rows;
    }
}
