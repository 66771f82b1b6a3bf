<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Bytes;
use Kiln\Format\CannotEncode;
use Kiln\Format\Messages;

/**
 * Makes data for JSON of a tree, as messages say.
 *
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final readonly class ProtoJsonWriter
{
    private const IN_TEXT = [Kind::INT64, Kind::UINT64, Kind::SINT64, Kind::FIXED64, Kind::SFIXED64];

    public function __construct(private Messages $messages, private AnyJson $any) {}

    /**
     * @throws CannotEncode
     */
    public function write(mixed $tree): \stdClass
    {
        return $this->message($this->messages->root, $tree);
    }

    /**
     * @throws CannotEncode
     */
    private function message(int $message, mixed $tree): \stdClass
    {
        $row = $this->messages->table[$message];
        [$fields, , $isChoice] = $row;
        $members = \is_array($tree) || $tree instanceof \stdClass ? (array) $tree : throw new CannotEncode('a message is an object, and this is ' . \get_debug_type($tree), path: []);
        if (isset($row[4])) {
            $type = $members[$fields[AnyJson::TYPE_URL][0] ?? ''] ?? '';
            $bytes = $members[$fields[AnyJson::BYTES][0] ?? ''] ?? '';

            return $this->any->write(\is_string($type) ? $type : '', $bytes instanceof Bytes ? $bytes->bytes : (\is_string($bytes) ? $bytes : ''));
        }
        $data = $groups = [];
        foreach ($fields as $tag => $field) {
            [$key, $kind, $label, $more, , $test, $group] = $field;
            $value = $isChoice ? $members : $members[$key] ?? null;
            if ($value === null || $test !== null && !Encoder::fits($value, $test)) {
                continue;
            }
            if ($group !== null && !$isChoice) {
                if (isset($groups[$group])) {
                    throw Encoder::excluded($groups[$group], $key);
                }
                $groups[$group] = $key;
            }
            try {
                $written = $this->field($field, $value);
            } catch (CannotEncode $refusal) {
                throw $isChoice ? $refusal : Encoder::under($key, $refusal);
            }
            $isLeftOut = match ($label) {
                Messages::EXPLICIT => false,
                Messages::IMPLICIT => Encoder::isZero($kind, $value, $more),
                default => (array) $written === [],
            };
            if (!$isLeftOut) {
                $data[$test === null ? $key : self::variant($field, $tag)] = $written;
            }
        }

        return (object) $data;
    }

    /**
     * What stands for a well-known message.
     *
     * @throws CannotEncode
     */
    public function single(int $kind, mixed $value, mixed $more): mixed
    {
        return $this->value($kind, $value, $more, null);
    }

    /**
     * One of several fields for the same key has its number in its name, because the names of types need not differ.
     *
     * @param Field $field
     */
    public static function variant(array $field, int $tag): string
    {
        return ($field[0] === '' ? 'value' : $field[0]) . ($tag >> 3);
    }

    /**
     * @param Field $field
     *
     * @throws CannotEncode
     */
    private function field(array $field, mixed $value): mixed
    {
        [, $kind, $label, $more, , , , $names] = $field;
        if ($label <= Messages::EXPLICIT) {
            return $this->value($kind, $value, $more, $names);
        }
        $values = \is_array($value) || $value instanceof \stdClass ? (array) $value : throw new CannotEncode('a list or map is expected', path: []);
        $inner = $keyKind = null;
        if ($label === Messages::MAP) {
            [[, $keyKind], $inner] = \array_values($this->messages->table[\is_int($more) ? $more : 0][0]);
        }
        $written = [];
        foreach ($values as $key => $one) {
            try {
                $written[$keyKind === null ? $key : self::key($keyKind, $key)] = $one === null && ($inner[1] ?? $kind) !== Kind::VALUE
                    ? throw new CannotEncode('a list or a map of a message has no null', path: [])
                    : ($inner === null ? $this->value($kind, $one, $more, $names) : $this->value($inner[1], $one, $inner[3], $inner[7]));
            } catch (CannotEncode $refusal) {
                throw Encoder::under($inner === null ? $key : (string) $key, $refusal);
            }
        }

        // An object of PHP may not have a name that begins with a NUL.
        return $inner === null ? \array_values($written) : (\array_is_list($written) ? (object) $written : $written);
    }

    /**
     * @throws CannotEncode
     */
    private static function key(int $kind, int|string $key): int|string
    {
        return match (true) {
            $kind === Kind::STRING => $key,
            $kind === Kind::BOOL => Encoder::truth($key) ? 'true' : 'false',
            \is_int($key) => self::integer($kind, $key),
            default => throw new CannotEncode('a string where an integer is expected', path: []),
        };
    }

    /**
     * @throws CannotEncode
     */
    private static function integer(int $kind, int $number): int|string
    {
        Kind::checked($kind, $number);

        return match (true) {
            \in_array($kind, self::IN_TEXT, true) => ($kind === Kind::UINT64 || $kind === Kind::FIXED64) && $number < 0 ? \sprintf('%u', $number) : (string) $number,
            default => $number,
        };
    }

    /**
     * @param ?array<int, string> $names of the cases of an enum
     *
     * @throws CannotEncode
     */
    private function value(int $kind, mixed $value, mixed $more, ?array $names): mixed
    {
        return match (true) {
            $kind === Kind::STRING && \is_string($value) => $value,
            $kind === Kind::MESSAGE => $this->message(\is_int($more) ? $more : 0, $value),
            $kind === Kind::WRAPPER => $this->value(\is_int($more) ? $more : 0, $value, null, null),
            $kind === Kind::VALUE, $kind === Kind::STRUCT, $kind === Kind::LIST_VALUE => $kind === Kind::STRUCT && $value === [] ? new \stdClass() : $this->anything($value),
            $kind === Kind::FIELD_MASK => \is_array($value) ? FieldMask::text($value) : throw new CannotEncode('a google.protobuf.FieldMask is a list', path: []),
            $kind === Kind::ENUM => $this->enum($value, $more, $names ?? []),
            \is_int($value) => self::integer($kind, $value),
            \is_float($value) => match (true) {
                \is_nan($value) => 'NaN',
                \is_infinite($value) => $value > 0 ? 'Infinity' : '-Infinity',
                $kind === Kind::FLOAT => self::shortest(Kind::checked($kind, $value)),
                default => $value,
            },
            $value instanceof Bytes => \base64_encode($value->bytes),
            $value instanceof \DateTimeInterface => self::date($value),
            $kind === Kind::DURATION => \is_string($value) ? self::duration($value) : throw new CannotEncode('a duration is expected', path: []),
            $kind === Kind::BYTES && \is_string($value) => \base64_encode($value),
            \is_string($value), \is_bool($value) => $value,
            default => throw new CannotEncode(\get_debug_type($value) . ' where something else is expected', path: []),
        };
    }

    /**
     * @param array<int, string> $names
     *
     * @throws CannotEncode
     */
    private function enum(mixed $value, mixed $more, array $names): int|string
    {
        $number = Encoder::numberOfCase($value, $more);

        return $names[$number] ?? $number;
    }

    /**
     * The shortest number that is the same in 32 bits.
     */
    private static function shortest(float $value): float
    {
        $packed = \pack('g', $value);
        for ($digits = 6; $digits < 9; ++$digits) {
            $shorter = (float) \sprintf("%.{$digits}g", $value);
            if (\pack('g', $shorter) === $packed) {
                return $shorter;
            }
        }

        return (float) \sprintf('%.9g', $value);
    }

    /**
     * @throws CannotEncode
     */
    private static function date(\DateTimeInterface $date): string
    {
        $seconds = Timestamp::seconds($date);
        $fraction = $date->format('u');

        return \gmdate('Y-m-d\TH:i:s', $seconds) . match (true) {
            $fraction === '000000' => '',
            \str_ends_with($fraction, '000') => '.' . \substr($fraction, 0, 3),
            default => ".{$fraction}",
        } . 'Z';
    }

    /**
     * `PT1.5S` as `1.500s`.
     *
     * @throws CannotEncode
     */
    private static function duration(string $text): string
    {
        [$seconds, $nanoseconds] = Duration::parts($text);
        $fraction = \sprintf('%09d', \abs($nanoseconds));

        return ($seconds < 0 || $nanoseconds < 0 ? '-' : '') . \abs($seconds) . match (true) {
            $nanoseconds === 0 => '',
            \str_ends_with($fraction, '000000') => '.' . \substr($fraction, 0, 3),
            \str_ends_with($fraction, '000') => '.' . \substr($fraction, 0, 6),
            default => ".{$fraction}",
        } . 's';
    }

    /**
     * @throws CannotEncode
     */
    private function anything(mixed $value): mixed
    {
        return match (true) {
            \is_array($value) => \array_map($this->anything(...), $value),
            $value instanceof \stdClass => (object) \array_map($this->anything(...), (array) $value),
            \is_float($value) && !\is_finite($value) => throw new CannotEncode('a google.protobuf.Value holds no number that is not finite', path: []),
            $value instanceof Bytes => \base64_encode($value->bytes),
            $value instanceof \DateTimeInterface => Encoder::textOfDate($value),
            default => $value,
        };
    }
}
