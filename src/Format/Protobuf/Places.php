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
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final class Places
{
    private string $bytes = '';

    private int $at = 0;

    private int $findings = 0;

    private ?int $invalid = null;

    public function __construct(private readonly Messages $messages) {}

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
        $wanted = array_map($root->below(...), $paths);
        $root->find(++$this->findings, $at, $at);
        $this->bytes = $bytes;
        $this->at = $at;
        $this->message($this->messages->root, \strlen($bytes), $root);

        return array_map(static fn(WantedValue $value): ?Position => $value->isFound() ? Position::atByte($value->start) : null, $wanted);
    }

    /**
     * @return ?int its offset; null where all texts are UTF-8
     */
    public function firstInvalidText(string $bytes, int $at): ?int
    {
        $this->bytes = $bytes;
        $this->at = $at;
        $this->invalid = null;
        $this->message($this->messages->root, \strlen($bytes), null);

        return $this->invalid;
    }

    private function message(int $message, int $end, ?WantedValue $wanted): void
    {
        [$fields, , $isChoice] = $this->messages->table[$message];
        $counts = [];
        while ($this->at < $end && $this->invalid === null) {
            $start = $this->at;
            $tag = $this->varint();
            $field = $fields[$tag] ?? null;
            if (($tag & 7) !== Wire::LEN) {
                $child = $field === null ? null : $wanted->children[$field[0]] ?? null;
                $child?->find(++$this->findings, $start, $start);
                match ($tag & 7) {
                    Wire::VARINT => $this->varint(),
                    Wire::I64 => $this->at += 8,
                    Wire::I32 => $this->at += 4,
                    default => $this->at = $end,
                };
                continue;
            }
            $length = $this->varint();
            $close = $this->at + $length;
            if ($field !== null) {
                $this->value($field, $start, $close, $isChoice ? $wanted : $wanted?->children[$field[0]] ?? null, $counts);
            }
            $this->at = $close;
        }
    }

    /**
     * @param Field                $field
     * @param array<string, int> $counts the index of the last item of a list, by key
     */
    private function value(array $field, int $start, int $close, ?WantedValue $wanted, array &$counts): void
    {
        [$key, $kind, $label, $more] = $field;
        $wanted?->find(++$this->findings, $start, $start);
        if ($label === Messages::REPEATED) {
            $counts[$key] = ($counts[$key] ?? -1) + 1;
            $wanted = $wanted?->children[$counts[$key]] ?? null;
            $wanted?->find(++$this->findings, $start, $start);
        }
        if ($label === Messages::PACKED && $wanted !== null) {
            $counts[$key] = $this->packed($kind, $close, $wanted, $counts[$key] ?? -1);
        }
        if ($kind === Kind::STRING && $label !== Messages::MAP) {
            $invalid = Utf8::firstInvalidOffset(substr($this->bytes, $this->at, $close - $this->at));
            $this->invalid ??= $invalid === null ? null : $this->at + $invalid;
        }
        if (!\is_int($more)) {
            return;
        }
        if ($label !== Messages::MAP) {
            $this->message($more, $close, $wanted);

            return;
        }
        $entry = (new Decoder($this->messages, new Limits()))->keyOf($more, substr($this->bytes, $this->at, $close - $this->at));
        $child = $wanted?->children[$entry] ?? null;
        $child?->find(++$this->findings, $start, $start);
        $below = new WantedValue();
        if ($child !== null) {
            $below->children['value'] = $child;
        }
        $this->message($more, $close, $below);
    }

    /**
     * @param int $last the index of the last item so far
     *
     * @return int that of the last item now
     */
    private function packed(int $kind, int $close, WantedValue $wanted, int $last): int
    {
        while ($this->at < $close) {
            $child = $wanted->children[++$last] ?? null;
            $child?->find(++$this->findings, $this->at, $this->at);
            match (Kind::wire($kind)) {
                Wire::I64 => $this->at += 8,
                Wire::I32 => $this->at += 4,
                default => $this->varint(),
            };
        }

        return $last;
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
