<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

use Kiln\Format\Binary;
use Kiln\Format\Binary\Malformed;

/**
 * @internal
 */
final class Reader extends Binary\Reader
{
    /** Ends what has no length. */
    private const STOP = 0xFF;

    /** In the place of a count. */
    private const UNTIL_STOP = -1;

    /**
     * @param int $depth levels of lists and maps that may lie inside each other
     */
    public function __construct(string $document, int $depth, private readonly UnknownTags $tags)
    {
        parent::__construct($document, $depth, "\x1C");
    }

    protected function heads(): CborHeads
    {
        return new CborHeads();
    }

    /**
     * @param int $count {@see UNTIL_STOP} for as many as come before the stop code
     *
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
        while ($count-- !== 0) {
            $first = \ord($bytes[$at++]);
            if ($first < 0x18) {
                $items[] = $first;
            } elseif ($first >= 0x60 && $first < 0x78) {
                $unseen .= ($items[] = \substr($bytes, $at, $first &= 0x1F)) . "\n";
                $at += $first;
            } elseif ($first === 0x78) {
                $first = \ord($bytes[$at++]);
                $unseen .= ($items[] = \substr($bytes, $at, $first)) . "\n";
                if (($at += $first) > $end) {
                    throw $this->ended();
                }
            } elseif ($first >= 0xA0 && $first < 0xB8) {
                $this->at = $at;
                $items[] = $this->members($first & 0x1F);
                $at = $this->at;
            } elseif ($first === 0xF6) {
                $items[] = null;
            } elseif ($first === 0xFB) {
                $items[] = \unpack('E', $bytes, $at)[1]; // @phpstan-ignore offsetAccess.nonOffsetAccessible (the padding is there)
                $at += 8;
            } elseif ($first === 0x19) {
                $items[] = \ord($bytes[$at]) << 8 | \ord($bytes[$at + 1]);
                $at += 2;
            } elseif ($first === self::STOP && $count < 0) {
                break;
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
     * @param int $count {@see UNTIL_STOP} for as many as come before the stop code
     *
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
        while ($count-- !== 0) {
            $first = \ord($bytes[$at++]);
            if ($first >= 0x60 && $first < 0x78) {
                $key = \substr($bytes, $at, $first &= 0x1F);
                $at += $first;
                if (!isset($this->keys[$key])) {
                    $this->newKey($key);
                }
            } elseif ($first === self::STOP && $count < 0) {
                break;
            } else {
                $this->at = $at;
                $key = $this->rareKey($first);
                $at = $this->at;
            }
            $first = \ord($bytes[$at++]);
            if ($first < 0x18) {
                $members[$key] = $first;
            } elseif ($first >= 0x60 && $first < 0x78) {
                $unseen .= ($members[$key] = \substr($bytes, $at, $first &= 0x1F)) . "\n";
                $at += $first;
            } elseif ($first === 0x78) {
                $first = \ord($bytes[$at++]);
                $unseen .= ($members[$key] = \substr($bytes, $at, $first)) . "\n";
                if (($at += $first) > $end) {
                    throw $this->ended();
                }
            } elseif ($first >= 0xA0 && $first < 0xB8) {
                $this->at = $at;
                $members[$key] = $this->members($first & 0x1F);
                $at = $this->at;
            } elseif ($first === 0xF6) {
                $members[$key] = null;
            } elseif ($first === 0xFB) {
                $members[$key] = \unpack('E', $bytes, $at)[1]; // @phpstan-ignore offsetAccess.nonOffsetAccessible (the padding is there)
                $at += 8;
            } elseif ($first === 0x19) {
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
        $start = $this->at - 1;
        $information = $first & 0x1F;

        return match ($first >> 5) {
            0 => self::unsigned($this->argument($information)),
            1 => $this->negative($information),
            2 => self::textOrBytes($information === 31 ? $this->pieces(0x40) : $this->content($this->length($information))),
            3 => $this->text($information === 31 ? $this->pieces(0x60) : $this->content($this->length($information))),
            4 => $this->items($information === 31 ? self::UNTIL_STOP : $this->count($information, 1)),
            5 => $this->members($information === 31 ? self::UNTIL_STOP : $this->count($information, 2)),
            6 => $this->tagged($this->argument($information), $start),
            default => $this->simple($information, $start),
        };
    }

    /**
     * Keys are text or integers, as PHP has them.
     */
    private function rareKey(int $first): int|string
    {
        $start = $this->at - 1;
        // What may nest is no key.
        $key = $first < 0x80 ? $this->rare($first) : null;

        return \is_int($key) || \is_string($key)
            ? $key
            : throw ($start >= $this->end ? $this->ended() : $this->notKey($start));
    }

