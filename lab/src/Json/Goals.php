<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Arrays;
use Kiln\Lab\Json\Contender\Jms;
use Kiln\Lab\Json\Contender\Kiln;
use Kiln\Lab\Json\Contender\Liip;
use Kiln\Lab\Json\Contender\Symfony;
use Kiln\Lab\Report\Goal;

/**
 * The ratios that Kiln sets itself, and what came of them.
 */
final readonly class Goals
{
    /** What two medians of the same work differ by on a calm machine. */
    private const NOISE = 0.05;

    private const XML = [Kiln::NAME => [3.0, 4.0], Kiln::NATIVE => [0.6, 1.2]];

    private const AHEAD_IN_XML = [Arrays::XMLWRITER => [Kiln::NAME => [1.0, 1.0], Kiln::NATIVE => [8.0, 8.0]], Arrays::SIMPLEXML => [Kiln::NAME => [null, 1.0], Kiln::NATIVE => [null, 8.0]]];

    /** How many times ext/json's time Kiln may take, by workload and contender: to write and to read. */
    private const BESIDE_EXT_JSON = [
        'catalogue' => [Kiln::NAME => [1.6, 1.7], Kiln::NATIVE => [0.45, 0.40]],
        'catalogue-private' => [Kiln::NAME => [2.0, 2.0]],
        'yaml' => [Kiln::NAME => [4.0, 10.0], Kiln::NATIVE => [0.6, 1.0]],
        'toml' => [Kiln::NAME => [3.0, 8.0], Kiln::NATIVE => [0.6, 1.0]],
        'msgpack' => [Kiln::NAME => [3.0, 4.0], Kiln::NATIVE => [0.25, 0.3]],
        'cbor' => [Kiln::NAME => [3.0, 4.0], Kiln::NATIVE => [0.25, 0.3]],
        'protobuf' => [Kiln::NAME => [3.0, 4.0], Kiln::NATIVE => [0.25, 0.3]],
        'xml' => self::XML,
        'xml-cyclonedx' => self::XML,
        'xml-feed' => self::XML,
    ];

    /** How many times faster than another Kiln has to be, to write and to read: by workload, the other and Kiln. */
    private const AHEAD = [
        'catalogue' => [Jms::NAME => [Kiln::NAME => [20.0, 9.0], Kiln::NATIVE => [75.0, 40.0]]],
        'doctrine' => [Jms::NAME => [Kiln::NAME => [8.0, 4.0], Kiln::NATIVE => [15.0, 20.0]], Symfony::NAME => [Kiln::NAME => [15.0, 30.0], Kiln::NATIVE => [25.0, 100.0]]],
        'yaml' => [Arrays::YAML => [Kiln::NAME => [15.0, 10.0]], Arrays::LIBYAML => [Kiln::NATIVE => [25.0, 10.0]]],
        'msgpack' => [Arrays::MSGPACK => [Kiln::NATIVE => [3.0, 2.0]]],
        'protobuf' => [Arrays::GOOGLE => [Kiln::NAME => [10.0, 10.0]]],
        'xml' => self::AHEAD_IN_XML,
        'xml-cyclonedx' => self::AHEAD_IN_XML,
        'xml-feed' => self::AHEAD_IN_XML,
        Formats::JMS => [Jms::NAME => [Kiln::JMS => [15.0, 8.0], Kiln::JMS_NATIVE => [60.0, 25.0]]],
    ];

    /** How many times faster than JMS in its place, and there with a handler and a listener. */
    private const IN_PLACE_OF_JMS = [Kiln::JMS => [18.0, 8.0], Kiln::JMS_NATIVE => [75.0, 40.0]];

    private const WITH_USERS_CODE = [Kiln::JMS => [8.0, 8.0], Kiln::JMS_NATIVE => [8.0, 8.0]];

    /** How much of Liip's time Kiln may take, by what Kiln takes the place of and runs on. */
    private const BESIDE_LIIP = [Kiln::LIIP => 0.85, Kiln::LIIP_NATIVE => 0.2, Kiln::JMS => 0.85, Kiln::JMS_NATIVE => 0.2];

    /** How much of the time of bare fputcsv() and fgetcsv(). */
    private const BESIDE_FPUTCSV = 1.5;

    private const STREAM_PEAK = 1_000_000;

    /** Megabytes a second, of the longest stream: to write and to read. */
    private const STREAM_SPEED = [Kiln::NAME => [250.0, 100.0], Kiln::NATIVE => [900.0, 400.0]];

    private const FIRST_USE = 5.0;

    public function __construct(private Results $results) {}

    /**
     * @return list<Goal>
     */
    public function all(): array
    {
        $goals = [];
        foreach ([Direction::Write, Direction::Read] as $index => $direction) {
            foreach (self::BESIDE_EXT_JSON as $workload => $contenders) {
                foreach ($contenders as $kiln => $most) {
                    $goals[] = Goal::atMost("{$direction->value} {$workload}, {$kiln} against " . Arrays::JSON, $most[$index], $this->results->ratio($workload, $direction, $kiln));
                }
            }
            foreach (self::AHEAD as $workload => $others) {
                foreach ($others as $other => $kilns) {
                    foreach ($kilns as $kiln => $least) {
                        array_push($goals, ...$least[$index] === null ? [] : [$this->ahead($workload, $direction, $kiln, $least[$index], $other)]);
                    }
                }
            }
            $goals[] = Goal::atMost("{$direction->value} csv, " . Kiln::NAME . ' against ' . Arrays::CSV, self::BESIDE_FPUTCSV, $this->results->ratio('csv', $direction, Kiln::NAME, Arrays::CSV));
            foreach (self::STREAM_SPEED as $kiln => $least) {
                foreach (Streaming::FORMATS as $format) {
                    $goals[] = Goal::atLeast("{$direction->value} a stream of {$format}, {$kiln}", $least[$index], $this->results->streamSpeed($direction, $kiln, $format), 'MB/s');
                }
            }
            $goals[] = $this->privateAsPublic($direction);
            foreach (Workloads::ofJms() as $workload) {
                foreach (str_ends_with($workload, 'handler') ? self::WITH_USERS_CODE : self::IN_PLACE_OF_JMS as $kiln => $least) {
                    $goals[] = $this->ahead($workload, $direction, $kiln, $least[$index]);
                    $goals[] = $this->noMoreMemory($workload, $direction, $kiln, Jms::NAME);
                }
            }
            foreach (self::BESIDE_LIIP as $kiln => $most) {
                $goals[] = Goal::atMost("{$direction->value} jms-catalogue-public, {$kiln} against " . Liip::NAME, $most, $this->results->ratio('jms-catalogue-public', $direction, $kiln, Liip::NAME));
                $goals[] = $this->noMoreMemory('jms-catalogue-public', $direction, $kiln, Liip::NAME);
            }
        }
        $written = $this->results->row('catalogue', Direction::Write, Kiln::NATIVE);
        $read = $this->results->row('catalogue', Direction::Read, Kiln::NATIVE);
        $peaks = array_column(array_filter($this->results->streams, static fn(array $stream): bool => $stream['direction'] === Direction::Write), 'peak');
        $firstUses = array_filter($this->results->firstUses, static fn(array $use): bool => !$use['isCached'] && \in_array($use['contender'], [Kiln::NAME, Kiln::NATIVE], true));

        return [
            ...$goals,
            ...Persons::goals($this->results),
            Goal::atMost('write catalogue, memory at its height against the text, ' . Kiln::NATIVE, 1.2, self::quotient($written?->peak, $written?->result)),
            Goal::atMost('read catalogue, memory of the objects against plain ones, ' . Kiln::NATIVE, 1.1, self::quotient($read?->result, $read?->plain)),
            Goal::atMost('peak memory of write to a stream', self::STREAM_PEAK, $peaks === [] ? null : max($peaks), 'bytes'),
            Goal::atMost('first use of a class, the slowest workload', self::FIRST_USE, $firstUses === [] ? null : max(array_map(static fn(array $use): float => $use['classes']->median() / $use['count'], $firstUses)), 'ms'),
        ];
    }

    private function ahead(string $workload, Direction $direction, string $kiln, float $least, string $other = Jms::NAME): Goal
    {
        return Goal::atLeast("{$direction->value} {$workload}, {$other} against {$kiln}", $least, $this->results->ratio($workload, $direction, $other, $kiln));
    }

    /**
     * Both workloads have the same document, and the yardstick does the same work in both.
     */
    private function privateAsPublic(Direction $direction): Goal
    {
        $ratio = self::quotient($this->results->ratio('catalogue-private', $direction, Kiln::NATIVE), $this->results->ratio('catalogue', $direction, Kiln::NATIVE));

        return Goal::atMost("{$direction->value}, private readonly properties against public ones, " . Kiln::NATIVE, 1.0 + self::NOISE, $ratio);
    }

    private function noMoreMemory(string $workload, Direction $direction, string $kiln, string $other): Goal
    {
        $ratio = self::quotient($this->results->row($workload, $direction, $kiln)?->peak, $this->results->row($workload, $direction, $other)?->peak);

        return Goal::atMost("{$direction->value} {$workload}, {$kiln} against {$other}, memory at its height", 1.0, $ratio);
    }

    private static function quotient(float|int|null $one, float|int|null $other): ?float
    {
        return $one === null || $other === null ? null : $one / $other;
    }
}
