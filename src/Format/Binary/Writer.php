<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

use Kiln\Format\CannotEncode;
use Kiln\Format\DirectOutput;

/**
 * Writes trees in a format that says ahead how many items or members follow.
 *
 * Loops hold the frequent cases, because a call for each value takes longer than the value. So do tables of short heads.
 *
 * @internal
 */
final class Writer implements DirectOutput
{
    /** Integers whose bytes are looked up. */
    private const SMALLEST = -32;
    private const LARGEST = 255;

    /** Bytes of text whose heads are looked up. */
    private const TEXTS = 255;

    /** Items, or members. */
    private const COUNTS = 31;

    /** So many keys are remembered, of up to so many bytes. */
    private const KEYS = 1024;

    private const LONGEST_KEY = 64;

    /** So many bytes of text are looked at together. */
    private const TOGETHER = 65_536;

    /** What parts texts that are looked at together: no UTF-8 goes over it. */
    public const PART = "\n";

    /** @var array<int, string> */
    public array $integers = [];

    /** @var array<int, string> heads by bytes */
    public array $texts = [];

    /** @var array<int, string> */
    private array $items = [];

    /** @var array<int, string> */
    private array $members = [];

    /** @var array<string> the bytes of keys */
    public array $keys = [];

    /** Texts that nobody has looked at, to see whether they are UTF-8; behind each stands what parts them. */
    public string $unseen = '';

    private readonly string $null;

    private readonly string $true;

    private readonly string $false;

    private readonly ?string $double;

    private readonly string $short;

    private int $levels = 0;

    /**
     * @param bool $sortsKeys whether members are in the order of the bytes of their keys
     */
    public function __construct(private readonly Wire $wire, private readonly bool $sortsKeys = false)
    {
        [$this->null, $this->true, $this->false, $this->double, $this->short] = [$wire->null(), $wire->true(), $wire->false(), $wire->double(), $wire->short()];
        foreach (\range(self::SMALLEST, self::LARGEST) as $number) {
            $this->integers[$number] = $wire->integer($number);
        }
        foreach (\range(0, self::TEXTS) as $length) {
            $this->texts[$length] = $wire->head(Head::TEXT, $length);
        }
        foreach (\range(0, self::COUNTS) as $count) {
            $this->items[$count] = $wire->head(Head::ITEMS, $count);
            $this->members[$count] = $wire->head(Head::MEMBERS, $count);
        }
    }

    /**
     * @param int $depth levels of arrays that may lie inside each other
     *
     * @throws CannotEncode
     */
    public function write(mixed $tree, int $depth): string
    {
        $this->unseen = '';
        $this->levels = $depth;
        $bytes = $this->value($tree);
        $this->look();

        return $bytes;
    }

    public function open(): string
    {
        $around = $this->unseen;
        $this->unseen = '';

        return $around;
    }

    public function check(string $text): string
    {
        $this->look();

        return $text;
    }

    public function close(string $around): void
    {
        $this->unseen = $around;
    }

    public function plain(mixed $tree, int $depth, string ...$place): string
    {
        $levels = $this->levels;
        $this->levels = $depth;
        try {
            return $this->value($tree);
        } finally {
            $this->levels = $levels;
        }
    }

    public function list(array $items): string
    {
        return $this->headOfItems(\count($items)) . \implode('', $items);
    }

    public function place(): array
    {
        return [];
    }

    public function itemPlace(): array
    {
        return [];
    }

    public function integer(int $number): string
    {
        return $number > 0 && $number < 0x1_0000 ? $this->short . \pack('n', $number) : $this->wire->integer($number);
    }

    /**
     * @throws CannotEncode
     */
    public function headOfText(string $text): string
    {
        return $this->wire->head(Head::TEXT, \strlen($text));
    }

    /**
     * @throws CannotEncode
     */
    public function headOfItems(int $count): string
    {
        return $this->items[$count] ?? $this->wire->head(Head::ITEMS, $count);
    }

    /**
     * @throws CannotEncode
     */
    public function headOfMembers(int $count): string
    {
        return $this->members[$count] ?? $this->wire->head(Head::MEMBERS, $count);
    }

    /**
     * @throws CannotEncode
     */
    public function bytes(string $bytes): string
    {
        return $this->wire->head(Head::BYTES, \strlen($bytes)) . $bytes;
    }

    /**
     * @throws CannotEncode
     */
    public function leaf(object $leaf): string
    {
        return $this->wire->leaf($leaf, $this);
    }

    /**
     * A value inside a leaf.
     *
     * @throws CannotEncode
     */
    public function value(mixed $value): string
    {
        if (\is_string($value)) {
            $this->unseen .= $value . self::PART;
        }

        return match (true) {
            \is_string($value) => $this->wire->head(Head::TEXT, \strlen($value)) . $value,
            \is_array($value) => \array_is_list($value) ? $this->items($value) : $this->members($value),
            \is_int($value) => $this->integers[$value] ?? $this->wire->integer($value),
            \is_float($value) => $this->wire->float($value),
            \is_object($value) => $this->object($value),
            default => $value === null ? $this->null : ($value === true ? $this->true : $this->false),
        };
    }

