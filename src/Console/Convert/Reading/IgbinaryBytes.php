<?php

declare(strict_types=1);

namespace Kiln\Console\Convert\Reading;

use Kiln\Console\Convert\CaseStandIn;
use Kiln\Console\Convert\ObjectStandIn;
use Kiln\Console\Convert\Unreadable;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;

/**
 * The value in what igbinary wrote, with stand-ins for objects and enum cases: igbinary itself makes an object of any class.
 * The types are those of igbinary, src/php7/igbinary.c (`enum igbinary_type`).
 *
 * @internal
 */
final class IgbinaryBytes
{
    private const HEADER = 4;

    private readonly Cursor $cursor;

    private readonly Depth $depth;

    /** @var list<string> in the order in which they were met */
    private array $strings = [];

    /** @var list<mixed> arrays, objects and references in the order in which they were met; PHP references to where they stand */
    private array $slots = [];

    private function __construct(string $bytes)
    {
        $this->cursor = new Cursor($bytes, self::HEADER, \strlen($bytes));
        $this->depth = new Depth();
    }

    /**
     * @throws Unreadable
     */
    public static function read(string $bytes): mixed
    {
        $reading = new self($bytes);
        $root = [];
        try {
            $reading->into($root, 0);
        } catch (DamagedBytes $end) {
            throw new Unreadable($end->getMessage(), 0, $end);
        }
        if ($reading->cursor->remaining() > 0) {
            throw new Unreadable('There is something behind the end.');
        }

        return $root[0];
    }

    /**
     * @param array<array-key, mixed> $container
     */
    private function into(array &$container, int|string $key): void
    {
        $type = $this->cursor->byte();
        $isReference = $type === 0x25;
        if ($isReference) {
            $type = $this->cursor->byte();
        }
        if (($type >= 0x01 && $type <= 0x03) || ($type >= 0x22 && $type <= 0x24)) {
            $slot = $this->number(1 << ($type < 0x22 ? $type - 0x01 : $type - 0x22));
            if (!\array_key_exists($slot, $this->slots)) {
                throw new Unreadable('Something refers to a value that does not exist.');
            }
            if ($isReference) {
                $container[$key] = &$this->slots[$slot];
            } else {
                $container[$key] = $this->slots[$slot];
            }

            return;
        }
        $container[$key] = null;
        $isNumbered = $isReference || ($type >= 0x14 && $type <= 0x1C);
        if ($isNumbered) {
            $this->slots[] = &$container[$key];
        }
        $this->depth->enter();
        $this->value($container[$key], $type);
        $this->depth->leave();
    }

    private function value(mixed &$place, int $type): void
    {
        if ($type >= 0x14 && $type <= 0x16) {
            $place = [];
            $this->elements($this->number(1 << ($type - 0x14)), $place, null);
        } elseif ($type >= 0x17 && $type <= 0x1C) {
            $class = $type <= 0x19 ? $this->newString(1 << ($type - 0x17)) : $this->knownString(1 << ($type - 0x1A));
            $this->object($place, $class);
        } else {
            $place = match ($type) {
                0x00 => null,
                0x04 => false,
                0x05 => true,
                0x0C => $this->float(),
                default => $this->intOrString($type),
            };
        }
    }

    private function object(mixed &$place, string $class): void
    {
        $type = $this->cursor->byte();
        if ($type === 0x27) {
            $place = new CaseStandIn($class, (string) $this->intOrString($this->cursor->byte()));

            return;
        }
        $place = $object = new ObjectStandIn($class);
        if ($type >= 0x14 && $type <= 0x16) {
            $this->elements($this->number(1 << ($type - 0x14)), $object->properties, $object);
        } elseif ($type >= 0x1D && $type <= 0x1F) {
            $object->payload = $this->cursor->take($this->number(1 << ($type - 0x1D)));
        } else {
            throw self::unknown($type);
        }
    }

    /**
     * @param array<array-key, mixed> $container
     */
    private function elements(int $count, array &$container, ?ObjectStandIn $object): void
    {
        for (; $count > 0; --$count) {
            $type = $this->cursor->byte();
            if ($type === 0x00) {
                // A property without a value.
                continue;
            }
            $key = $this->intOrString($type);
            $this->into($container, $object === null ? $key : $object->name($key));
        }
    }

    private function intOrString(int $type): int|string
    {
        return match ($type) {
            0x06, 0x08, 0x0A => $this->number(1 << (($type - 0x06) >> 1)),
            0x07, 0x09, 0x0B => -$this->number(1 << (($type - 0x07) >> 1)),
            0x0D => '',
            0x0E, 0x0F, 0x10 => $this->knownString(1 << ($type - 0x0E)),
            0x11, 0x12, 0x13 => $this->newString(1 << ($type - 0x11)),
            0x20 => $this->number(8),
            0x21 => self::opposite($this->number(8)),
            0x26 => $this->newString(8),
            default => throw self::unknown($type),
        };
    }

    /**
     * The smallest integer has none; its bits are its own.
     */
    private static function opposite(int $number): int
    {
        return $number === \PHP_INT_MIN ? $number : -$number;
    }

    private function newString(int $width): string
    {
        return $this->strings[] = $this->cursor->take($this->number($width));
    }

    private function knownString(int $width): string
    {
        return $this->strings[$this->number($width)] ?? throw new Unreadable('A string does not exist.');
    }

    private function number(int $width): int
    {
        $number = 0;
        for (; $width > 0; --$width) {
            $number = $number << 8 | $this->cursor->byte();
        }

        return $number;
    }

    private function float(): float
    {
        /** @var array{1: float} $float */
        $float = \unpack('E', $this->cursor->take(8));

        return $float[1];
    }

    private static function unknown(int $type): Unreadable
    {
        return new Unreadable(\sprintf('igbinary has no type 0x%02X, or not in this place.', $type));
    }
}
