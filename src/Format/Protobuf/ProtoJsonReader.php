<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Bytes;
use Kiln\Format\Messages;

/**
 * Makes a tree of data from JSON, as messages say.
 *
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final class ProtoJsonReader
{
    /** @var array<int, array<string, int>> tags by name in JSON, by message */
    private array $names = [];

    public function __construct(private readonly Messages $messages, private readonly bool $ignoresUnknown, private readonly AnyJson $any) {}

    /**
     * @throws Unreadable
     */
    public function read(mixed $data): mixed
    {
        return $data instanceof \stdClass ? $this->message($this->messages->root, $data) : throw new Unreadable('a message is an object');
    }

    /**
     * What stands for a well-known message.
     *
     * @throws Unreadable
     */
    public function single(int $kind, mixed $value, mixed $more): mixed
    {
        return $this->value($kind, $value, $more, []);
    }

    /**
     * @throws Unreadable
     *
     * @return array<mixed>
     */
    private function message(int $message, \stdClass $data): array
    {
        $row = $this->messages->table[$message];
        [$fields, $zeros, $isChoice] = $row;
        if (isset($row[4])) {
            [$type, $bytes] = $this->any->read($data);

            return [$fields[AnyJson::TYPE_URL][0] ?? 'typeUrl' => $type, $fields[AnyJson::BYTES][0] ?? 'value' => new Bytes($bytes)];
        }
        $names = $this->names[$message] ??= self::namesOf($fields);
        $members = $groups = [];
        foreach ((array) $data as $name => $value) {
            $name = (string) $name;
            $tag = $names[$name] ?? null;
            if ($tag === null) {
                if ($this->ignoresUnknown) {
                    continue;
                }
                throw new Unreadable("no field of the message is called \"{$name}\"", [$name]);
            }
            $field = $fields[$tag];
            [$key, $kind, , , , $test, $group] = $field;
            if ($value === null && $kind !== Kind::VALUE) {
                continue;
            }
            if (\array_key_exists($key, $members) && $key !== '' || $group !== null && isset($groups[$group])) {
                throw new Unreadable('a field that excludes another one, or is there twice', [$name]);
            }
            if ($group !== null) {
                $groups[$group] = true;
            }
            try {
                $read = $this->field($field, $value);
            } catch (Unreadable $unreadable) {
                throw $unreadable->below($name);
            }
            if ($read === null && $kind === Kind::ENUM) {
                continue;
            }
            if (\is_array($test) && isset($test['key']) && \is_array($read)) {
                $read = [$test['key'] => $test['value']] + $read;
            }
            $members[$key] = $read;
        }
        if ($isChoice) {
            $value = \current($members);

            return \is_array($value) ? $value : [];
        }

        return $members + $zeros;
    }

    /**
     * Fields have their names in JSON, and those of `.proto` files.
     *
     * @param array<int, Field> $fields
     *
     * @return array<string, int>
     */
    private static function namesOf(array $fields): array
    {
        $names = [];
        foreach ($fields as $tag => $field) {
            $names[$field[5] === null ? $field[0] : ProtoJsonWriter::variant($field, $tag)] = $tag;
        }
        foreach ($fields as $tag => $field) {
            $names += $field[5] === null ? [$field[8]['name'] ?? ProtoName::ofField($field[0]) => $tag] : [];
        }

        return $names;
    }

    /**
     * @param Field $field
     *
     * @throws Unreadable
     */
    private function field(array $field, mixed $value): mixed
    {
        [, $kind, $label, $more] = $field;
        $names = self::casesOf($field);
        if ($label <= Messages::EXPLICIT) {
            return $this->value($kind, $value, $more, $names);
        }
        if ($label === Messages::MAP) {
            [$key, $inner] = \array_values($this->messages->table[\is_int($more) ? $more : 0][0]);

            return $value instanceof \stdClass ? $this->members((array) $value, $key, $inner) : throw new Unreadable('a map is an object');
        }
        if (!\is_array($value)) {
            throw new Unreadable('a list is expected');
        }
        $items = [];
        foreach (\array_values($value) as $index => $item) {
            try {
                $read = $item === null && $kind !== Kind::VALUE ? throw new Unreadable('an item that is null') : $this->value($kind, $item, $more, $names);
            } catch (Unreadable $unreadable) {
                throw $unreadable->below($index);
            }
            if ($read !== null || $kind !== Kind::ENUM) {
                $items[] = $read;
            }
        }

        return $items;
    }

    /**
     * @param Field $field
     *
     * @return array<string, int> numbers of the cases of an enum, by their names
     */
    private static function casesOf(array $field): array
    {
        return $field[1] === Kind::ENUM ? ($field[8]['aliases'] ?? []) + \array_flip($field[7] ?? []) : [];
    }

    /**
     * @param array<mixed> $members
     * @param Field        $key
     * @param Field        $inner
     *
     * @throws Unreadable
     *
     * @return array<mixed>
     */
    private function members(array $members, array $key, array $inner): array
    {
        $read = [];
        foreach ($members as $name => $value) {
            try {
                $own = $key[1] === Kind::STRING ? (string) $name : $this->key($key, (string) $name);
                $one = $value === null && $inner[1] !== Kind::VALUE ? throw new Unreadable('a value that is null') : $this->value($inner[1], $value, $inner[3], self::casesOf($inner));
            } catch (Unreadable $unreadable) {
                throw $unreadable->below((string) $name);
            }
            if ($one !== null || $inner[1] !== Kind::ENUM) {
                $read[$own] = $one;
            }
        }

        return $read;
    }

    /**
     * @param Field $field
     *
     * @throws Unreadable
     */
    private function key(array $field, string $name): int|string
    {
        if ($field[1] === Kind::BOOL) {
            $keys = \is_array($field[3]) ? $field[3] : [];

            return $name === 'true' || $name === 'false' ? $keys[(int) ($name === 'true')] ?? $name : throw new Unreadable('a key that is neither true nor false');
        }
        $key = $this->value($field[1], $name, null, []);

        return \is_int($key) ? $key : throw new Unreadable('a key that is no integer');
    }

    /**
     * @param array<string, int> $cases numbers of the cases of an enum, by their names
     *
     * @throws Unreadable
     */
    private function value(int $kind, mixed $value, mixed $more, array $cases): mixed
    {
        return match (true) {
            $kind === Kind::STRING => \is_string($value) ? $value : throw new Unreadable('a string is expected'),
            $kind === Kind::MESSAGE => $value instanceof \stdClass ? $this->message(\is_int($more) ? $more : 0, $value) : throw new Unreadable('a message is an object'),
            $kind === Kind::WRAPPER => $this->value(\is_int($more) ? $more : 0, $value, null, []),
            $kind === Kind::VALUE => self::plain($value),
            $kind === Kind::STRUCT => $value instanceof \stdClass ? self::plain($value) : throw new Unreadable('a google.protobuf.Struct is an object'),
            $kind === Kind::LIST_VALUE => \is_array($value) ? self::plain($value) : throw new Unreadable('a google.protobuf.ListValue is a list'),
            $kind === Kind::FIELD_MASK => \is_string($value) ? FieldMask::paths($value) : throw new Unreadable('a google.protobuf.FieldMask is a string'),
            $kind === Kind::ENUM => $this->enum($value, $more, $cases),
            $kind === Kind::DOUBLE, $kind === Kind::FLOAT => self::float($kind, $value),
            $kind === Kind::BYTES => \is_string($value) ? self::bytes($value) : throw new Unreadable('base64 is expected'),
            $kind === Kind::TIMESTAMP => \is_string($value) ? self::date($value) : throw new Unreadable('a timestamp is a string'),
            $kind === Kind::DURATION => \is_string($value) ? self::duration($value) : throw new Unreadable('a duration is a string'),
            $kind === Kind::BOOL => \is_bool($value) ? $value : throw new Unreadable('true or false is expected'),
            default => self::integer($kind, $value),
        };
    }

    /**
     * @throws Unreadable
     */
    private static function integer(int $kind, mixed $value): int
    {
        $plain = \is_string($value) && (string) (int) $value === $value ? (int) $value : $value;
        if (\is_int($plain) && $plain >= 0 && $plain <= 0x7FFF_FFFF) {
            // In the range of each kind, and written as usual.
            return $plain;
        }
        $text = $value instanceof LargeInteger ? $value->digits : (\is_float($value) && \is_finite($value) ? \json_encode($value, \JSON_THROW_ON_ERROR) : (\is_int($value) || \is_string($value) ? (string) $value : throw new Unreadable('an integer is expected')));
        // 1e2 and 100.0 are integers, too.
        if (\preg_match('/\A(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?\z/', $text, $parts) !== 1) {
            throw new Unreadable('an integer is expected');
        }
        $fraction = \rtrim($parts[3] ?? '', '0');
        $exponent = (int) ($parts[4] ?? 0);
        $digits = $parts[2] . $fraction;
        $shift = $exponent - \strlen($fraction);
        $digits = $shift >= 0 ? $digits . \str_repeat('0', \min($shift, 30)) : (\trim(\substr($digits, $shift), '0') === '' ? \substr($digits, 0, $shift) : throw new Unreadable('an integer is expected'));
        $digits = \ltrim($digits, '0');
        $digits = $digits === '' ? '0' : $digits;
        $isNegative = $parts[1] === '-' && $digits !== '0';
        $isUnsigned = $kind === Kind::UINT64 || $kind === Kind::FIXED64;
        $most = $isUnsigned ? '18446744073709551615' : ($isNegative ? '9223372036854775808' : '9223372036854775807');
        if ($isNegative && ($isUnsigned || (Kind::RANGES[$kind][0] ?? -1) === 0) || \strlen($digits) > \strlen($most) || \strlen($digits) === \strlen($most) && $digits > $most) {
            throw new Unreadable('an integer out of range');
        }
        // Beyond PHP's integers, the bits of the number are kept.
        $number = $isUnsigned && (\strlen($digits) > 19 || \strlen($digits) === 19 && $digits > '9223372036854775807')
            ? self::wrapped($digits)
            : (int) ($isNegative ? "-{$digits}" : $digits);
        [$least, $largest] = Kind::RANGES[$kind] ?? [\PHP_INT_MIN, \PHP_INT_MAX];

        return $number >= $least && $number <= $largest ? $number : throw new Unreadable('an integer out of range');
    }

    /**
     * 64 bits without a sign.
     */
    private static function wrapped(string $digits): int
    {
        $high = $low = 0;
        foreach (\str_split($digits) as $digit) {
            $low = $low * 10 + (int) $digit;
            $high = $high * 10 + ($low >> 32);
            $low &= 0xFFFF_FFFF;
        }

        return ($high & 0xFFFF_FFFF) << 32 | $low;
    }

    /**
     * @throws Unreadable
     */
    private static function float(int $kind, mixed $value): float
    {
        $value = $value instanceof LargeInteger ? $value->number() : $value;
        if (\is_string($value)) {
            $value = match (true) {
                $value === 'NaN' => \NAN,
                $value === 'Infinity' => \INF,
                $value === '-Infinity' => -\INF,
                \preg_match('/\A-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\z/', $value) === 1 => \is_finite((float) $value) ? (float) $value : throw new Unreadable('a number out of range'),
                default => throw new Unreadable('a number is expected'),
            };
        } elseif (\is_int($value) || \is_float($value)) {
            $value = \is_finite((float) $value) ? (float) $value : throw new Unreadable('a number out of range');
        } else {
            throw new Unreadable('a number is expected');
        }

        if (Kind::refusal($kind, $value) !== null) {
            throw new Unreadable('a number out of range');
        }

        // As from bytes, which have no more digits.
        return $kind === Kind::FLOAT ? Kind::float32($value) : $value;
    }

    /**
     * @param array<string, int> $cases
     *
     * @throws Unreadable
     *
     * @return int|string|null null for a case that is not known, and ignored
     */
    private function enum(mixed $value, mixed $more, array $cases): int|string|null
    {
        $number = \is_string($value) ? $cases[$value] ?? false : (\is_int($value) ? $value : (\is_float($value) && $value === \floor($value) && \abs($value) <= 0x8000_0000 ? (int) $value : throw new Unreadable('the name of a case is expected')));
        if ($number === false) {
            return $this->ignoresUnknown ? null : throw new Unreadable("no case of the enum is called \"{$value}\"");
        }
        $known = \is_array($more) ? $more[$number] ?? $number : $number;

        return \is_int($known) || \is_string($known) ? $known : $number;
    }

    /**
     * Both alphabets of base64 (RFC 4648), with padding or without.
     *
     * @throws Unreadable
     */
    private static function bytes(string $value): Bytes
    {
        $bytes = \base64_decode(\strtr($value, '-_', '+/'), true);

        return $bytes === false || \preg_match('/\s/', $value) === 1 ? throw new Unreadable('base64 is expected') : new Bytes($bytes);
    }

    /**
     * @throws Unreadable
     */
    private static function date(string $value): \DateTimeImmutable
    {
        if (\preg_match('/\A(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)\z/', $value, $parts) !== 1) {
            throw new Unreadable('a timestamp of RFC 3339 is expected');
        }
        $date = \DateTimeImmutable::createFromFormat('Y-m-d\TH:i:sP', $parts[1] . ($parts[3] === 'Z' ? '+00:00' : $parts[3]));
        if ($date === false || $date->format('Y-m-d\TH:i:s') !== $parts[1]) {
            throw new Unreadable('no such date');
        }
        $nanoseconds = (int) \str_pad(\substr($parts[2], 1), 9, '0');

        return Timestamp::date($date->getTimestamp(), $nanoseconds) ?? throw new Unreadable('a timestamp is from the year 1 to 9999');
    }

    /**
     * @throws Unreadable
     */
    private static function duration(string $value): string
    {
        if (\preg_match('/\A(-?)(\d{1,12})(?:\.(\d{1,9}))?s\z/', $value, $parts) !== 1) {
            throw new Unreadable('a duration is seconds, such as "1.5s"');
        }
        $sign = $parts[1] === '-' ? -1 : 1;

        return Duration::text($sign * (int) $parts[2], $sign * (int) \str_pad($parts[3] ?? '', 9, '0')) ?? throw new Unreadable('a duration is at most 10,000 years');
    }

    private static function plain(mixed $value): mixed
    {
        if ($value instanceof \stdClass) {
            $members = \array_map(self::plain(...), (array) $value);

            return \array_is_list($members) ? (object) $members : $members;
        }

        return match (true) {
            \is_array($value) => \array_map(self::plain(...), $value),
            $value instanceof LargeInteger => $value->number(),
            default => $value,
        };
    }
}
