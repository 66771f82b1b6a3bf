<?php

declare(strict_types=1);

namespace Kiln\Format\MessagePack;

use Kiln\Bytes;
use Kiln\Format\Binary;
use Kiln\Format\Binary\Malformed;

/**
 * @internal
 */
final class Reader extends Binary\Reader
{
    /**
     * @param int $depth levels of lists and maps that may lie inside each other
     */
    public function __construct(string $document, int $depth)
    {
        parent::__construct($document, $depth, "\xC1");
    }

    protected function heads(): MessagePackHeads
    {
        return new MessagePackHeads();
    }

    /**
     * @return list<mixed>
     */
    protected function items(int $count): array
    {
        if (--$this->levels < 0) {
            throw $this->tooDeep();
        }
        $bytes = $this->bytes;
        $at = $this->at;
        $end = $this->end;
        $unseen = '';
        $items = [];
        while ($count-- > 0) {
            $first = \ord($bytes[$at++]);
            if ($first < 0x80) {
                $items[] = $first;
            } elseif ($first >= 0xA0 && $first < 0xC0) {
                $unseen .= ($items[] = \substr($bytes, $at, $first &= 0x1F)) . "\n";
                $at += $first;
            } elseif ($first === 0xD9) {
                $first = \ord($bytes[$at++]);
                $unseen .= ($items[] = \substr($bytes, $at, $first)) . "\n";
                if (($at += $first) > $end) {
                    throw $this->ended();
                }
            } elseif ($first < 0x90) {
                $this->at = $at;
                $items[] = $this->members($first & 0x0F);
                $at = $this->at;
            } elseif ($first === 0xC0) {
                $items[] = null;
            } elseif ($first === 0xCB) {
                $items[] = \unpack('E', $bytes, $at)[1]; // @phpstan-ignore offsetAccess.nonOffsetAccessible (the padding is there)
                $at += 8;
            } elseif ($first === 0xCD) {
                $items[] = \ord($bytes[$at]) << 8 | \ord($bytes[$at + 1]);
                $at += 2;
            } else {
                $this->at = $at;
                $items[] = $this->rare($first);
                $at = $this->at;
            }
        }
        $this->at = $at;
        if ($at > $end) {
            throw $this->ended();
        }
        ++$this->levels;
        if ($unseen !== '') {
            $this->unseen .= $unseen;
            if (\strlen($this->unseen) > self::TOGETHER) {
                $this->look();
            }
        }

        return $items;
    }

    /**
     * @return array<mixed>|\stdClass
     */
    private function members(int $count): array|\stdClass
    {
        if (--$this->levels < 0) {
            throw $this->tooDeep();
        }
        $bytes = $this->bytes;
        $at = $this->at;
        $end = $this->end;
        $unseen = '';
        $members = [];
        while ($count-- > 0) {
            $first = \ord($bytes[$at++]);
            if ($first >= 0xA0 && $first < 0xC0) {
                $key = \substr($bytes, $at, $first &= 0x1F);
                $at += $first;
                if (!isset($this->keys[$key])) {
                    $this->newKey($key);
                }
            } else {
                $this->at = $at;
                $key = $this->rareKey($first);
                $at = $this->at;
            }
            $first = \ord($bytes[$at++]);
            if ($first < 0x80) {
                $members[$key] = $first;
            } elseif ($first >= 0xA0 && $first < 0xC0) {
                $unseen .= ($members[$key] = \substr($bytes, $at, $first &= 0x1F)) . "\n";
                $at += $first;
            } elseif ($first === 0xD9) {
                $first = \ord($bytes[$at++]);
                $unseen .= ($members[$key] = \substr($bytes, $at, $first)) . "\n";
                if (($at += $first) > $end) {
                    throw $this->ended();
                }
            } elseif ($first < 0x90) {
                $this->at = $at;
                $members[$key] = $this->members($first & 0x0F);
                $at = $this->at;
            } elseif ($first === 0xC0) {
                $members[$key] = null;
            } elseif ($first === 0xCB) {
                $members[$key] = \unpack('E', $bytes, $at)[1]; // @phpstan-ignore offsetAccess.nonOffsetAccessible (the padding is there)
                $at += 8;
            } elseif ($first === 0xCD) {
                $members[$key] = \ord($bytes[$at]) << 8 | \ord($bytes[$at + 1]);
                $at += 2;
            } else {
                $this->at = $at;
                $members[$key] = $this->rare($first);
                $at = $this->at;
            }
        }
        $this->at = $at;
        if ($at > $end) {
            throw $this->ended();
        }
        ++$this->levels;
        if ($unseen !== '') {
            $this->unseen .= $unseen;
            if (\strlen($this->unseen) > self::TOGETHER) {
                $this->look();
            }
        }

        // What would be taken for a list has the key 0.
        return $members === [] || (isset($members[0]) && \array_is_list($members)) ? (object) $members : $members;
    }

