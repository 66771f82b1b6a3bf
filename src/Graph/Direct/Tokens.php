<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;

/**
 * Reads what stands alone in the direct form: scalars, and the lengths and numbers of the rest.
 *
 * @internal
 */
final class Tokens
{
    /** @var list<string> those that have a number */
    private array $strings = [];

    public function __construct(public readonly Cursor $cursor) {}

    /**
     * @return ?int<0, max> how many elements; null where the tag is none of a list
     */
    public function lengthOfList(int $tag): ?int
    {
        return $this->length($tag, Tag::SHORT_LIST, Tag::SHORT_MAP, Tag::LIST);
    }

    /**
     * @return ?int<0, max>
     */
    public function lengthOfMap(int $tag): ?int
    {
        return $this->length($tag, Tag::SHORT_MAP, Tag::LOW_ENTRY, Tag::MAP);
    }

    /**
     * @return ?int<0, max> the number of an entry
     */
    public function entry(int $tag): ?int
    {
        if ($tag >= Tag::LOW_ENTRY && $tag < Tag::NOTHING) {
            return $tag - Tag::LOW_ENTRY;
        }

        return $tag === Tag::ENTRY ? $this->cursor->unsigned() : null;
    }

    /**
     * @return null|bool|int|float|string|array{}
     */
    public function scalar(int $tag): bool|int|float|string|array|null
    {
        return match (true) {
            $tag < Tag::SHORT_STRING => $tag,
            $tag < Tag::LOW_STRING => $this->string($tag - Tag::SHORT_STRING),
            $tag < Tag::SHORT_LIST => $this->numbered($tag - Tag::LOW_STRING),
            default => match ($tag) {
                Tag::NOTHING => null,
                Tag::NO => false,
                Tag::YES => true,
                Tag::EMPTY_ARRAY => [],
                Tag::BYTE => Tag::SHORT_STRING + $this->cursor->byte(),
                Tag::NEGATIVE_BYTE => -1 - $this->cursor->byte(),
                Tag::WORD => $this->word(),
                Tag::NEGATIVE_WORD => -1 - $this->word(),
                Tag::LONG_WORD => $this->cursor->fixed32(),
                Tag::NEGATIVE_LONG_WORD => -1 - $this->cursor->fixed32(),
                Tag::ANY_INTEGER => $this->cursor->fixed32() | $this->cursor->fixed32() << 32,
                Tag::FLOAT => $this->float(),
                Tag::STRING_8 => $this->string($this->cursor->byte()),
                Tag::STRING_16 => $this->string($this->word()),
                Tag::STRING_32 => $this->string($this->cursor->fixed32()),
                Tag::NUMBER_8 => $this->numbered($this->cursor->byte()),
                Tag::NUMBER_16 => $this->numbered($this->word()),
                Tag::NUMBER_32 => $this->numbered($this->cursor->fixed32()),
                default => throw new DamagedBytes('A value has an unknown form.'),
            },
        };
    }

    /**
     * @return ?int<0, max>
     */
    private function length(int $tag, int $first, int $behind, int $long): ?int
    {
        if ($tag >= $first && $tag < $behind) {
            return max(0, $tag - $first + 1);
        }

        return $tag === $long ? $this->cursor->unsigned() : null;
    }

    private function string(int $length): string
    {
        $string = $this->cursor->take($length);
        if ($length >= Tag::LEAST_NUMBERED) {
            $this->strings[] = $string;
        }

        return $string;
    }

    private function numbered(int $number): string
    {
        return $this->strings[$number] ?? throw new DamagedBytes('There is no string with such a number.');
    }

    private function word(): int
    {
        return $this->cursor->byte() | $this->cursor->byte() << 8;
    }

    private function float(): float
    {
        $float = (array) unpack('e', $this->cursor->take(8));

        return \is_float($float[1]) ? $float[1] : 0.0;
    }
}
