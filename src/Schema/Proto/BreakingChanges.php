<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto;

/**
 * What of an old `.proto` file cannot be read any more as a new one says: a number that means something else now, or one that is
 * gone and may be given to another field. Both files are as {@see ProtoText} writes them.
 *
 * @see https://protobuf.dev/programming-guides/proto3/#updating
 *
 * @internal
 */
final readonly class BreakingChanges
{
    /** Types whose bytes are read alike. */
    private const ALIKE = [
        'int32' => 'a varint', 'uint32' => 'a varint', 'int64' => 'a varint', 'uint64' => 'a varint', 'bool' => 'a varint',
        'sint32' => 'zigzag', 'sint64' => 'zigzag', 'fixed32' => 'four bytes', 'sfixed32' => 'four bytes', 'fixed64' => 'eight bytes', 'sfixed64' => 'eight bytes',
    ];

    /**
     * @return list<string> a sentence each
     */
    public static function between(string $old, string $new): array
    {
        $changes = [];
        $now = self::messages($new);
        foreach (self::messages($old) as $name => $message) {
            if (!isset($now[$name])) {
                $changes[] = "{$name} is gone.";
                continue;
            }
            foreach (\array_keys($now[$name]['fields']) as $number) {
                if (self::isIn($number, $message['reserved'])) {
                    $changes[] = "The number {$number} of {$name} was reserved, and is {$now[$name]['fields'][$number][0]} {$now[$name]['fields'][$number][1]} now.";
                }
            }
            foreach ($message['fields'] as $number => [$type, $field]) {
                [$typeNow, $fieldNow] = $now[$name]['fields'][$number] ?? [null, ''];
                if ($typeNow === null) {
                    if (!self::isIn($number, $now[$name]['reserved'])) {
                        $changes[] = "{$name}.{$field} is gone, and its number {$number} is not reserved: put #[Reserved({$number}, '{$field}')] on the class.";
                    }
                } elseif ($type !== $typeNow && (self::ALIKE[$type] ?? $type) !== (self::ALIKE[$typeNow] ?? $typeNow)) {
                    $changes[] = "The number {$number} of {$name} was {$type} {$field}, and is {$typeNow} {$fieldNow} now.";
                }
            }
        }

        return $changes;
    }

    /**
     * @return array<string, array{fields: array<int, array{string, string}>, reserved: list<array{int, int}>}> type and name by number
     */
    private static function messages(string $text): array
    {
        $fields = $reserved = [];
        $name = '';
        foreach (\explode("\n", $text) as $line) {
            $line = \trim($line);
            if (\preg_match('/\A(message|enum) (\w+) \{/', $line, $match) === 1) {
                $name = $match[2];
                $fields[$name] = $reserved[$name] = [];
            } elseif (\preg_match('/\Areserved (\d.*);\z/', $line, $match) === 1) {
                foreach (\explode(', ', $match[1]) as $range) {
                    $ends = \explode(' to ', $range);
                    $reserved[$name][] = [(int) $ends[0], (int) ($ends[1] ?? $ends[0])];
                }
            } elseif (\preg_match('/\A(?:optional )?((?:repeated )?(?:map<\w+, [\w.]+>|[\w.]+)) (\w+) = (\d+)/', $line, $match) === 1) {
                $fields[$name][(int) $match[3]] = [$match[1], $match[2]];
            } elseif (\preg_match('/\A(\w+) = (-?\d+);/', $line, $match) === 1) {
                $fields[$name][(int) $match[2]] = ['case', $match[1]];
            }
        }
        $messages = [];
        foreach ($fields as $name => $all) {
            $messages[$name] = ['fields' => $all, 'reserved' => $reserved[$name] ?? []];
        }

        return $messages;
    }

    /**
     * @param list<array{int, int}> $ranges
     */
    private static function isIn(int $number, array $ranges): bool
    {
        foreach ($ranges as [$first, $last]) {
            if ($number >= $first && $number <= $last) {
                return true;
            }
        }

        return false;
    }
}
