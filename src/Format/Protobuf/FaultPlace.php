<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Format\Binary\Malformed;
use Kiln\Format\Messages;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * Finds the field in which a message is damaged: readers know the offset alone, and of a message that is cut off not even that.
 *
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final readonly class FaultPlace
{
    private Decoder $decoder;

    private function __construct(private Messages $messages, private string $bytes, private int $offset, private bool $isCut)
    {
        $this->decoder = new Decoder($messages, new Limits());
    }

    /**
     * @param int $at where the message begins
     */
    public static function of(Malformed $malformed, Messages $messages, string $bytes, int $at): SyntaxException
    {
        if ($malformed->kind === SyntaxError::DEPTH_EXCEEDED) {
            // Hundreds of names tell nobody anything.
            return $malformed->in($bytes);
        }
        $place = new self($messages, $bytes, $malformed->offset, $malformed->offset === \strlen($bytes));
        [$path, $offset] = $place->inMessage($messages->root, $at, \strlen($bytes), []) ?? [[], $malformed->offset];

        return new SyntaxException(SyntaxError::atByte($bytes, $offset, $malformed->kind, $malformed->getMessage())->below($path));
    }

    /**
     * @param list<string|int> $path of the message
     *
     * @return ?array{list<string|int>, int} the path of the field, and the offset; null where all is well
     */
    private function inMessage(int $message, int $at, int $end, array $path): ?array
    {
        [$fields, , $isChoice] = $this->messages->table[$message];
        $counts = [];
        while ($at < $end) {
            $tag = $this->varint($at, $end);
            $field = $tag === null ? null : $fields[$tag] ?? Decoder::inOtherForm($fields, $tag);
            $here = $path;
            if ($field !== null && !$isChoice) {
                $here[] = $field[0];
                if ($field[2] === Messages::REPEATED) {
                    $here[] = $counts[$field[0]] ??= 0;
                    ++$counts[$field[0]];
                }
            }
            $close = $tag === null ? null : $this->close($tag, $at, $end);
            if ($close === null) {
                return [$here, $this->isCut ? $end : $this->offset];
            }
            if ($field !== null && ($this->isCut || $this->offset < $close)) {
                $found = $this->inField($field, $at, $close, $here);
                if ($found !== null) {
                    return $found;
                }
            }
            if (!$this->isCut && $this->offset < $close) {
                return [$here, $this->offset];
            }
            $at = $close;
        }

        return null;
    }

    /**
     * @param Field            $field
     * @param list<string|int> $path
     *
     * @return ?array{list<string|int>, int}
     */
    private function inField(array $field, int $at, int $close, array $path): ?array
    {
        [, $kind, $label, $more] = $field;
        if ($label === Messages::MAP) {
            return $this->inEntry(\is_int($more) ? $more : 0, $at, $close, $path);
        }
        if ($label === Messages::PACKED) {
            return $this->isCut ? $this->inNumbers($kind, $at, $close, $path) : null;
        }

        return match (true) {
            $kind === Kind::MESSAGE => $this->inMessage(\is_int($more) ? $more : 0, $at, $close, $path),
            $kind > Kind::MESSAGE && $this->isCut => $this->inWellKnown($at, $close, $path),
            default => null,
        };
    }

    /**
     * @param list<string|int> $path
     *
     * @return ?array{list<string|int>, int}
     */
    private function inEntry(int $entry, int $at, int $close, array $path): ?array
    {
        $found = $this->inMessage($entry, $at, $close, []);
        if ($found === null || ($found[0][0] ?? null) !== 'value') {
            return $found === null ? null : [$path, $found[1]];
        }
        $key = '';
        while ($at < $close) {
            $start = $at;
            $tag = $this->varint($at, $close);
            $next = $tag === null ? null : $this->close($tag, $at, $close);
            if ($tag === null || $next === null) {
                break;
            }
            $key .= $tag >> 3 === 1 ? \substr($this->bytes, $start, $next - $start) : '';
            $at = $next;
        }
        try {
            return [[...$path, $this->decoder->keyOf($entry, $key), ...\array_slice($found[0], 1)], $found[1]];
        } catch (Malformed) {
            return [$path, $found[1]];
        }
    }

    /**
     * @param list<string|int> $path
     *
     * @return ?array{list<string|int>, int}
     */
    private function inNumbers(int $kind, int $at, int $close, array $path): ?array
    {
        for ($index = 0; $at < $close; ++$index) {
            $at = $this->close(Kind::wire($kind), $at, $close);
            if ($at === null) {
                return [[...$path, $index], $close];
            }
        }

        return null;
    }

    /**
     * @param list<string|int> $path
     *
     * @return ?array{list<string|int>, int}
     */
    private function inWellKnown(int $at, int $close, array $path): ?array
    {
        while ($at < $close) {
            $tag = $this->varint($at, $close);
            $at = $tag === null ? null : $this->close($tag, $at, $close);
            if ($at === null) {
                return [$path, $close];
            }
        }

        return null;
    }

    /**
     * @param int $at where the content of a field begins; for a message, where it begins behind its length
     *
     * @return ?int where it ends; null where it does not
     */
    private function close(int $tag, int &$at, int $end): ?int
    {
        $close = $at;
        switch ($tag & 7) {
            case Wire::VARINT:
                if ($this->varint($close, $end) === null) {
                    return null;
                }
                break;
            case Wire::I64:
                $close += 8;
                break;
            case Wire::I32:
                $close += 4;
                break;
            case Wire::LEN:
                $length = $this->varint($close, $end);
                if ($length === null || $length < 0 || $length > $end - $close) {
                    return null;
                }
                $at = $close;
                $close += $length;
                break;
            case Wire::START_GROUP:
                return $this->endOfGroup($tag, $close, $end);
            default:
                return null;
        }

        return $close <= $end ? $close : null;
    }

    private function endOfGroup(int $tag, int $at, int $end): ?int
    {
        $open = [$tag];
        while ($open !== []) {
            $inner = $this->varint($at, $end);
            if ($inner === null) {
                return null;
            }
            if (($inner & 7) === Wire::START_GROUP) {
                $open[] = $inner;
            } elseif (($inner & 7) === Wire::END_GROUP) {
                \array_pop($open);
            } else {
                $at = $this->close($inner, $at, $end);
                if ($at === null) {
                    return null;
                }
            }
        }

        return $at;
    }

    /**
     * @return ?int null where it is cut off or too long
     */
    private function varint(int &$at, int $end): ?int
    {
        $number = 0;
        for ($index = 0; $index < Wire::LONGEST_VARINT && $at < $end; ++$index) {
            $byte = \ord($this->bytes[$at++]);
            $number |= ($byte & 0x7F) << 7 * $index;
            if ($byte < 0x80) {
                return $number;
            }
        }

        return null;
    }
}
