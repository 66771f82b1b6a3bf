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

    private const XML = [Contender::KILN => [3.0, 4.0], Contender::NATIVE => [0.6, 1.2]];

    private const AHEAD_IN_XML = ['xmlwriter' => [Contender::KILN => [1.0, 1.0], Contender::NATIVE => [8.0, 8.0]], 'simplexml' => [Contender::KILN => [null, 1.0], Contender::NATIVE => [null, 8.0]]];

    private const BINARY = [Contender::KILN => [3.0, 4.0], Contender::NATIVE => [0.25, 0.3]];

    private const JMS = ['kiln-jms' => [18.0, 8.0], 'kiln-jms-native' => [75.0, 40.0]];

    private const JMS_XML = ['kiln-jms' => [15.0, 8.0], 'kiln-jms-native' => [60.0, 25.0]];

    private const JMS_WITH_USERS_CODE = ['kiln-jms' => [8.0, 8.0], 'kiln-jms-native' => [8.0, 8.0]];

    private const LIIP = ['kiln-liip' => [0.85, 0.85], 'kiln-liip-native' => [0.2, 0.2], 'kiln-jms' => [0.85, 0.85], 'kiln-jms-native' => [0.2, 0.2]];

    /** How many times the time of another Kiln may take, to write and to read: by workload, the other and Kiln. */
    private const AT_MOST = [
        'catalogue' => [Contender::JSON => [Contender::KILN => [1.6, 1.7], Contender::NATIVE => [0.45, 0.40]]],
        'catalogue-private' => [Contender::JSON => [Contender::KILN => [2.0, 2.0]]],
        'yaml' => [Contender::JSON => [Contender::KILN => [4.0, 10.0], Contender::NATIVE => [0.6, 1.0]]],
        'toml' => [Contender::JSON => [Contender::KILN => [3.0, 8.0], Contender::NATIVE => [0.6, 1.0]]],
        'msgpack' => [Contender::JSON => self::BINARY],
        'cbor' => [Contender::JSON => self::BINARY],
        'protobuf' => [Contender::JSON => self::BINARY],
        'xml' => [Contender::JSON => self::XML],
        'xml-cyclonedx' => [Contender::JSON => self::XML],
        'xml-feed' => [Contender::JSON => self::XML],
        'csv' => ['fputcsv' => [Contender::KILN => [1.5, 1.5]]],
        'jms-catalogue-public' => ['liip' => self::LIIP],
    ];

    /** How many times faster than another Kiln has to be, in the same way. */
    private const AT_LEAST = [
        'catalogue' => ['jms' => [Contender::KILN => [20.0, 9.0], Contender::NATIVE => [75.0, 40.0]]],
        'doctrine' => ['jms' => [Contender::KILN => [8.0, 4.0], Contender::NATIVE => [15.0, 20.0]], 'symfony' => [Contender::KILN => [15.0, 30.0], Contender::NATIVE => [25.0, 100.0]]],
        'yaml' => ['symfony/yaml' => [Contender::KILN => [15.0, 10.0]], 'ext/yaml' => [Contender::NATIVE => [25.0, 10.0]]],
        'msgpack' => ['ext/msgpack' => [Contender::NATIVE => [3.0, 2.0]]],
        'protobuf' => ['google/protobuf' => [Contender::KILN => [10.0, 10.0]]],
        'xml' => self::AHEAD_IN_XML,
        'xml-cyclonedx' => self::AHEAD_IN_XML,
        'xml-feed' => self::AHEAD_IN_XML,
        'jms-xml' => ['jms' => self::JMS_XML],
        'jms-xml-cyclonedx' => ['jms' => self::JMS_XML],
        'jms-xml-feed' => ['jms' => self::JMS_XML],
        'jms-catalogue' => ['jms' => self::JMS],
        'jms-catalogue-public' => ['jms' => self::JMS],
        'jms-catalogue-groups' => ['jms' => self::JMS],
        'jms-catalogue-handler' => ['jms' => self::JMS_WITH_USERS_CODE],
        'jms-webhooks' => ['jms' => self::JMS],
        'jms-webhooks-groups' => ['jms' => self::JMS],
        'jms-webhooks-handler' => ['jms' => self::JMS_WITH_USERS_CODE],
    ];

    private const STREAM_PEAK = 1_000_000;

    /** Megabytes a second, of the longest stream: to write and to read. */
    private const STREAM_SPEED = [Contender::KILN => [250.0, 100.0], Contender::NATIVE => [900.0, 400.0]];

    private const FIRST_USE = 5.0;

    public function __construct(private Results $results) {}

    /** @return list<Goal> */
    public function all(): array
    {
        $goals = [...$this->ofTime(self::AT_MOST, true), ...$this->ofTime(self::AT_LEAST, false)];
        foreach (['write', 'read'] as $index => $direction) {
            foreach (self::STREAM_SPEED as $kiln => $least) {
                foreach (Streaming::FORMATS as $format) {
                    $longest = array_reverse($this->results->works("/^stream {$direction} {$format}, /"))[0] ?? '';
                    $speed = $this->share($longest, $kiln, 'bytes', 'time');
                    $goals[] = Goal::atLeast("{$direction} a stream of {$format}, {$kiln}", $least[$index], $speed === null ? null : $speed / 1e3, 'MB/s');
                }
            }
            // Both workloads have the same document, and the yardstick does the same work in both.
            [$private, $public] = array_map(fn(string $workload): ?float => $this->results->ratio("{$direction} {$workload}", Contender::NATIVE), ['catalogue-private', 'catalogue']);
            $goals[] = Goal::atMost("{$direction}, private readonly properties against public ones, " . Contender::NATIVE, 1.0 + self::NOISE, self::quotient($private, $public));
        }

        return [
            ...$goals,
            ...Persons::goals($this->results),
            Goal::atMost('write catalogue, memory at its height against the text, ' . Contender::NATIVE, 1.2, $this->share('write catalogue', Contender::NATIVE, 'peak', 'result')),
            Goal::atMost('read catalogue, memory of the objects against plain ones, ' . Contender::NATIVE, 1.1, $this->share('read catalogue', Contender::NATIVE, 'result', 'plain')),
            Goal::atMost('peak memory of write to a stream', self::STREAM_PEAK, $this->most('/^stream write /', 'peak'), 'bytes'),
            Goal::atMost('first use of a class, the slowest workload', self::FIRST_USE, $this->most('/^first .*empty directory$/', 'classes', 'count'), 'ms'),
        ];
    }

    /**
     * What takes the place of another needs no more memory either.
     *
     * @param array<string, array<string, array<string, array{?float, ?float}>>> $wanted
     *
     * @return list<Goal>
     */
    private function ofTime(array $wanted, bool $isMost): array
    {
        $goals = [];
        foreach ($wanted as $workload => $others) {
            foreach ($others as $other => $kilns) {
                foreach ($kilns as $kiln => $limits) {
                    foreach (["write {$workload}", "read {$workload}"] as $index => $work) {
                        $limit = $limits[$index];
                        if ($limit !== null) {
                            $goals[] = $isMost
                                ? Goal::atMost("{$work}, {$kiln} against {$other}", $limit, $this->results->ratio($work, $kiln, $other))
                                : Goal::atLeast("{$work}, {$other} against {$kiln}", $limit, $this->results->ratio($work, $other, $kiln));
                        }
                        if (\in_array($workload, Workloads::ofJms(), true)) {
                            $goals[] = Goal::atMost("{$work}, {$kiln} against {$other}, memory at its height", 1.0, $this->results->ratio($work, $kiln, $other, 'peak'));
                        }
                    }
                }
            }
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

        $shares = array_filter($shares, \is_float(...));

        return $shares === [] ? null : max($shares);
    }

    private static function quotient(?float $one, ?float $other): ?float
    {
        return $one === null || $other === null ? null : $one / $other;
    }
}
