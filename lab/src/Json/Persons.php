<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Model\Old;
use Kiln\Lab\Model\Person\Message;
use Kiln\Lab\Model\Person\Person;
use Kiln\Lab\Report\Goal;
use Kiln\Lab\Report\Table;

/**
 * One person in many formats: laid out as a comparison published in 2017 has it, in another way in each format, and as the same
 * object in all of them.
 *
 * @see https://github.com/christophermancini/protobuf-php-performance
 */
final readonly class Persons
{
    /** The formats of 2017: bits, and operations a second, to write and to read. */
    private const PUBLISHED = [
        'old-json' => [1_104, 95_911, 198_406],
        'old-yaml' => [1_104, 685, 339],
        'old-toml' => [1_664, 678, 82],
        'old-xml' => [2_728, 1_014, 597],
        'old-protobuf' => [728, 23_160, 10_557],
        'old-serialize' => [1_864, 239_935, 173_060],
    ];

    private const SAME = ['person-json', 'person-yaml', 'person-toml', 'person-msgpack', 'person-cbor', 'person-protobuf', 'person-protojson', 'person-xml', 'person-serialize'];

    private const PERSON = ['name' => 'Christopher Mancini', 'id' => 1, 'email' => 'chris@mydomain.com'];

    private const PHONES = ['home' => '0123456789', 'mobile' => '1234567890', 'work' => '2345678901'];

    /** @return list<string> */
    public static function names(): array
    {
        return [...array_keys(self::PUBLISHED), ...self::SAME];
    }

    public static function get(string $name): ?Workload
    {
        if (!\in_array($name, self::names(), true)) {
            return null;
        }
        [$kind, $format] = explode('-', $name, 2);
        [$class, $person] = match (true) {
            $kind === 'person' => [Person::class, self::PERSON + ['phones' => self::phones('number', 'kind')]],
            $format === 'xml' => [Old\Element::class, ['full_name' => self::PERSON['name']] + \array_slice(self::PERSON, 1) + ['phone' => self::phones('type', 'number')]],
            $format === 'protobuf' => [Message::class, self::PERSON + ['phone' => self::phones('number', 'kind')]],
            $format === 'toml' => [Old\Listed::class, self::PERSON + ['phone' => self::phones('type', 'number')]],
            default => [Old\Person::class, self::PERSON + ['phone' => self::PHONES]],
        };

        return new Workload($name, $kind === 'old' ? 'one person, as published' : 'one person', json_encode($person, Contender::FLAGS), $class, isList: false, writesNull: true, format: $format);
    }

    /** @return list<array<string, string>> */
    private static function phones(string $first, string $second): array
    {
        return array_map(static fn(string $kind, string $number): array => array_combine([$first, $second], $first === 'type' ? [$kind, $number] : [$number, $kind]), array_keys(self::PHONES), self::PHONES);
    }

    public static function published(Results $results): Table
    {
        $rows = [];
        foreach (self::PUBLISHED as $name => [$bits, $writes, $reads]) {
            $rows[self::title($name)] = [number_format($bits), self::bits($results, $name), number_format($writes), number_format($reads)];
            foreach (self::contenders($name) as $contender) {
                foreach (["write {$name}", "read {$name}"] as $work) {
                    $time = $results->median($work, $contender);
                    $rows[self::title($name)][] = $time === null ? null : number_format(1e3 / $time);
                }
            }
        }
        $columns = ['bits in 2017', 'bits', 'writes/s in 2017', 'reads/s in 2017', 'writes/s', 'reads/s', 'native writes/s', 'native reads/s'];

        return new Table('One person, laid out as published in 2017', 'format', $columns, $rows, ['In 2017 objects came back from PHP\'s serialize() alone, arrays from the others.']);
    }

    public static function same(Results $results): Table
    {
        $rows = [];
        foreach (self::SAME as $name) {
            foreach ($results->contenders("write {$name}") as $contender) {
                $bytes = $results->median("write {$name}", $contender, 'bytes');
                $row = [$bytes === null ? null : (int) $bytes];
                foreach (["write {$name}", "read {$name}"] as $work) {
                    $time = $results->median($work, $contender);
                    array_push($row, $time === null ? 'not timed' : $time * 1e3, $results->ratio($work, $contender));
                }
                $rows[self::title($name) . ", {$contender}"] = $row;
            }
        }

        return new Table('One person, the same object in each format, typed both ways', 'what', ['bytes', 'write us', 'x json_encode', 'read us', 'x json_decode'], $rows);
    }

    /** @return list<Goal> that the sizes are those that were published */
    public static function goals(Results $results): array
    {
        return array_map(static fn(string $name): Goal => new Goal('one person as published, ' . self::title($name), self::PUBLISHED[$name][0], self::bits($results, $name), 'bits', 'exactly'), array_keys(self::PUBLISHED));
    }

    private static function bits(Results $results, string $name): ?int
    {
        $bytes = $results->median("write {$name}", self::contenders($name)[0], 'bytes');

        return $bytes === null ? null : 8 * (int) $bytes;
    }

    /** @return non-empty-list<string> */
    private static function contenders(string $name): array
    {
        return str_ends_with($name, '-serialize') ? ['serialize'] : [Contender::KILN, Contender::NATIVE];
    }

    private static function title(string $name): string
    {
        return substr($name, (int) strpos($name, '-') + 1);
    }
}
