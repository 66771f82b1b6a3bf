<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Bytes;
use Kiln\Format\CannotEncode;
use Kiln\Format\Messages;

/**
 * Writes trees as messages.
 *
 * @phpstan-import-type Message from Messages
 *
 * @internal
 */
final class Encoder
{
    /** What parts texts that are looked at together: no UTF-8 goes over it. */
    private const PART = "\n";

    /** @var list<Message> */
    private readonly array $table;

    /** Texts that nobody has looked at, to see whether they are UTF-8. */
    private string $unseen = '';

    public function __construct(private readonly Messages $messages, private int $levels)
    {
        $this->table = $messages->table;
    }

    /**
     * @throws CannotEncode
     */
    public function write(mixed $tree): string
    {
        $bytes = $this->message($this->messages->root, $tree);
        if (\preg_match('//u', $this->unseen) !== 1) {
            throw new CannotEncode();
        }

        return $bytes;
    }

    /**
     * What follows the tag of a value that is no message of a class.
     *
     * @throws CannotEncode
     */
    public function single(int $kind, mixed $value, mixed $more): string
    {
        return $this->value(0, $kind, $value, $more);
    }

    /**
     * The same of a google.protobuf.Value.
     *
     * @param int $levels of values that may lie inside each other
     *
     * @throws CannotEncode
     */
    public function any(mixed $value, int $levels): string
    {
        $this->levels = $levels;

        return self::delimited($this->anything($value));
    }

    /**
     * The bytes of a well-known message.
     *
     * @throws CannotEncode
     */
    public function content(int $kind, mixed $value, mixed $more): string
    {
        $bytes = $this->single($kind, $value, $more);
        if (\preg_match('//u', $this->unseen) !== 1) {
            throw new CannotEncode();
        }

        // Its length ends with the first byte without the highest bit.
        $end = 0;
        while (\ord($bytes[$end] ?? "\0") > 0x7F) {
            ++$end;
        }

        return \substr($bytes, $end + 1);
    }

    /**
     * @return string texts that are still to be looked at
     */
    public function takeUnseen(): string
    {
        $unseen = $this->unseen;
        $this->unseen = '';

        return $unseen;
    }

    /**
     * @throws CannotEncode
     */
    private function message(int $message, mixed $tree): string
    {
        if (!\is_array($tree)) {
            $tree = $tree instanceof \stdClass ? (array) $tree : throw new CannotEncode('a message is an object, and this is ' . \get_debug_type($tree), path: []);
        }
        if (--$this->levels < 0) {
            throw self::tooDeep();
        }
        [$fields, , $isChoice, $unknown] = $this->table[$message];
        $bytes = '';
        if ($isChoice) {
            foreach ($fields as [, , , $inner, $tag, $test]) {
                if (self::fits($tree, $test)) {
                    $below = $this->message(\is_int($inner) ? $inner : 0, $tree);
                    $bytes = $tag . Wire::varint(\strlen($below)) . $below;
                    break;
                }
            }
            ++$this->levels;

            return $bytes === '' ? throw new CannotEncode('this is none of the variants that have a number', path: []) : $bytes;
        }
        $groups = [];
        foreach ($fields as [$key, $kind, $label, $more, $tag, $test, $group]) {
            $value = $tree[$key] ?? null;
            if ($value === null || $test !== null && !self::fits($value, $test)) {
                continue;
            }
            if ($group !== null) {
                if (isset($groups[$group])) {
                    throw self::excluded($groups[$group], $key);
                }
                $groups[$group] = $key;
            }
            if ($label <= Messages::EXPLICIT) {
                if ($kind === Kind::STRING && \is_string($value)) {
                    $length = \strlen($value);
                    if ($length < 0x80 && $length > 0) {
                        $bytes .= $tag . \chr($length) . $value;
                    } elseif ($length !== 0 || $label === Messages::EXPLICIT) {
                        $bytes .= $tag . Wire::varint($length) . $value;
                    }
                    $this->unseen .= $value . self::PART;
                } elseif ($kind === Kind::INT64 && \is_int($value)) {
                    if ($value > 0 && $value < 0x80) {
                        $bytes .= $tag . \chr($value);
                    } elseif ($value !== 0 || $label === Messages::EXPLICIT) {
                        $bytes .= $tag . Wire::varint($value);
                    }
                } elseif ($kind === Kind::DOUBLE && \is_float($value)) {
                    // A negative zero is not zero: its bits are not.
                    $packed = \pack('e', $value);
                    if ($label === Messages::EXPLICIT || $packed !== "\0\0\0\0\0\0\0\0") {
                        $bytes .= $tag . $packed;
                    }
                } elseif ($kind === Kind::MESSAGE) {
                    $below = $this->below($key, \is_int($more) ? $more : 0, $value);
                    $length = \strlen($below);
                    $bytes .= $tag . ($length < 0x80 ? \chr($length) : Wire::varint($length)) . $below;
                } elseif ($label === Messages::EXPLICIT || !self::isZero($kind, $value, $more)) {
                    $bytes .= $tag . $this->value($key, $kind, $value, $more);
                }
            } elseif ($value instanceof \stdClass || \is_array($value)) {
                $bytes .= match ($label) {
                    Messages::PACKED => $this->packed($key, $kind, (array) $value, $more, $tag),
                    Messages::MAP => $this->map($key, (array) $value, $more, $tag),
                    default => $this->repeated($key, $kind, (array) $value, $more, $tag),
                };
            } else {
                throw new CannotEncode('a list or map is expected', path: [$key]);
            }
        }
        ++$this->levels;
        $rest = $unknown === null ? null : $tree[$unknown] ?? null;

        return $rest instanceof Bytes ? $bytes . $rest->bytes : $bytes;
    }

