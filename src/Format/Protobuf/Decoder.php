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
        $this->elements = $limits->elements ?? PHP_INT_MAX;
        $this->longest = $limits->stringLength ?? PHP_INT_MAX;
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
        if (preg_match('//u', $this->unseen) !== 1) {
            $this->unseen = '';

            throw new Malformed('text that is not valid UTF-8', (new Places($this->messages))->firstInvalidText($bytes, $at) ?? 0, SyntaxError::INVALID_UTF8);
        }

        return $tree;
    }

    /**
     * The key of an entry of a map, without a mistake in it.
     */
    public function keyOf(int $entry, string $bytes): int|string
    {
        $this->bytes = $bytes;
        $this->at = 0;

        return self::key($this->message($entry, \strlen($bytes))['key'] ?? '');
    }

    private static function key(mixed $key): int|string
    {
        return \is_bool($key) ? ($key ? 'true' : 'false') : (\is_int($key) || \is_string($key) ? $key : '');
    }

    /**
     * @throws Malformed
     * @throws LimitException
     *
     * @return array<mixed>
     */
    private function message(int $message, int $end): array
    {
        if (--$this->levels < 0) {
            throw new Malformed("nested more than {$this->limits->depth} levels deep", $this->at, SyntaxError::DEPTH_EXCEEDED);
        }
        [$fields, $zeros, $isChoice, $unknown] = $this->table[$message];
        $bytes = $this->bytes;
        $at = $this->at;
        $members = $pending = [];
        $rest = '';
        while ($at < $end) {
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
                $this->at = $at;
                if (!$this->otherForm($fields, $tag, $end, $members)) {
                    $this->at = $at;
                    $this->unknown($tag, $start, $end);
                    if ($unknown !== null) {
                        $rest .= substr($bytes, $start, $this->at - $start);
                    }
                }
                $at = $this->at;
                continue;
            }
            [$key, $kind, $label, $more, , , $group] = $field;
            if ($group !== null) {
                foreach ($fields as $other => $one) {
                    // Of fields that exclude each other, the last one holds.
                    if ($one[6] === $group && $other !== $tag) {
                        unset($pending[$other], $members[$one[0]]);
                    }
                }
            }
            if ($label > Messages::EXPLICIT) {
                $this->at = $at;
                $this->several($field, $members, $end);
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
                $this->unseen .= ($members[$key] = substr($bytes, $at, $length)) . self::PART;
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
                $members[$key] = unpack('e', $bytes, $at)[1]; // @phpstan-ignore offsetAccess.nonOffsetAccessible (there are eight bytes)
                $at += 8;
            } elseif ($kind === Kind::MESSAGE) {
                $this->at = $at;
                $length = $this->length($end);
                // What is said of it later belongs to it too, so it is read at the end.
                $pending[$tag][] = $this->at;
                $pending[$tag][] = $length;
                $at = $this->at + $length;
            } else {
                $this->at = $at;
                $value = $this->value($kind, $more, $end);
                if ($unknown !== null && $kind === Kind::ENUM && \is_int($value) && \is_array($more) && !\in_array($value, $more, true)) {
                    $rest .= substr($bytes, $start, $this->at - $start);
                } else {
                    $members[$key] = $value;
                }
                $at = $this->at;
            }
        }
        if ($unknown !== null && $rest !== '') {
            $members[$unknown] = new Bytes($rest);
        }
        foreach ($pending as $tag => $parts) {
            $members[$fields[$tag][0]] = $this->inner($fields[$tag], $parts);
        }
        $this->at = $end;
        ++$this->levels;
        if ($isChoice) {
            $value = current($members);

            return \is_array($value) ? $value : [];
        }

        return $members + $zeros;
    }

    /**
     * @param Field     $field
     * @param list<int> $parts where each part of the message begins, and how long it is
     *
     * @throws Malformed
     * @throws LimitException
     *
     * @return array<mixed>
     */
    private function inner(array $field, array $parts): array
    {
        [, , , $message, , $test] = $field;
        $message = \is_int($message) ? $message : 0;
        if (\count($parts) === 2) {
            $this->at = $parts[0];
            $members = $this->message($message, $parts[0] + $parts[1]);
        } else {
            $members = $this->together($message, array_chunk($parts, 2));
        }

        return \is_array($test) && isset($test['key']) ? [$test['key'] => $test['value']] + $members : $members;
    }

    /**
     * A message in several parts: they are one (encoding guide, "Last One Wins").
     *
     * @param list<array<int>> $parts
     *
     * @throws Malformed
     * @throws LimitException
     *
     * @return array<mixed>
     */
    private function together(int $message, array $parts): array
    {
        $whole = $this->bytes;
        $this->bytes = implode('', array_map(static fn(array $part): string => substr($whole, $part[0], $part[1]), $parts));
        $this->at = 0;
        try {
            return $this->message($message, \strlen($this->bytes));
        } catch (Malformed $malformed) {
            $offset = $malformed->offset;
            foreach ($parts as [$at, $length]) {
                if ($offset <= $length) {
                    throw new Malformed($malformed->getMessage(), $at + $offset, $malformed->kind);
                }
                $offset -= $length;
            }

            throw $malformed;
        } finally {
            $this->bytes = $whole;
        }
    }

    /**
     * A field of several values.
     *
     * @param Field                $field
     * @param array<string, mixed> $members to which its value comes
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function several(array $field, array &$members, int $end): void
    {
        [$key, $kind, $label, $more] = $field;
        $items = $members[$key] ?? [];
        if (!\is_array($items)) {
            return;
        }
        // One array alone is added to; where two have it, PHP copies it for each item.
        $members[$key] = [];
        if ($label === Messages::PACKED) {
            $this->packed($kind, $more, $items, $end);
        } elseif ($label === Messages::MAP) {
            $entry = $this->message(\is_int($more) ? $more : 0, $this->close($end));
            $value = $entry['value'] ?? $this->emptyMessage($more);
            $items[self::key($entry['key'] ?? '')] = $value;
        } elseif ($kind === Kind::MESSAGE) {
            $length = $this->length($end);
            $items[] = $this->inner($field, [$this->at, $length]);
        } else {
            $items[] = $this->value($kind, $more, $end);
        }
        $members[$key] = $items;
    }

    /**
     * The value of an entry that has none.
     */
    private function emptyMessage(mixed $entry): mixed
    {
        foreach (\is_int($entry) ? $this->table[$entry][0] : [] as [$key, $kind, , $more]) {
            if ($key === 'value' && $kind === Kind::MESSAGE && \is_int($more)) {
                return $this->table[$more][1];
            }
        }

        return null;
    }

    /**
     * @param array<mixed> $items
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function packed(int $kind, mixed $more, array &$items, int $end): void
    {
        $length = $this->length($end);
        $end = $this->at + $length;
        if ($kind === Kind::DOUBLE && $length % 8 === 0) {
            $numbers = $length === 0 ? [] : unpack('e*', substr($this->bytes, $this->at, $length));
            $this->at = $end;
            $this->elements -= intdiv($length, 8);
            array_push($items, ...array_values($numbers === false ? [] : $numbers));
        }
        while ($this->at < $end) {
            $items[] = $this->value($kind, $more, $end);
            --$this->elements;
        }
        if ($this->elements < 0) {
            throw $this->tooMany($end - $length);
        }
    }

    /**
     * One of several values in the other of its two forms, packed or not.
     *
     * @param array<int, Field>    $fields
     * @param array<string, mixed> $members
     *
     * @throws Malformed
     * @throws LimitException
     *
     * @return bool whether it is one
     */
    private function otherForm(array $fields, int $tag, int $end, array &$members): bool
    {
        $wire = $tag & 7;
        foreach ([Wire::VARINT, Wire::I64, Wire::LEN, Wire::I32] as $other) {
            $field = $fields[$tag & ~7 | $other] ?? null;
            if ($field === null || $field[2] !== Messages::PACKED && $field[2] !== Messages::REPEATED || $field[1] > Kind::FLOAT) {
                continue;
            }
            if ($wire === Wire::LEN) {
                $items = $members[$field[0]] ?? [];
                if (\is_array($items)) {
                    $members[$field[0]] = [];
                    $this->packed($field[1], $field[3], $items, $end);
                    $members[$field[0]] = $items;
                }

                return true;
            }
            if ($wire === Kind::wire($field[1])) {
                $field[2] = Messages::REPEATED;
                $this->several($field, $members, $end);

                return true;
            }
        }

        return false;
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
                if (array_pop($open) !== $number) {
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
    private function value(int $kind, mixed $more, int $end): mixed
    {
        return match ($kind) {
            Kind::INT64, Kind::UINT64 => $this->varint($end),
            Kind::INT32 => (($this->varint($end) & 0xFFFF_FFFF) ^ 0x8000_0000) - 0x8000_0000,
            Kind::UINT32 => $this->varint($end) & 0xFFFF_FFFF,
            Kind::SINT32 => Wire::unzigzag($this->varint($end) & 0xFFFF_FFFF),
            Kind::SINT64 => Wire::unzigzag($this->varint($end)),
            Kind::BOOL => $this->varint($end) !== 0,
            Kind::ENUM => $this->enum($more, $end),
            Kind::FIXED64, Kind::SFIXED64 => $this->number('P', 8, $end),
            Kind::DOUBLE => $this->number('e', 8, $end),
            Kind::FIXED32 => $this->number('V', 4, $end),
            Kind::SFIXED32 => ((int) $this->number('V', 4, $end) ^ 0x8000_0000) - 0x8000_0000,
            Kind::FLOAT => $this->number('g', 4, $end),
            Kind::STRING => $this->text($end),
            Kind::BYTES => new Bytes($this->content($end)),
            Kind::TIMESTAMP => $this->time($end),
            Kind::DURATION => $this->duration($end),
            Kind::VALUE => $this->anything($this->close($end)),
            Kind::STRUCT => $this->struct($this->close($end)),
            Kind::LIST_VALUE => $this->list($this->close($end)),
            Kind::WRAPPER => $this->wrapped(\is_int($more) ? $more : 0, $this->close($end)),
            default => throw new \LogicException("There is no kind {$kind}."),
        };
    }

    /**
     * @throws Malformed
     */
    private function enum(mixed $values, int $end): int|string
    {
        $number = (($this->varint($end) & 0xFFFF_FFFF) ^ 0x8000_0000) - 0x8000_0000;
        $value = \is_array($values) ? $values[$number] ?? null : null;

        return \is_int($value) || \is_string($value) ? $value : $number;
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
        $number = unpack($format, $this->bytes, $this->at);
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
        $number = 0;
        $start = $this->at;
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
        $content = substr($this->bytes, $this->at, $length);
        $this->at += $length;

        return $content;
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
     * @throws Malformed
     */
    private function time(int $end): \DateTimeImmutable
    {
        $start = $this->at;
        [$seconds, $nanoseconds] = $this->secondsAndNanoseconds($end);

        return Timestamp::date($seconds, $nanoseconds) ?? throw new Malformed('no timestamp has these seconds and nanoseconds', $start);
    }

    /**
     * @throws Malformed
     */
    private function duration(int $end): string
    {
        $start = $this->at;
        [$seconds, $nanoseconds] = $this->secondsAndNanoseconds($end);

        return Duration::text($seconds, $nanoseconds) ?? throw new Malformed('no duration has these seconds and nanoseconds', $start);
    }

    /**
     * @throws Malformed
     *
     * @return array{int, int}
     */
    private function secondsAndNanoseconds(int $end): array
    {
        $end = $this->close($end);
        $seconds = $nanoseconds = 0;
        while ($this->at < $end) {
            $start = $this->at;
            $tag = $this->varint($end);
            match ($tag) {
                1 << 3 => $seconds = $this->varint($end),
                2 << 3 => $nanoseconds = (($this->varint($end) & 0xFFFF_FFFF) ^ 0x8000_0000) - 0x8000_0000,
                default => $this->unknown($tag, $start, $end),
            };
        }

        return [$seconds, $nanoseconds];
    }

    /**
     * @throws Malformed
     * @throws LimitException
     */
    private function wrapped(int $kind, int $end): mixed
    {
        $value = match ($kind) {
            Kind::STRING => '',
            Kind::BYTES => new Bytes(''),
            Kind::BOOL => false,
            Kind::DOUBLE, Kind::FLOAT => 0.0,
            default => 0,
        };
        while ($this->at < $end) {
            $start = $this->at;
            $tag = $this->varint($end);
            if ($tag === (1 << 3 | Kind::wire($kind))) {
                $value = $this->value($kind, null, $end);
            } else {
                $this->unknown($tag, $start, $end);
            }
        }

        return $value;
    }

    /**
     * A google.protobuf.Value up to a place (struct.proto).
     *
     * @throws Malformed
     * @throws LimitException
     */
    private function anything(int $end): mixed
    {
        if (--$this->levels < 0) {
            throw new Malformed("nested more than {$this->limits->depth} levels deep", $this->at, SyntaxError::DEPTH_EXCEEDED);
        }
        $value = null;
        // A struct or a list may come in several parts, which are put together once.
        $members = $items = [];
        $last = 0;
        while ($this->at < $end) {
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
                0x32 => $this->list($this->close($end), $items),
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
        return $number === floor($number) && abs($number) <= 2 ** 53 ? (int) $number : $number;
    }

    /**
     * @param list<mixed> $items to which those of the list come
     *
     * @throws Malformed
     * @throws LimitException
     *
     * @return list<mixed>
     */
    private function list(int $end, array &$items = []): array
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

        return $items;
    }

    /**
     * @throws Malformed
     * @throws LimitException
     *
     * @return array<mixed>|\stdClass
     */
    private function struct(int $end): array|\stdClass
    {
        $members = [];
        $this->members($end, $members);

        return self::object($members);
    }

    /**
     * @param array<mixed> $members
     *
     * @return array<mixed>|\stdClass
     */
    private static function object(array $members): array|\stdClass
    {
        return array_is_list($members) ? (object) $members : $members;
    }

    /**
     * @param array<mixed> $members to which those of the struct come
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
            $value = null;
            while ($this->at < $close) {
                $start = $this->at;
                $tag = $this->varint($close);
                match ($tag) {
                    0x0A => $name = $this->text($close),
                    0x12 => $value = $this->anything($this->close($close)),
                    default => $this->unknown($tag, $start, $close),
                };
            }
            $members[$name] = $value;
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