    /**
     * @param list<mixed> $items
     */
    private function items(array $items): string
    {
        if (--$this->levels < 0) {
            throw new CannotEncode('nested too deep');
        }
        $count = \count($items);
        $bytes = $this->items[$count] ?? $this->wire->head(Head::ITEMS, $count);
        $wire = $this->wire;
        $integers = $this->integers;
        $texts = $this->texts;
        $null = $this->null;
        $double = $this->double;
        $short = $this->short;
        $unseen = '';
        foreach ($items as $item) {
            if (\is_string($item)) {
                $unseen .= $item;
                $unseen .= self::PART;
                $bytes .= $texts[\strlen($item)] ?? $wire->head(Head::TEXT, \strlen($item));
                $bytes .= $item;
            } elseif (\is_array($item)) {
                $bytes .= \array_is_list($item) ? $this->items($item) : $this->members($item);
            } elseif (\is_int($item)) {
                $bytes .= $integers[$item] ?? ($item > 0 && $item < 0x1_0000 ? $short . \pack('n', $item) : $wire->integer($item));
            } elseif ($item === null) {
                $bytes .= $null;
            } elseif (\is_float($item)) {
                $bytes .= $double === null ? $wire->float($item) : $double . \pack('E', $item);
            } elseif (\is_bool($item)) {
                $bytes .= $item ? $this->true : $this->false;
            } else {
                $bytes .= $this->value($item);
            }
        }
        ++$this->levels;
        if ($unseen !== '') {
            $this->unseen .= $unseen;
            if (\strlen($this->unseen) > self::TOGETHER) {
                $this->look();
            }
        }

        return $bytes;
    }

    /**
     * @param array<mixed> $members
     */
    private function members(array $members): string
    {
        if (--$this->levels < 0) {
            throw new CannotEncode('nested too deep');
        }
        $count = \count($members);
        $bytes = $this->members[$count] ?? $this->wire->head(Head::MEMBERS, $count);
        if ($this->sortsKeys) {
            $bytes .= $this->sorted($members);
            ++$this->levels;

            return $bytes;
        }
        $wire = $this->wire;
        $integers = $this->integers;
        $texts = $this->texts;
        $null = $this->null;
        $double = $this->double;
        $short = $this->short;
        $keys = &$this->keys;
        $unseen = '';
        foreach ($members as $key => $value) {
            $bytes .= $keys[$key] ?? $this->key($key);
            if (\is_string($value)) {
                $unseen .= $value;
                $unseen .= self::PART;
                $bytes .= $texts[\strlen($value)] ?? $wire->head(Head::TEXT, \strlen($value));
                $bytes .= $value;
            } elseif (\is_array($value)) {
                $bytes .= \array_is_list($value) ? $this->items($value) : $this->members($value);
            } elseif (\is_int($value)) {
                $bytes .= $integers[$value] ?? ($value > 0 && $value < 0x1_0000 ? $short . \pack('n', $value) : $wire->integer($value));
            } elseif ($value === null) {
                $bytes .= $null;
            } elseif (\is_float($value)) {
                $bytes .= $double === null ? $wire->float($value) : $double . \pack('E', $value);
            } elseif (\is_bool($value)) {
                $bytes .= $value ? $this->true : $this->false;
            } else {
                $bytes .= $this->value($value);
            }
        }
        ++$this->levels;
        if ($unseen !== '') {
            $this->unseen .= $unseen;
            if (\strlen($this->unseen) > self::TOGETHER) {
                $this->look();
            }
        }

        return $bytes;
    }

    private function object(object $object): string
    {
        return $object instanceof \stdClass ? $this->members(\get_object_vars($object)) : $this->wire->leaf($object, $this);
    }

    /**
     * @throws CannotEncode
     */
    public function key(int|string $key): string
    {
        if (\is_int($key)) {
            return $this->wire->integer($key);
        }
        if (\preg_match('//u', $key) !== 1) {
            throw new CannotEncode('a key that is not UTF-8');
        }
        $bytes = $this->wire->head(Head::TEXT, \strlen($key)) . $key;
        // Long ones are data, and a worker would hold them.
        if (\strlen($key) <= self::LONGEST_KEY) {
            $this->keys = \count($this->keys) < self::KEYS ? $this->keys : [];
            $this->keys[$key] = $bytes;
        }

        return $bytes;
    }

    /**
     * @param array<mixed> $members
     */
    private function sorted(array $members): string
    {
        $sorted = [];
        foreach ($members as $key => $value) {
            $sorted[$this->keys[$key] ?? $this->key($key)] = $value;
        }
        \ksort($sorted, \SORT_STRING);
        $bytes = '';
        foreach ($sorted as $key => $value) {
            $bytes .= $key . $this->value($value);
        }
        if (\strlen($this->unseen) > self::TOGETHER) {
            $this->look();
        }

        return $bytes;
    }

    private function look(): void
    {
        if (\preg_match('//u', $this->unseen) !== 1) {
            throw new CannotEncode('text that is not UTF-8');
        }
        $this->unseen = '';
    }
}