    /**
     * There are more levels here than in the data: a class that is one of several is in a message of its own, and a scalar without a
     * type is a message, too. Readers count them all.
     */
    private static function tooDeep(): CannotEncode
    {
        return new CannotEncode('nested too deep: each message and each google.protobuf.Value is a level', path: [], hint: 'Raise Limits::$depth, or leave a property out by #[Ignore] or #[MaxDepth].');
    }

    /**
     * Readers would keep the last one, and nobody would see that the other is lost.
     */
    public static function excluded(string $key, string $other): CannotEncode
    {
        return new CannotEncode("only one of {$key} and {$other} can have a value, because they are of the same oneof", path: [$other], hint: 'Set the others to null.');
    }

    /**
     * @throws CannotEncode
     */
    private function below(string|int $key, int $message, mixed $value): string
    {
        try {
            return $this->message($message, $value);
        } catch (CannotEncode $refusal) {
            throw self::under($key, $refusal);
        }
    }

    /**
     * The same of what is a member or an item of something.
     */
    public static function under(string|int $key, CannotEncode $refusal): CannotEncode
    {
        return $refusal->path === null ? $refusal : new CannotEncode($refusal->getMessage(), path: [$key, ...$refusal->path], hint: $refusal->hint);
    }

    /**
     * @param array<mixed> $items
     *
     * @throws CannotEncode
     */
    private function packed(string $key, int $kind, array $items, mixed $more, string $tag): string
    {
        if ($items === []) {
            return '';
        }
        $bytes = '';
        if ($kind === Kind::DOUBLE && \array_filter($items, \is_float(...)) === $items) {
            $bytes = \pack('e*', ...$items);
        } else {
            foreach ($items as $index => $item) {
                $bytes .= $item === null ? throw new CannotEncode('an item of a list cannot be null', path: [$key, $index]) : $this->value($key, $kind, $item, $more);
            }
        }

        return $tag . Wire::varint(\strlen($bytes)) . $bytes;
    }

    /**
     * @param array<mixed> $items
     *
     * @throws CannotEncode
     */
    private function repeated(string $key, int $kind, array $items, mixed $more, string $tag): string
    {
        $bytes = '';
        foreach ($items as $index => $item) {
            if ($item === null && $kind !== Kind::VALUE) {
                throw new CannotEncode('an item of a list cannot be null', path: [$key, $index]);
            }
            try {
                $bytes .= $tag . $this->value($index, $kind, $item, $more);
            } catch (CannotEncode $refusal) {
                throw self::under($key, $refusal);
            }
        }

        return $bytes;
    }

    /**
     * @param array<mixed> $members
     *
     * @throws CannotEncode
     */
    private function map(string $key, array $members, mixed $more, string $tag): string
    {
        [[, $keyKind, , , $keyTag], [, $kind, , $inner, $valueTag]] = \array_values($this->table[\is_int($more) ? $more : 0][0]);
        $bytes = '';
        foreach ($members as $name => $value) {
            if ($value === null && $kind !== Kind::VALUE) {
                throw new CannotEncode('a value of a map cannot be null', path: [$key, (string) $name]);
            }
            try {
                $entry = $keyTag . $this->value($key, $keyKind, match ($keyKind) {
                    Kind::STRING => (string) $name,
                    Kind::BOOL => self::truth($name),
                    default => $name,
                }, null)
                    . $valueTag . $this->value((string) $name, $kind, $value, $inner);
            } catch (CannotEncode $refusal) {
                throw $refusal->path === null ? $refusal : new CannotEncode($refusal->getMessage(), path: [$key, (string) $name, ...\array_slice($refusal->path, 1)], hint: $refusal->hint);
            }
            $bytes .= $tag . Wire::varint(\strlen($entry)) . $entry;
        }

        return $bytes;
    }

