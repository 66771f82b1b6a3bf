<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Report\Goal;

/** The ratios that Kiln sets itself, and what came of them. */
final readonly class Goals
{
    /** What two medians of the same work differ by on a calm machine. */
    private const NOISE = 0.05;

    /** How many times the time of another Kiln may take: workloads, the other, Kiln, and how much to write and to read. */
    private const AT_MOST = [
        ['catalogue', Contender::JSON, Contender::KILN, 1.6, 1.7],
        ['catalogue', Contender::JSON, Contender::NATIVE, 0.45, 0.40],
        ['catalogue-private', Contender::JSON, Contender::KILN, 2.0, 2.0],
        ['yaml', Contender::JSON, Contender::KILN, 4.0, 10.0],
        ['yaml,toml', Contender::JSON, Contender::NATIVE, 0.6, 1.0],
        ['toml', Contender::JSON, Contender::KILN, 3.0, 8.0],
        ['msgpack,cbor,protobuf,xml,xml-cyclonedx,xml-feed', Contender::JSON, Contender::KILN, 3.0, 4.0],
        ['msgpack,cbor,protobuf', Contender::JSON, Contender::NATIVE, 0.25, 0.3],
        ['xml,xml-cyclonedx,xml-feed', Contender::JSON, Contender::NATIVE, 0.6, 1.2],
        ['csv', 'fputcsv', Contender::KILN, 1.5, 1.5],
        ['jms-catalogue-public', 'liip', 'kiln-liip,kiln-jms', 0.85, 0.85],
        ['jms-catalogue-public', 'liip', 'kiln-liip-native,kiln-jms-native', 0.2, 0.2],
    ];

    /** How many times faster than another Kiln has to be, in the same way. */
    private const AT_LEAST = [
        ['catalogue', 'jms', Contender::KILN, 20.0, 9.0],
        ['catalogue', 'jms', Contender::NATIVE, 75.0, 40.0],
        ['doctrine', 'jms', Contender::KILN, 8.0, 4.0],
        ['doctrine', 'jms', Contender::NATIVE, 15.0, 20.0],
        ['doctrine', 'symfony', Contender::KILN, 15.0, 30.0],
        ['doctrine', 'symfony', Contender::NATIVE, 25.0, 100.0],
        ['yaml', 'symfony/yaml', Contender::KILN, 15.0, 10.0],
        ['yaml', 'ext/yaml', Contender::NATIVE, 25.0, 10.0],
        ['msgpack', 'ext/msgpack', Contender::NATIVE, 3.0, 2.0],
        ['protobuf', 'google/protobuf', Contender::KILN, 10.0, 10.0],
        ['xml,xml-cyclonedx,xml-feed', 'xmlwriter', Contender::KILN, 1.0, 1.0],
        ['xml,xml-cyclonedx,xml-feed', 'xmlwriter', Contender::NATIVE, 8.0, 8.0],
        ['xml,xml-cyclonedx,xml-feed', 'simplexml', Contender::KILN, null, 1.0],
        ['xml,xml-cyclonedx,xml-feed', 'simplexml', Contender::NATIVE, null, 8.0],
        ['jms-xml,jms-xml-cyclonedx,jms-xml-feed', 'jms', 'kiln-jms', 15.0, 8.0],
        ['jms-xml,jms-xml-cyclonedx,jms-xml-feed', 'jms', 'kiln-jms-native', 60.0, 25.0],
        ['jms-catalogue,jms-catalogue-public,jms-catalogue-groups,jms-webhooks,jms-webhooks-groups', 'jms', 'kiln-jms', 18.0, 8.0],
        ['jms-catalogue,jms-catalogue-public,jms-catalogue-groups,jms-webhooks,jms-webhooks-groups', 'jms', 'kiln-jms-native', 75.0, 40.0],
        ['jms-catalogue-handler,jms-webhooks-handler', 'jms', 'kiln-jms,kiln-jms-native', 8.0, 8.0],
    ];

    /** Megabytes a second, of the longest stream: to write and to read. */
    private const STREAM_SPEED = [Contender::KILN => [250.0, 100.0], Contender::NATIVE => [900.0, 400.0]];

    public function __construct(private Results $results) {}

    /** @return list<Goal> */
    public function all(): array
    {
        $goals = [];
        foreach ([...self::AT_MOST, ...self::AT_LEAST] as $index => [$workloads, $other, $kilns, $write, $read]) {
            foreach (explode(',', $workloads) as $workload) {
                foreach (explode(',', $kilns) as $kiln) {
                    $isMost = $index < \count(self::AT_MOST);
                    array_push($goals, ...$this->ofPair("write {$workload}", $other, $kiln, $write, $isMost), ...$this->ofPair("read {$workload}", $other, $kiln, $read, $isMost));
                }
            }
        }
        foreach (['write', 'read'] as $index => $direction) {
            foreach (self::STREAM_SPEED as $kiln => $least) {
                foreach (Streaming::FORMATS as $format) {
                    $longest = array_reverse($this->results->works("/^stream {$direction} {$format}, /"))[0] ?? '';
                    $speed = $this->share($longest, $kiln, 'bytes', 'time');
                    $goals[] = new Goal("{$direction} a stream of {$format}, {$kiln}", $least[$index], $speed === null ? null : $speed / 1e3, 'MB/s', 'at least');
                }
            }
            // Both workloads have the same document, and the yardstick does the same work in both.
            [$private, $public] = array_map(fn(string $workload): ?float => $this->results->ratio("{$direction} {$workload}", Contender::NATIVE), ['catalogue-private', 'catalogue']);
            $goals[] = new Goal("{$direction}, private readonly properties against public ones, " . Contender::NATIVE, 1.0 + self::NOISE, self::quotient($private, $public));
        }

        return [
            ...$goals,
            ...Persons::goals($this->results),
            new Goal('write catalogue, memory at its height against the text, ' . Contender::NATIVE, 1.2, $this->share('write catalogue', Contender::NATIVE, 'peak', 'result')),
            new Goal('read catalogue, memory of the objects against plain ones, ' . Contender::NATIVE, 1.1, $this->share('read catalogue', Contender::NATIVE, 'result', 'plain')),
            new Goal('peak memory of write to a stream', 1_000_000, $this->most('/^stream write /', 'peak'), 'bytes'),
            new Goal('first use of a class, the slowest workload', 5.0, $this->most('/^first .*empty directory$/', 'classes', 'count'), 'ms'),
        ];
    }

    /**
     * What takes the place of another needs no more memory either.
     *
     * @return list<Goal>
     */
    private function ofPair(string $work, string $other, string $kiln, ?float $limit, bool $isMost): array
    {
        $goals = [];
        if ($limit !== null) {
            $goals[] = $isMost
                ? new Goal("{$work}, {$kiln} against {$other}", $limit, $this->results->ratio($work, $kiln, $other))
                : new Goal("{$work}, {$other} against {$kiln}", $limit, $this->results->ratio($work, $other, $kiln), kind: 'at least');
        }
        if (\in_array(explode(' ', $work)[1], Workloads::OF_JMS, true)) {
            $goals[] = new Goal("{$work}, {$kiln} against {$other}, memory at its height", 1.0, $this->results->ratio($work, $kiln, $other, 'peak'));
        }

        return $goals;
    }

    private function share(string $work, string $contender, string $figure, ?string $of): ?float
    {
        return $of === null ? $this->results->median($work, $contender, $figure) : self::quotient(...$this->results->medians($work, $contender, $figure, $of));
    }

    /** Of all works and both engines. */
    private function most(string $works, string $figure, ?string $of = null): ?float
    {
        $shares = [];
        foreach ($this->results->works($works) as $work) {
            array_push($shares, $this->share($work, Contender::KILN, $figure, $of), $this->share($work, Contender::NATIVE, $figure, $of));
        }

        return max([null, ...$shares]);
    }

    private static function quotient(?float $one, ?float $other): ?float
    {
        return $one === null || $other === null ? null : $one / $other;
    }
}