    private function rare(int $first): mixed
    {
        return match (true) {
            $first < 0x90 => $this->members($first & 0x0F),
            $first < 0xA0 => $this->items($first & 0x0F),
            $first >= 0xE0 => $first - 0x100,
            $first === 0xC0 => null,
            $first === 0xC2 => false,
            $first === 0xC3 => true,
            $first === 0xCA => $this->number('G', 4),
            $first === 0xCB => $this->number('E', 8),
            $first <= 0xD3 => $this->numberOrBytes($first),
            $first <= 0xD8 => $this->extension(1 << $first - 0xD4),
            $first <= 0xDB => $this->text($this->content($this->length(1 << $first - 0xD9))),
            $first <= 0xDD => $this->items($this->count(2 << $first - 0xDC, 1)),
            default => $this->members($this->count(2 << $first - 0xDE, 2)),
        };
    }

    private function numberOrBytes(int $first): mixed
    {
        return match ($first) {
            0xC4, 0xC5, 0xC6 => self::textOrBytes($this->content($this->length(1 << $first - 0xC4))),
            0xC7, 0xC8, 0xC9 => $this->extension($this->length(1 << $first - 0xC7)),
            0xCC => $this->number('C', 1),
            0xCD => $this->number('n', 2),
            0xCE => $this->number('N', 4),
            0xCF => self::unsigned($this->integer('J', 8)),
            0xD0 => $this->number('c', 1),
            0xD1 => ($this->integer('n', 2) ^ 0x8000) - 0x8000,
            0xD2 => ($this->integer('N', 4) ^ 0x8000_0000) - 0x8000_0000,
            0xD3 => $this->number('J', 8),
            default => throw $this->at > $this->end ? $this->ended() : new Malformed(\sprintf('no value begins with the byte %02x', $first), $this->at - 1),
        };
    }

    /**
     * Keys are text or integers, as PHP has them.
     */
    private function rareKey(int $first): int|string
    {
        $start = $this->at - 1;
        // What may nest is no key.
        $key = $first >= 0x80 && ($first < 0xA0 || $first >= 0xDC && $first < 0xE0) ? null : ($first < 0x80 ? $first : $this->rare($first));

        return \is_int($key) || \is_string($key)
            ? $key
            : throw ($this->at > $this->end ? $this->ended() : $this->notKey($start));
    }

    private function number(string $format, int $size): int|float
    {
        if ($this->at + $size > $this->end) {
            throw $this->ended();
        }
        /** @var array{1: int|float} $number */
        $number = \unpack($format, $this->bytes, $this->at);
        $this->at += $size;

        return $number[1];
    }

    private function integer(string $format, int $size): int
    {
        return (int) $this->number($format, $size);
    }

    /**
     * @param int $size bytes that it takes: 1, 2 or 4
     */
    private function length(int $size): int
    {
        return $this->integer([1 => 'C', 2 => 'n', 4 => 'N'][$size] ?? '', $size);
    }

    /**
     * @param int $least bytes that one of them takes; more than there are bytes for are not begun with
     */
    private function count(int $size, int $least): int
    {
        $count = $this->length($size);

        return $count * $least <= $this->end - $this->at ? $count : throw $this->ended();
    }

    private function extension(int $length): \DateTimeImmutable|Extension
    {
        $type = $this->integer('c', 1);
        $start = $this->at;
        $data = $this->content($length);

        return $type === Timestamp::TYPE
            ? Timestamp::read($data) ?? throw new Malformed('no timestamp has these bytes', $start)
            : new Extension($type, new Bytes($data));
    }
}