    /**
     * Arrays have no keys of bool.
     *
     * @throws CannotEncode
     */
    public static function truth(int|string $key): bool
    {
        return match ($key) {
            1, 'true' => true,
            0, 'false' => false,
            default => throw new CannotEncode('a key of bool is 0, 1, false or true', path: []),
        };
    }

    /**
     * What follows a tag.
     *
     * @throws CannotEncode
     */
    private function value(string|int $key, int $kind, mixed $value, mixed $more): string
    {
        if ($kind === Kind::MESSAGE) {
            $below = $this->below($key, \is_int($more) ? $more : 0, $value);

            return Wire::varint(\strlen($below)) . $below;
        }
        try {
            return match (true) {
                $kind === Kind::VALUE => self::delimited($this->anything($value)),
                $kind === Kind::STRUCT => self::delimited($this->struct(\is_array($value) || $value instanceof \stdClass ? (array) $value : throw new CannotEncode('a google.protobuf.Struct is a map', path: []))),
                $kind === Kind::LIST_VALUE => self::delimited($this->list(\is_array($value) ? \array_values($value) : throw new CannotEncode('a google.protobuf.ListValue is a list', path: []))),
                $kind === Kind::FIELD_MASK => self::delimited($this->fieldMask(\is_array($value) ? $value : throw new CannotEncode('a google.protobuf.FieldMask is a list', path: []))),
                $kind === Kind::WRAPPER => self::delimited(self::isZero(\is_int($more) ? $more : 0, $value, null) ? '' : Wire::tag(1, Kind::wire(\is_int($more) ? $more : 0)) . $this->value(0, \is_int($more) ? $more : 0, $value, null)),
                \is_string($value) => $kind === Kind::STRING ? $this->text($value) : $this->texted($kind, $value, $more),
                \is_int($value) => self::integer($kind, $value, $more),
                \is_float($value) => match ($kind) {
                    Kind::DOUBLE => \pack('e', $value),
                    Kind::FLOAT => \pack('g', Kind::checked($kind, $value)),
                    default => throw new CannotEncode('a float where an integer is expected', path: []),
                },
                \is_bool($value) && $kind === Kind::BOOL => $value ? "\x01" : "\x00",
                $value instanceof Bytes && $kind === Kind::BYTES => Wire::varint(\strlen($value->bytes)) . $value->bytes,
                $value instanceof \DateTimeInterface && $kind === Kind::TIMESTAMP => self::delimited(Timestamp::write($value)),
                default => throw new CannotEncode(\get_debug_type($value) . ' where something else is expected', path: []),
            };
        } catch (CannotEncode $refusal) {
            throw self::under($key, $refusal);
        }
    }

    private function text(string $value): string
    {
        $this->unseen .= $value . self::PART;

        return Wire::varint(\strlen($value)) . $value;
    }

    /**
     * @throws CannotEncode
     */
    private function texted(int $kind, string $value, mixed $more): string
    {
        return match ($kind) {
            Kind::ENUM => Wire::varint(self::numberOfCase($value, $more)),
            Kind::BYTES => Wire::varint(\strlen($value)) . $value,
            Kind::DURATION => self::delimited(Duration::write($value)),
            default => throw new CannotEncode('a string where something else is expected', path: []),
        };
    }

    /**
     * @throws CannotEncode
     */
    private static function integer(int $kind, int $value, mixed $more): string
    {
        Kind::checked($kind, $value);

        return match ($kind) {
            Kind::INT64, Kind::INT32, Kind::UINT32, Kind::UINT64 => Wire::varint($value),
            Kind::ENUM => Wire::varint(self::numberOfCase($value, $more)),
            Kind::SINT32, Kind::SINT64 => Wire::varint(Wire::zigzag($value)),
            Kind::FIXED64, Kind::SFIXED64 => \pack('P', $value),
            Kind::FIXED32, Kind::SFIXED32 => \pack('V', $value),
            Kind::DOUBLE => \pack('e', $value),
            Kind::FLOAT => \pack('g', $value),
            default => throw new CannotEncode('an integer where something else is expected', path: []),
        };
    }