    /**
     * The number in a head: 64 bits, of which PHP takes the first for a sign.
     */
    private function argument(int $information): int
    {
        if ($information < 24) {
            return $information;
        }
        if ($information > 27) {
            throw $this->at > $this->end ? $this->ended() : new Malformed(\sprintf('no value begins with the byte %02x', \ord($this->bytes[$this->at - 1])), $this->at - 1);
        }
        $size = 1 << $information - 24;
        if ($size > $this->end - $this->at) {
            throw $this->ended();
        }
        /** @var array{1: int} $number */
        $number = \unpack(['C', 'n', 'N', 'J'][$information - 24], $this->bytes, $this->at);
        $this->at += $size;

        return $number[1];
    }

    /**
     * Beyond PHP's integers there are floats, as for JSON.
     */
    private function negative(int $information): int|float
    {
        $number = $this->argument($information);

        // -1 - n, where the one makes no difference to a float of that size.
        return $number >= 0 ? ~$number : -(float) \sprintf('%u', $number);
    }

    private function length(int $information): int
    {
        $length = $this->argument($information);

        return $length >= 0 ? $length : throw $this->ended();
    }

    /**
     * @param int $least bytes that one of them takes; more than there are bytes for are not begun with
     */
    private function count(int $information, int $least): int
    {
        $count = $this->length($information);

        return $count <= \intdiv($this->end - $this->at, $least) ? $count : throw $this->ended();
    }

    /**
     * Up to the stop code, each of a length; of text, each is UTF-8 by itself (RFC 8949, section 3.2.3).
     *
     * @param int $type in the first three bits
     */
    private function pieces(int $type): string
    {
        $pieces = '';
        while (($first = \ord($this->bytes[$this->at++])) !== self::STOP) {
            $information = $first & 0x1F;
            if (($first & 0xE0) !== $type || $information === 31) {
                throw $this->at > $this->end ? $this->ended() : new Malformed('a piece of a string that is of another kind', $this->at - 1);
            }
            $piece = $this->content($this->length($information));
            $pieces .= $type === 0x60 ? $this->text($piece) : $piece;
        }

        return $pieces;
    }

    private function tagged(int $tag, int $start): mixed
    {
        // Tags nest as lists do.
        if (--$this->levels < 0) {
            throw $this->tooDeep();
        }
        $value = match ($tag) {
            BigNumber::POSITIVE, BigNumber::NEGATIVE => BigNumber::read($this->byteString($start), $tag === BigNumber::NEGATIVE)
                ?? throw new Malformed('a number with too many digits', $start),
            default => $this->inside(),
        };
        ++$this->levels;

        return match ($tag) {
            BigNumber::POSITIVE, BigNumber::NEGATIVE => $value,
            Dates::TEXT => Dates::fromText($value) ?? throw new Malformed('a date that is not RFC 3339', $start),
            Dates::SECONDS => Dates::fromSeconds($value) ?? throw new Malformed('a date that is no number of seconds', $start),
            default => match ($this->tags) {
                UnknownTags::Ignore => $value,
                UnknownTags::Keep => $tag >= 0 ? new Tag($tag, $value) : throw new Malformed('a tag of more than ' . \PHP_INT_MAX, $start),
                UnknownTags::Refuse => throw new Malformed(\sprintf('tag %u, which is not known', $tag), $start),
            },
        };
    }

    private function inside(): mixed
    {
        // No level of its own: that of the tag is counted.
        ++$this->levels;
        $value = $this->items(1)[0];
        --$this->levels;

        return $value;
    }

    private function byteString(int $start): string
    {
        $first = \ord($this->bytes[$this->at++]);
        if ($first >> 5 !== 2) {
            throw $this->at > $this->end ? $this->ended() : new Malformed('a big number that is no string of bytes', $start);
        }

        return ($first & 0x1F) === 31 ? $this->pieces(0x40) : $this->content($this->length($first & 0x1F));
    }

    private function simple(int $information, int $start): mixed
    {
        if ($information === 24) {
            $number = \ord($this->content(1));

            return $number < 32 ? throw new Malformed('a simple value in two bytes that has one', $start) : new SimpleValue($number);
        }

        return match ($information) {
            20 => false,
            21 => true,
            // Undefined.
            22, 23 => null,
            25 => Floats::half($this->argument($information)),
            26, 27 => $this->float($information),
            28, 29, 30 => $this->argument($information),
            31 => throw new Malformed('a stop code where nothing is open', $start),
            default => new SimpleValue($information),
        };
    }

    private function float(int $information): float
    {
        /** @var array{1: float} $number */
        $number = \unpack($information === 26 ? 'G' : 'E', $this->content($information === 26 ? 4 : 8));

        return $number[1];
    }
}
