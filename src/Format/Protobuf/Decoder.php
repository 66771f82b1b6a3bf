<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Bytes;
use Kiln\Format\Binary\Malformed;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Messages;
use Kiln\Format\Position;
use Kiln\Format\SyntaxError;
use Kiln\Limits;

/**
 * Makes a tree of a message.
 *
 * The loop over fields holds the frequent cases, because a call for each value takes longer than the value.
 *
 * @phpstan-import-type Message from Messages
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final class Decoder
{
    /** What parts texts that are looked at together: no UTF-8 goes over it. */
    private const PART = "\n";

    /** @var list<Message> */
    private readonly array $table;

    private string $bytes = '';

    private int $at = 0;

    private int $levels;

    private int $elements;

    private readonly int $longest;

    /** Texts that nobody has looked at, to see whether they are UTF-8. */
    private string $unseen = '';

    public function __construct(private readonly Messages $messages, private readonly Limits $limits)
    {
        $this->table = $messages->table;
        $this->levels = $limits->depth;
        $this->elements = $limits->elements ?? \PHP_INT_MAX;
        $this->longest = $limits->stringLength ?? \PHP_INT_MAX;
    }

    /**
     * @param int $at where the message begins
     *
     * @throws Malformed
     * @throws LimitException
     */
    public function read(string $bytes, int $at): mixed
    {
        $this->bytes = $bytes;
        $this->at = $at;
        $tree = $this->message($this->messages->root, \strlen($bytes));
        $this->look($at);

        return $tree;
    }

    /**
     * What a well-known message stands for.
     *
     * @throws Malformed
     * @throws LimitException
     */
    public function single(int $kind, mixed $more, string $bytes): mixed
    {
        $this->bytes = $bytes;
        $value = $this->known($kind, $more, [0, \strlen($bytes)]);
        $this->look(null);

        return $value;
    }

    /**
     * @param ?int $at where the message begins, if it is one of the table
     *
     * @throws Malformed
     */
    private function look(?int $at): void
    {
        if (\preg_match('//u', $this->unseen) !== 1) {
            $this->unseen = '';

            throw new Malformed('text that is not valid UTF-8', $at === null ? 0 : (new Places($this->messages))->firstInvalidText($this->bytes, $at) ?? 0, SyntaxError::INVALID_UTF8);
        }
    }

    /**
     * The key of an entry of a map, as it is in an array.
     *
     * @param string $bytes of its field, without a mistake
     */
    public function keyOf(int $entry, string $bytes): int|string
    {
        $this->bytes = $bytes;
        $this->at = 0;

        return $this->key($entry, $this->message($entry, \strlen($bytes))['key'] ?? null);
    }

    private function key(int $entry, mixed $key): int|string
    {
        if (\is_bool($key)) {
            $keys = \current($this->table[$entry][0]);

            return \is_array($keys) && \is_array($keys[3]) ? $keys[3][(int) $key] : (int) $key;
        }

        return \is_int($key) || \is_string($key) ? $key : '';
    }

    /**
     * A message from {@see $at} on.
     *
     * @param list<int> $parts where each further part of it begins and ends: they are one (encoding guide, "Last One Wins")
     *
     * @throws Malformed
     * @throws LimitException
     *
     * @return array<mixed>
     */
    private function message(int $message, int $end, array $parts = []): array
    {
        if (--$this->levels < 0) {
            throw new Malformed("nested more than {$this->limits->depth} levels deep", $this->at, SyntaxError::DEPTH_EXCEEDED);
        }
        [$fields, $zeros, $isChoice, $unknown] = $this->table[$message];
        $bytes = $this->bytes;
        $at = $this->at;
        $members = $pending = $holders = [];
        $rest = $unknown === null ? null : '';
        $part = 0;
        while ($at < $end || isset($parts[$part])) {
            if ($at >= $end) {
                [$at, $end] = [$parts[$part], $parts[$part + 1]];
                $part += 2;
                continue;
            }
            $start = $at;
            $tag = \ord($bytes[$at++]);
            if ($tag > 0x7F) {
                $this->at = $start;
                $tag = $this->varint($end);
                $at = $this->at;
            }
            if (--$this->elements < 0) {
                throw $this->tooMany($start);
            }
            $field = $fields[$tag] ?? null;
            if ($field === null) {
                $field = self::inOtherForm($fields, $tag);
                if ($field === null) {
                    $this->at = $at;
                    $this->unknown($tag, $start, $end);
                    $at = $this->at;
                    if ($rest !== null) {
                        $rest .= \substr($bytes, $start, $at - $start);
                    }
                    continue;
                }
            }
            [$key, $kind, $label, $more, , , $group] = $field;
            if ($label > Messages::EXPLICIT) {
                $this->at = $at;
                $this->several($field, $members, $end, $rest);
                $at = $this->at;
            } elseif ($kind === Kind::STRING) {
                $length = $at < $end ? \ord($bytes[$at++]) : throw $this->ended();
                if ($length > 0x7F) {
                    $this->at = $at - 1;
                    $length = $this->length($end);
                    $at = $this->at;
                }
                if ($at + $length > $end) {
                    throw $this->ended();
                }
                if ($length > $this->longest) {
                    throw $this->tooLong($length, $at);
                }
                $this->unseen .= ($members[$key] = \substr($bytes, $at, $length)) . self::PART;
                $at += $length;
            } elseif ($kind === Kind::INT64) {
                $number = $at < $end ? \ord($bytes[$at++]) : throw $this->ended();
                if ($number > 0x7F) {
                    $this->at = $at - 1;
                    $number = $this->varint($end);
                    $at = $this->at;
                }
                $members[$key] = $number;
            } elseif ($kind === Kind::DOUBLE) {
                if ($at + 8 > $end) {
                    throw $this->ended();
                }
                $members[$key] = \unpack('e', $bytes, $at)[1]; // @phpstan-ignore offsetAccess.nonOffsetAccessible (there are eight bytes)
                $at += 8;
            } elseif ($kind >= Kind::MESSAGE) {
                $this->at = $at;
                $length = $this->length($end);
                // What is said of it later belongs to it too, so it is read at the end.
                $at = $this->at + $length;
                if (isset($pending[$tag])) {
                    \array_push($pending[$tag], $this->at, $at);
                } else {
                    $pending[$tag] = [$this->at, $at];
                }
            } else {
                $this->at = $at;
                if ($kind === Kind::ENUM) {
                    $number = $this->int32($end);
                    $value = \is_array($more) ? $more[$number] ?? null : null;
                    if ($value === null && $rest !== null) {
                        $at = $this->at;
                        $rest .= \substr($bytes, $start, $at - $start);
                        continue;
                    }
                    $members[$key] = $value ?? $number;
                } else {
                    $members[$key] = $this->value($kind, $end);
                }
                $at = $this->at;
            }
            if ($group !== null) {
                // Of fields that exclude each other, the last one holds.
                $holder = $holders[$group] ?? $tag;
                if ($holder !== $tag) {
                    unset($pending[$holder]);
                    if ($fields[$holder][0] !== $key) {
                        unset($members[$fields[$holder][0]]);
                    }
                }
                $holders[$group] = $tag;
            }
        }
        if ($unknown !== null && $rest !== null && $rest !== '') {
            $members[$unknown] = new Bytes($rest);
        }
        foreach ($pending as $tag => $parts) {
            $members[$fields[$tag][0]] = $this->inner($fields[$tag], $parts);
        }
        $this->at = $end;
        ++$this->levels;
        if ($isChoice) {
            $value = \current($members);

            return \is_array($value) ? $value : [];
        }

        return $members + $zeros;
    }

    /**
     * A message, or what a well-known one stands for.
     *
     * @param Field               $field
     * @param non-empty-list<int> $parts where each part of it begins and ends
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function inner(array $field, array $parts): mixed
    {
        [, $kind, , $more, , $test] = $field;
        if ($kind !== Kind::MESSAGE) {
            return $this->known($kind, $more, $parts);
        }
        $this->at = $parts[0];
        $end = $parts[1] ?? $parts[0];
        $members = $this->message(\is_int($more) ? $more : 0, $end, \count($parts) === 2 ? [] : \array_slice($parts, 2));

        return \is_array($test) && isset($test['key']) ? [$test['key'] => $test['value']] + $members : $members;
    }

    /**
     * What a well-known message stands for.
     *
     * @param non-empty-list<int> $parts as of a message
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function known(int $kind, mixed $more, array $parts): mixed
    {
        $this->at = $parts[0];
        $end = $parts[1] ?? $parts[0];
        // They are taken from the end.
        $parts = \count($parts) === 2 ? [] : \array_reverse(\array_slice($parts, 2));
        switch ($kind) {
            case Kind::TIMESTAMP:
                return $this->time($end, $parts);
            case Kind::DURATION:
                return $this->duration($end, $parts);
            case Kind::VALUE:
                return $this->anything($end, $parts);
            case Kind::WRAPPER:
                return $this->wrapped(\is_int($more) ? $more : 0, $end, $parts);
        }
        $values = [];
        do {
            match ($kind) {
                Kind::STRUCT => $this->members($end, $values),
                Kind::FIELD_MASK => $this->paths($end, $values),
                default => $this->items($end, $values),
            };
        } while ($this->next($end, $parts));

        return $kind === Kind::STRUCT ? self::object($values) : $values;
    }

    /**
     * Goes on to the next part of a message.
     *
     * @param list<int> $parts where each begins and ends, from the last to the first
     *
     * @param-out list<int> $parts
     */
    private function next(int &$end, array &$parts): bool
    {
        $start = \array_pop($parts);
        if ($start === null) {
            return false;
        }
        $this->at = $start;
        $end = \array_pop($parts) ?? $start;

        return true;
    }

    /**
     * A field of several values.
     *
     * @param Field                $field
     * @param array<string, mixed> $members to which its value comes
     * @param ?string              $rest    to which the bytes of cases come that do not exist; null where they are an error
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function several(array $field, array &$members, int $end, ?string &$rest): void
    {
        [$key, $kind, $label, , $tag] = $field;
        $items = $members[$key] ?? [];
        if (!\is_array($items)) {
            return;
        }
        // One array alone is added to; where two have it, PHP copies it for each item.
        $members[$key] = [];
        $size = \strlen($tag);
        $isOfTexts = $label === Messages::MAP && $this->isOfTexts($field);
        do {
            if ($label === Messages::PACKED) {
                $this->packed($field, $items, $end, $rest);
            } elseif ($label === Messages::MAP) {
                if (!$isOfTexts || !$this->shortTexts($items, $end)) {
                    $this->entry($field, $items, $end, $rest);
                }
            } elseif ($kind >= Kind::MESSAGE) {
                $length = $this->length($end);
                $items[] = $this->inner($field, [$this->at, $this->at + $length]);
            } elseif ($kind === Kind::STRING) {
                $items[] = $this->text($end);
            } elseif ($kind === Kind::ENUM) {
                $this->case($field, $items, $end, $rest);
            } else {
                $items[] = $this->value($kind, $end);
            }
            // Most often they stand one behind the other.
            $start = $this->at;
            if ($start + $size > $end || \substr_compare($this->bytes, $tag, $start, $size) !== 0) {
                break;
            }
            if (--$this->elements < 0) {
                throw $this->tooMany($start);
            }
            $this->at = $start + $size;
        } while (true);
        $members[$key] = $items;
    }

    /**
     * @param Field $field of a map
     */
    private function isOfTexts(array $field): bool
    {
        [$key, $value] = \array_values($this->table[\is_int($field[3]) ? $field[3] : 0][0]);

        return $key[1] === Kind::STRING && $value[1] === Kind::STRING;
    }

    /**
     * An entry of two texts as everybody writes it, whose lengths take a byte each.
     *
     * @param array<mixed> $items to which it comes
     *
     * @return bool whether it is one
     */
    private function shortTexts(array &$items, int $end): bool
    {
        $bytes = $this->bytes;
        $at = $this->at;
        $close = $at + 1 + \ord($bytes[$at] ?? "\xFF");
        $keyLength = \ord($bytes[$at + 2] ?? "\xFF");
        $value = $at + 3 + $keyLength;
        $length = \ord($bytes[$value + 1] ?? "\xFF");
        if ($close > $end || $close - $at > 0x80 || $keyLength > 0x7F || $length > 0x7F || $value + 2 + $length !== $close || $bytes[$at + 1] !== "\x0A" || $bytes[$value] !== "\x12"
            || $this->levels < 1 || $this->elements < 2 || $keyLength > $this->longest || $length > $this->longest) {
            return false;
        }
        $key = \substr($bytes, $at + 3, $keyLength);
        $this->unseen .= $key . self::PART . ($items[$key] = \substr($bytes, $value + 2, $length)) . self::PART;
        $this->elements -= 2;
        $this->at = $close;

        return true;
    }

    /**
     * An entry of a map.
     *
     * @param Field        $field
     * @param array<mixed> $items to which it comes
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function entry(array $field, array &$items, int $end, ?string &$rest): void
    {
        $entry = \is_int($field[3]) ? $field[3] : 0;
        $start = $this->at;
        $members = $this->message($entry, $this->close($end));
        $inner = \array_values($this->table[$entry][0])[1];
        $value = $members['value'] ?? match ($inner[1]) {
            Kind::MESSAGE => $this->table[\is_int($inner[3]) ? $inner[3] : 0][1],
            Kind::ENUM => 0,
            default => $this->known($inner[1], $inner[3], [$this->at, $this->at]),
        };
        if ($rest !== null && $inner[1] === Kind::ENUM && \is_array($inner[3]) && !\in_array($value, $inner[3], true)) {
            $rest .= $field[4] . \substr($this->bytes, $start, $this->at - $start);

            return;
        }
        $items[$this->key($entry, $members['key'] ?? null)] = $value;
    }

    /**
     * @param Field        $field
     * @param array<mixed> $items
     *
     * @throws Malformed
     */
    private function case(array $field, array &$items, int $end, ?string &$rest): void
    {
        $number = $this->int32($end);
        $case = \is_array($field[3]) ? $field[3][$number] ?? null : null;
        if ($case === null && $rest !== null) {
            // The tag of a varint with the number of the field.
            $rest .= \chr(\ord($field[4][0]) & 0xF8 | Wire::VARINT) . \substr($field[4], 1) . Wire::varint($number);

            return;
        }
        $items[] = $case ?? $number;
    }

    /**
     * @param Field        $field
     * @param array<mixed> $items
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function packed(array $field, array &$items, int $end, ?string &$rest): void
    {
        $kind = $field[1];
        $length = $this->length($end);
        $end = $this->at + $length;
        if ($kind === Kind::DOUBLE && $length % 8 === 0) {
            $numbers = $length === 0 ? [] : \unpack('e*', \substr($this->bytes, $this->at, $length));
            $this->at = $end;
            $this->elements -= \intdiv($length, 8);
            \array_push($items, ...\array_values($numbers === false ? [] : $numbers));
        }
        while ($this->at < $end) {
            if ($kind === Kind::ENUM) {
                $this->case($field, $items, $end, $rest);
            } else {
                $items[] = $this->value($kind, $end);
            }
            --$this->elements;
        }
        if ($this->elements < 0) {
            throw $this->tooMany($end - $length);
        }
    }

    /**
     * The field that has values in the other of its two forms, packed or not.
     *
     * @param array<int, Field> $fields
     *
     * @return ?Field null where there is no such field
     */
    public static function inOtherForm(array $fields, int $tag): ?array
    {
        $wire = $tag & 7;
        foreach ([Wire::VARINT, Wire::I64, Wire::LEN, Wire::I32] as $other) {
            $field = $fields[$tag & ~7 | $other] ?? null;
            if ($field !== null && ($field[2] === Messages::PACKED || $field[2] === Messages::REPEATED) && $field[1] <= Kind::FLOAT && ($wire === Wire::LEN || $wire === Kind::wire($field[1]))) {
                $field[2] = $wire === Wire::LEN ? Messages::PACKED : Messages::REPEATED;
                $field[4] = Wire::tag($tag >> 3, $wire);

                return $field;
            }
        }

        return null;
    }

    /**
     * @throws Malformed
     */
    private static function numberOf(int $tag, int $start): int
    {
        $number = $tag >> 3;

        return $number > 0 && $number <= Wire::LARGEST ? $number : throw new Malformed('a field without a number', $start);
    }

    /**
     * @throws Malformed
     */
    private function unknown(int $tag, int $start, int $end): void
    {
        $number = self::numberOf($tag, $start);
        if (($tag & 7) === Wire::START_GROUP) {
            $this->skipGroup($number, $end);

            return;
        }
        $length = match ($tag & 7) {
            Wire::VARINT => $this->varint($end) & 0,
            Wire::I64 => 8,
            Wire::LEN => $this->length($end),
            Wire::I32 => 4,
            Wire::END_GROUP => throw new Malformed('the end of a group that has not begun', $start),
            default => throw new Malformed('a field of type ' . ($tag & 7) . ', which does not exist', $start),
        };
        if ($this->at + $length > $end) {
            throw $this->ended();
        }
        $this->at += $length;
    }

    /**
     * @throws Malformed
     */
    private function skipGroup(int $number, int $end): void
    {
        $open = [$number];
        while ($open !== []) {
            $start = $this->at;
            $tag = $this->varint($end);
            $number = self::numberOf($tag, $start);
            if (($tag & 7) === Wire::START_GROUP) {
                $open[] = $number;
                if (\count($open) > $this->levels) {
                    throw new Malformed("nested more than {$this->limits->depth} levels deep", $start, SyntaxError::DEPTH_EXCEEDED);
                }
            } elseif (($tag & 7) === Wire::END_GROUP) {
                if (\array_pop($open) !== $number) {
                    throw new Malformed('the end of another group', $start);
                }
            } else {
                $this->unknown($tag, $start, $end);
            }
        }
    }

    /**
     * @throws Malformed
     * @throws LimitException
     */
    private function value(int $kind, int $end): mixed
    {
        return match ($kind) {
            Kind::INT64, Kind::UINT64 => $this->varint($end),
            Kind::INT32, Kind::ENUM => $this->int32($end),
            Kind::UINT32 => $this->varint($end) & 0xFFFF_FFFF,
            Kind::SINT32 => Wire::unzigzag($this->varint($end) & 0xFFFF_FFFF),
            Kind::SINT64 => Wire::unzigzag($this->varint($end)),
            Kind::BOOL => $this->varint($end) !== 0,
            Kind::FIXED64, Kind::SFIXED64 => $this->number('P', 8, $end),
            Kind::DOUBLE => $this->number('e', 8, $end),
            Kind::FIXED32 => $this->number('V', 4, $end),
            Kind::SFIXED32 => ((int) $this->number('V', 4, $end) ^ 0x8000_0000) - 0x8000_0000,
            Kind::FLOAT => $this->number('g', 4, $end),
            Kind::STRING => $this->text($end),
            Kind::BYTES => new Bytes($this->content($end)),
            default => throw new \LogicException("There is no kind {$kind}."),
        };
    }

    /**
     * Of which numbers of more bits are cut off, as for enums.
     *
     * @throws Malformed
     */
    private function int32(int $end): int
    {
        return (($this->varint($end) & 0xFFFF_FFFF) ^ 0x8000_0000) - 0x8000_0000;
    }

    /**
     * @throws Malformed
     */
    private function number(string $format, int $size, int $end): int|float
    {
        if ($this->at + $size > $end) {
            throw $this->ended();
        }
        /** @var array{1: int|float} $number */
        $number = \unpack($format, $this->bytes, $this->at);
        $this->at += $size;

        return $number[1];
    }

    /**
     * Of a number of more than 64 bits, those that are too many are cut off (conformance suite, "varint overflow").
     *
     * @throws Malformed
     */
    private function varint(int $end): int
    {
        $start = $this->at;
        $number = $start < $end ? \ord($this->bytes[$start]) : throw $this->ended();
        if ($number < 0x80) {
            $this->at = $start + 1;

            return $number;
        }
        $number = 0;
        for ($shift = 0; $shift < 7 * Wire::LONGEST_VARINT; $shift += 7) {
            $byte = $this->at < $end ? \ord($this->bytes[$this->at++]) : throw $this->ended();
            $number |= ($byte & 0x7F) << $shift;
            if ($byte < 0x80) {
                return $number;
            }
        }

        throw new Malformed('a number of more than ' . Wire::LONGEST_VARINT . ' bytes', $start);
    }

    /**
     * @throws Malformed
     */
    private function length(int $end): int
    {
        $length = $this->varint($end);

        return $length >= 0 && $length <= $end - $this->at ? $length : throw $this->ended();
    }

    /**
     * Where something ends whose length stands here.
     *
     * @throws Malformed
     */
    private function close(int $end): int
    {
        $length = $this->length($end);

        return $this->at + $length;
    }

    /**
     * @throws Malformed
     * @throws LimitException
     */
    private function content(int $end): string
    {
        $length = $this->length($end);
        if ($length > $this->longest) {
            throw $this->tooLong($length, $this->at);
        }
        $start = $this->at;
        $this->at += $length;

        return \substr($this->bytes, $start, $length);
    }

    /**
     * @throws Malformed
     * @throws LimitException
     */
    private function text(int $end): string
    {
        $text = $this->content($end);
        $this->unseen .= $text . self::PART;

        return $text;
    }

    /**
     * @param list<int> $parts
     *
     * @throws Malformed
     */
    private function time(int $end, array $parts): \DateTimeImmutable
    {
        $start = $this->at;
        [$seconds, $nanoseconds] = $this->secondsAndNanoseconds($end, $parts);

        return Timestamp::date($seconds, $nanoseconds) ?? throw new Malformed('no timestamp has these seconds and nanoseconds', $start);
    }

    /**
     * @param list<int> $parts
     *
     * @throws Malformed
     */
    private function duration(int $end, array $parts): string
    {
        $start = $this->at;
        [$seconds, $nanoseconds] = $this->secondsAndNanoseconds($end, $parts);

        return Duration::text($seconds, $nanoseconds) ?? throw new Malformed('no duration has these seconds and nanoseconds', $start);
    }

    /**
     * @param list<int> $parts
     *
     * @throws Malformed
     *
     * @return array{int, int}
     */
    private function secondsAndNanoseconds(int $end, array $parts): array
    {
        $seconds = $nanoseconds = 0;
        while ($this->at < $end || $parts !== [] && $this->next($end, $parts)) {
            if ($this->at >= $end) {
                continue;
            }
            $start = $this->at;
            $tag = $this->varint($end);
            match ($tag) {
                1 << 3 => $seconds = $this->varint($end),
                2 << 3 => $nanoseconds = $this->int32($end),
                default => $this->unknown($tag, $start, $end),
            };
        }

        return [$seconds, $nanoseconds];
    }

    /**
     * @param list<int> $parts
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function wrapped(int $kind, int $end, array $parts): mixed
    {
        $value = match ($kind) {
            Kind::STRING => '',
            Kind::BYTES => new Bytes(''),
            Kind::BOOL => false,
            Kind::DOUBLE, Kind::FLOAT => 0.0,
            default => 0,
        };
        while ($this->at < $end || $this->next($end, $parts)) {
            if ($this->at >= $end) {
                continue;
            }
            $start = $this->at;
            $tag = $this->varint($end);
            if ($tag === (1 << 3 | Kind::wire($kind))) {
                $value = $this->value($kind, $end);
            } else {
                $this->unknown($tag, $start, $end);
            }
        }

        return $value;
    }

    /**
     * A google.protobuf.Value up to a place (struct.proto).
     *
     * @param list<int> $parts
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function anything(int $end, array $parts = []): mixed
    {
        if (--$this->levels < 0) {
            throw new Malformed("nested more than {$this->limits->depth} levels deep", $this->at, SyntaxError::DEPTH_EXCEEDED);
        }
        $value = null;
        // A struct or a list may come in several parts, which are put together once.
        $members = $items = [];
        $last = 0;
        while ($this->at < $end || $this->next($end, $parts)) {
            if ($this->at >= $end) {
                continue;
            }
            $start = $this->at;
            $tag = $this->varint($end);
            if (--$this->elements < 0) {
                throw $this->tooMany($start);
            }
            if ($tag !== $last && \in_array($tag, [0x08, 0x11, 0x1A, 0x20, 0x2A, 0x32], true)) {
                $members = $items = [];
                $last = $tag;
            }
            match ($tag) {
                0x08 => $value = [null, $this->varint($end)][0],
                0x11 => $value = self::fromDouble((float) $this->number('e', 8, $end)),
                0x1A => $value = $this->text($end),
                0x20 => $value = $this->varint($end) !== 0,
                0x2A => $this->members($this->close($end), $members),
                0x32 => $this->items($this->close($end), $items),
                default => $this->unknown($tag, $start, $end),
            };
        }
        ++$this->levels;

        return match ($last) {
            0x2A => self::object($members),
            0x32 => $items,
            default => $value,
        };
    }

    /**
     * An integer where it is one: google.protobuf.Value has no other numbers.
     */
    private static function fromDouble(float $number): int|float
    {
        return $number === \floor($number) && \abs($number) <= 2 ** 53 ? (int) $number : $number;
    }

    /**
     * Of a google.protobuf.ListValue.
     *
     * @param array<mixed> $items to which they come
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function items(int $end, array &$items): void
    {
        while ($this->at < $end) {
            $start = $this->at;
            $tag = $this->varint($end);
            if ($tag === 0x0A) {
                $items[] = $this->anything($this->close($end));
            } else {
                $this->unknown($tag, $start, $end);
            }
        }
    }

    /**
     * Of a google.protobuf.FieldMask.
     *
     * @param array<mixed> $paths to which they come
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function paths(int $end, array &$paths): void
    {
        while ($this->at < $end) {
            $start = $this->at;
            $tag = $this->varint($end);
            if ($tag === 0x0A) {
                $paths[] = $this->text($end);
            } else {
                $this->unknown($tag, $start, $end);
            }
        }
    }

    /**
     * @param array<mixed> $members
     *
     * @return array<mixed>|\stdClass
     */
    private static function object(array $members): array|\stdClass
    {
        return \array_is_list($members) ? (object) $members : $members;
    }

    /**
     * Of a google.protobuf.Struct.
     *
     * @param array<mixed> $members to which they come
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function members(int $end, array &$members): void
    {
        while ($this->at < $end) {
            $start = $this->at;
            $tag = $this->varint($end);
            if ($tag !== 0x0A) {
                $this->unknown($tag, $start, $end);
                continue;
            }
            $close = $this->close($end);
            $name = '';
            $parts = [];
            while ($this->at < $close) {
                $start = $this->at;
                $tag = $this->varint($close);
                if ($tag === 0x0A) {
                    $name = $this->text($close);
                } elseif ($tag === 0x12) {
                    $length = $this->length($close);
                    \array_push($parts, $this->at, $this->at + $length);
                    $this->at += $length;
                } else {
                    $this->unknown($tag, $start, $close);
                }
            }
            $members[$name] = $parts === [] ? null : $this->known(Kind::VALUE, null, $parts);
            $this->at = $close;
        }
    }

    private function ended(): Malformed
    {
        return Malformed::ended($this->bytes);
    }

    private function tooMany(int $offset): LimitException
    {
        return self::exceeded(LimitExceeded::TOO_MANY_ELEMENTS, "there are more than the {$this->limits->elements} elements and members allowed", (int) $this->limits->elements, $offset);
    }

    private function tooLong(int $length, int $offset): LimitException
    {
        return self::exceeded(LimitExceeded::STRING_TOO_LONG, "a string has {$length} bytes, more than the {$this->longest} allowed", $this->longest, $offset);
    }

    /**
     * @param LimitExceeded::* $kind
     */
    private static function exceeded(string $kind, string $message, int $limit, int $offset): LimitException
    {
        return new LimitException(new LimitExceeded($kind, $message, $limit, Position::atByte($offset)));
    }
}