    /**
     * @param mixed $cases by number
     *
     * @throws CannotEncode
     */
    public static function numberOfCase(mixed $case, mixed $cases): int
    {
        // Most enums of integers have their numbers as values.
        $number = \is_array($cases) ? (\is_int($case) && ($cases[$case] ?? null) === $case ? $case : \array_search($case, $cases, true)) : false;

        return \is_int($number) ? $number : throw new CannotEncode('this case of the enum has no number', path: []);
    }

    /**
     * google.protobuf.Value, ListValue and Struct (struct.proto).
     *
     * @throws CannotEncode
     */
    private function anything(mixed $value): string
    {
        if (--$this->levels < 0) {
            throw self::tooDeep();
        }
        try {
            return match (true) {
                $value === null => "\x08\x00",
                \is_bool($value) => "\x20" . ($value ? "\x01" : "\x00"),
                \is_int($value) => \abs($value) <= 2 ** 53 ? "\x11" . \pack('e', $value) : throw new CannotEncode('an integer that a google.protobuf.Value cannot hold exactly', path: []),
                \is_float($value) => "\x11" . \pack('e', $value),
                \is_string($value) => "\x1A" . $this->text($value),
                $value instanceof Bytes => "\x1A" . $this->text(\base64_encode($value->bytes)),
                $value instanceof \stdClass => "\x2A" . self::delimited($this->struct((array) $value)),
                \is_array($value) => \array_is_list($value) ? "\x32" . self::delimited($this->list($value)) : "\x2A" . self::delimited($this->struct($value)),
                $value instanceof \DateTimeInterface => "\x1A" . $this->text(self::textOfDate($value)),
                default => throw new CannotEncode(\get_debug_type($value) . ' in a google.protobuf.Value', path: []),
            };
        } finally {
            ++$this->levels;
        }
    }

    /**
     * In a google.protobuf.Value, where it is text.
     */
    public static function textOfDate(\DateTimeInterface $date): string
    {
        return $date->format($date->format('u') === '000000' ? 'Y-m-d\TH:i:sP' : 'Y-m-d\TH:i:s.uP');
    }

    /**
     * @param list<mixed> $items
     *
     * @throws CannotEncode
     */
    private function list(array $items): string
    {
        $bytes = '';
        foreach ($items as $index => $item) {
            try {
                $bytes .= "\x0A" . self::delimited($this->anything($item));
            } catch (CannotEncode $refusal) {
                throw self::under($index, $refusal);
            }
        }

        return $bytes;
    }

    /**
     * @param array<mixed> $paths
     *
     * @throws CannotEncode
     */
    private function fieldMask(array $paths): string
    {
        $bytes = '';
        foreach ($paths as $index => $path) {
            $bytes .= "\x0A" . $this->text(\is_string($path) ? $path : throw new CannotEncode('a path is a string', path: [$index]));
        }

        return $bytes;
    }

    /**
     * @param array<mixed> $members
     *
     * @throws CannotEncode
     */
    private function struct(array $members): string
    {
        $bytes = '';
        foreach ($members as $name => $member) {
            try {
                $bytes .= "\x0A" . self::delimited("\x0A" . $this->text((string) $name) . "\x12" . self::delimited($this->anything($member)));
            } catch (CannotEncode $refusal) {
                throw self::under((string) $name, $refusal);
            }
        }

        return $bytes;
    }

    private static function delimited(string $bytes): string
    {
        return Wire::varint(\strlen($bytes)) . $bytes;
    }

    public static function isZero(int $kind, mixed $value, mixed $more): bool
    {
        return match (true) {
            $kind === Kind::ENUM => \is_array($more) && ($more[0] ?? null) === $value,
            $kind === Kind::FLOAT => \is_float($value) ? \pack('g', $value) === "\0\0\0\0" : $value === 0,
            $kind === Kind::BYTES => $value === '' || $value instanceof Bytes && $value->bytes === '',
            default => $value === 0 || $value === false || $value === '' || $value === 0.0 && \pack('e', $value) === "\0\0\0\0\0\0\0\0",
        };
    }

    /**
     * @param string|non-empty-list<string>|array{key: string, value: int|string}|null $test
     */
    public static function fits(mixed $value, string|array|null $test): bool
    {
        if (\is_string($test)) {
            return \get_debug_type($value) === $test || $test === 'number' && (\is_int($value) || \is_float($value));
        }
        $members = $value instanceof \stdClass ? (array) $value : $value;
        if ($test === null || !\is_array($members)) {
            return $test === null;
        }
        if (isset($test['key'])) {
            return ($members[$test['key']] ?? null) === $test['value'];
        }
        foreach ($test as $key) {
            if (!\array_key_exists($key, $members)) {
                return false;
            }
        }

        return true;
    }
}
