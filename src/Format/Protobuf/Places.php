<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\Messages;
use Kiln\Format\Position;
use Kiln\Format\Utf8;
use Kiln\Format\WantedValue;
use Kiln\Limits;

/**
 * Finds where values begin in a message without a mistake, and the text in it that is not UTF-8.
 *
 * What is not looked for is passed over by its length, so each byte is looked at once or twice, however deep it lies.
 *
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final class Places
{
    private string $bytes = '';

    private int $at = 0;

    private int $findings = 0;

    /** Whether texts are looked at, too. */
    private bool $seeksText = false;

    private ?int $invalid = null;

    private readonly Decoder $decoder;

    public function __construct(private readonly Messages $messages)
    {
        $this->decoder = new Decoder($messages, new Limits());
    }

    /**
     * @template K of array-key
     *
     * @param array<K, list<string|int>> $paths
     * @param int                        $at    where the message begins
     *
     * @return array<K, ?Position>
     */
    public function of(string $bytes, array $paths, int $at): array
    {
        $root = new WantedValue();
        $wanted = \array_map($root->below(...), $paths);
        $root->find(++$this->findings, $at, $at);
        $this->bytes = $bytes;
        $this->at = $at;
        $this->seeksText = false;
        $this->message($this->messages->root, \strlen($bytes), $root);

        return \array_map(static fn(WantedValue $value): ?Position => $value->isFound() ? Position::atByte($value->start) : null, $wanted);
    }

    /**
     * @return ?int null where all texts are UTF-8
     */
    public function firstInvalidText(string $bytes, int $at): ?int
    {
        $this->bytes = $bytes;
        $this->at = $at;
        $this->seeksText = true;
        $this->invalid = null;
        $this->message($this->messages->root, \strlen($bytes), null);

        return $this->invalid;
    }

    private function message(int $message, int $end, ?WantedValue $wanted): void
    {
        [$fields, , $isChoice] = $this->messages->table[$message];
        $seen = [];
        while ($this->at < $end && $this->invalid === null) {
            $start = $this->at;
            $tag = $this->varint();
            $field = $fields[$tag] ?? Decoder::inOtherForm($fields, $tag);
            $close = $this->close($tag, $end);
            if ($field !== null) {
                [$key, $kind, $label, , , , $group] = $field;
                $value = $isChoice ? $wanted : $wanted?->children[$key] ?? null;
                // What is said of a message later belongs to it too, unless it came in the place of another one meanwhile.
                $holder = $group ?? $key;
                $goesOn = $label > Messages::EXPLICIT || $kind >= Kind::MESSAGE && ($seen[$holder] ?? $tag) === $tag;
                if (!$goesOn || $value?->isCurrent() !== true) {
                    $this->find($value, $start);
                }
                $seen[$holder] = $tag;
                if ($value !== null || $this->seeksText) {
                    $this->value($field, $start, $close, $value);
                }
            }
            $this->at = $close;
        }
    }

    /**
     * @param Field $field
     */
    private function value(array $field, int $start, int $close, ?WantedValue $wanted): void
    {
        [, $kind, $label, $more] = $field;
        if ($label === Messages::MAP) {
            $this->entry(\is_int($more) ? $more : 0, $start, $close, $wanted);

            return;
        }
        if ($label === Messages::PACKED) {
            $this->packed($kind, $close, $wanted);

            return;
        }
        if ($label === Messages::REPEATED) {
            $wanted = $this->item($wanted, $start);
        }
        match ($kind) {
            Kind::STRING => $this->text($close),
            Kind::MESSAGE => $wanted !== null || $this->seeksText ? $this->message(\is_int($more) ? $more : 0, $close, $wanted) : null,
            Kind::WRAPPER => $more === Kind::STRING ? $this->wrapped($close) : null,
            Kind::VALUE => $this->anything($close, $wanted),
            Kind::STRUCT => $this->members($close, $wanted),
            Kind::LIST_VALUE => $this->items($close, $wanted),
            Kind::FIELD_MASK => $this->paths($close, $wanted),
            default => null,
        };
    }

    private function entry(int $entry, int $start, int $close, ?WantedValue $wanted): void
    {
        $child = null;
        if ($wanted !== null) {
            $child = $wanted->children[$this->keyOf($entry, $close)] ?? null;
            $this->find($child, $start);
        }
        if ($child === null && !$this->seeksText) {
            return;
        }
        foreach ($this->fields($close) as [$at, $tag, $end]) {
            $field = $this->messages->table[$entry][0][$tag] ?? null;
            if ($field !== null) {
                $this->value($field, $at, $end, $field[0] === 'value' ? $child : null);
            }
        }
    }

    private function keyOf(int $entry, int $close): int|string
    {
        $begin = $this->at;
        $bytes = '';
        foreach ($this->fields($close) as [$at, $tag, $end]) {
            if ($tag >> 3 === 1) {
                $bytes .= \substr($this->bytes, $at, $end - $at);
            }
        }
        $this->at = $begin;

        return $this->decoder->keyOf($entry, $bytes);
    }

    private function packed(int $kind, int $close, ?WantedValue $wanted): void
    {
        while ($wanted !== null && $this->at < $close) {
            $this->item($wanted, $this->at);
            match (Kind::wire($kind)) {
                Wire::I64 => $this->at += 8,
                Wire::I32 => $this->at += 4,
                default => $this->varint(),
            };
        }
    }

    /**
     * The next item of a list.
     */
    private function item(?WantedValue $list, int $start): ?WantedValue
    {
        if ($list === null) {
            return null;
        }
        $item = $list->children[$list->nextIndex ?? 0] ?? null;
        $list->nextIndex = ($list->nextIndex ?? 0) + 1;
        $this->find($item, $start);

        return $item;
    }

    private function anything(int $close, ?WantedValue $wanted): void
    {
        if ($wanted === null && !$this->seeksText) {
            return;
        }
        foreach ($this->fields($close) as [, $tag, $end]) {
            match ($tag) {
                0x1A => $this->text($end),
                0x2A => $this->members($end, $wanted),
                0x32 => $this->items($end, $wanted),
                default => null,
            };
        }
    }

    private function items(int $close, ?WantedValue $wanted): void
    {
        foreach ($this->fields($close) as [$at, $tag, $end]) {
            if ($tag === 0x0A) {
                $this->anything($end, $this->item($wanted, $at));
            }
        }
    }

    private function paths(int $close, ?WantedValue $wanted): void
    {
        foreach ($this->fields($close) as [$at, $tag, $end]) {
            if ($tag === 0x0A) {
                $this->item($wanted, $at);
                $this->text($end);
            }
        }
    }

    private function members(int $close, ?WantedValue $wanted): void
    {
        foreach ($this->fields($close) as [$at, $tag, $end]) {
            if ($tag === 0x0A) {
                $this->member($at, $end, $wanted);
            }
        }
    }

    private function member(int $start, int $close, ?WantedValue $wanted): void
    {
        $name = '';
        $values = [];
        foreach ($this->fields($close) as [, $tag, $end]) {
            if ($tag === 0x0A) {
                $name = $wanted === null ? '' : \substr($this->bytes, $this->at, $end - $this->at);
                $this->text($end);
            } elseif ($tag === 0x12) {
                $values[] = [$this->at, $end];
            }
        }
        $child = $wanted?->children[$name] ?? null;
        $this->find($child, $start);
        foreach ($values as [$at, $end]) {
            $this->at = $at;
            $this->anything($end, $child);
        }
    }

    private function wrapped(int $close): void
    {
        foreach ($this->fields($close) as [, $tag, $end]) {
            if ($tag === 0x0A) {
                $this->text($end);
            }
        }
    }

    private function text(int $close): void
    {
        if ($this->seeksText && $this->invalid === null) {
            $invalid = Utf8::firstInvalidOffset(\substr($this->bytes, $this->at, $close - $this->at));
            $this->invalid = $invalid === null ? null : $this->at + $invalid;
        }
    }

    /**
     * The fields up to a place. While one is given, {@see $at} is where its content begins.
     *
     * @return \Generator<int, array{int, int, int}> where each begins, its tag, and where it ends
     */
    private function fields(int $close): \Generator
    {
        while ($this->at < $close && $this->invalid === null) {
            $start = $this->at;
            $tag = $this->varint();
            $end = $this->close($tag, $close);

            yield [$start, $tag, $end];
            $this->at = $end;
        }
    }

    /**
     * Where a field ends whose tag has been read. Behind a length, {@see $at} is behind that.
     *
     * @param int $end of the message that it is in
     */
    private function close(int $tag, int $end): int
    {
        $begin = $this->at;
        switch ($tag & 7) {
            case Wire::I64:
                return $begin + 8;
            case Wire::I32:
                return $begin + 4;
            case Wire::LEN:
                $length = $this->varint();

                return $this->at + $length;
            case Wire::START_GROUP:
                while ($this->at < $end && ($inner = $this->varint()) !== ($tag ^ Wire::START_GROUP ^ Wire::END_GROUP)) {
                    $this->at = $this->close($inner, $end);
                }
                break;
            default:
                $this->varint();
        }
        $close = $this->at;
        $this->at = $begin;

        return $close;
    }

    private function find(?WantedValue $value, int $start): void
    {
        if ($value !== null) {
            $value->find(++$this->findings, $start, $start);
            $value->nextIndex = null;
        }
    }

    private function varint(): int
    {
        $number = $shift = 0;
        do {
            $byte = \ord($this->bytes[$this->at++] ?? "\0");
            $number |= ($byte & 0x7F) << $shift;
            $shift += 7;
        } while ($byte > 0x7F);

        return $number;
    }
}
