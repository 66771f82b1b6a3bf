<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Graph\Classes\ClassAnatomy;

/**
 * Writes the direct form by docs/graph-format.md, of values for which the extension chooses it, and of some more.
 */
final class DirectWriter
{
    private const BY_ARRAY = [\DateTimeImmutable::class, \DateTime::class, \DateTimeZone::class, \ArrayObject::class, \ArrayIterator::class];

    private string $entries = '';

    /** @var array<string, int> */
    private array $numbers = [];

    /** @var array<string, int> */
    private array $strings = [];

    /** @var \SplObjectStorage<object, int> their numbers */
    private readonly \SplObjectStorage $objects;

    private function __construct()
    {
        $this->objects = new \SplObjectStorage();
    }

    public static function write(mixed $value): string
    {
        $writer = new self();
        $body = $writer->value($value);
        $content = ByHand::varint(\count($writer->numbers)) . $writer->entries . $body;

        return Damage::sealed("\xC1" . (\strlen($content) < 256 ? "\x83" : "\x03") . $content);
    }

    private function value(mixed $value): string
    {
        return match (true) {
            $value === null => "\xC0",
            $value === false => "\xC1",
            $value === true => "\xC2",
            $value === [] => "\xC3",
            \is_int($value) => $this->integer($value),
            \is_float($value) => "\xCB" . pack('e', $value),
            \is_string($value) => $this->string($value),
            \is_array($value) => $this->array($value),
            $value instanceof \UnitEnum => $this->entry("{$value->name}::" . $value::class, "\2" . self::sized($value::class) . self::sized($value->name)),
            \is_object($value) => $this->object($value),
            default => throw new \LogicException('There is no form for ' . get_debug_type($value) . '.'),
        };
    }

    private function integer(int $value): string
    {
        if ($value >= 0) {
            return match (true) {
                $value < 64 => \chr($value),
                $value < 320 => "\xC4" . \chr($value - 64),
                $value < 1 << 16 => "\xC6" . pack('v', $value),
                $value < 1 << 32 => "\xC8" . pack('V', $value),
                default => "\xCA" . pack('P', $value),
            };
        }
        $rest = ~$value;

        return match (true) {
            $rest < 256 => "\xC5" . \chr($rest),
            $rest < 1 << 16 => "\xC7" . pack('v', $rest),
            $rest < 1 << 32 => "\xC9" . pack('V', $rest),
            default => "\xCA" . pack('P', $value),
        };
    }

    private function string(string $string): string
    {
        $length = \strlen($string);
        $number = $this->strings["s{$string}"] ?? null;
        if ($number !== null) {
            return match (true) {
                $number < 32 => \chr(0x60 + $number),
                $number < 256 => "\xCF" . \chr($number),
                default => "\xD0" . pack('v', $number),
            };
        }
        if ($length > 1) {
            $this->strings["s{$string}"] = \count($this->strings);
        }

        return match (true) {
            $length < 32 => \chr(0x40 + $length),
            $length < 256 => "\xCC" . \chr($length),
            $length < 1 << 16 => "\xCD" . pack('v', $length),
            default => "\xCE" . pack('V', $length),
        } . $string;
    }

    /**
     * @param non-empty-array<array-key, mixed> $array
     */
    private function array(array $array): string
    {
        $isList = array_is_list($array);
        $count = \count($array);
        $bytes = $count <= 16 ? \chr(($isList ? 0x7F : 0x8F) + $count) : ($isList ? "\xD2" : "\xD3") . ByHand::varint($count);
        foreach ($array as $key => $value) {
            $bytes .= ($isList ? '' : $this->value($key)) . $this->value($value);
        }

        return $bytes;
    }

    private function entry(string $key, string $entry): string
    {
        if (!isset($this->numbers[$key])) {
            $this->numbers[$key] = \count($this->numbers);
            $this->entries .= $entry;
        }

        return $this->numbers[$key] < 32 ? \chr(0xA0 + $this->numbers[$key]) : "\xD4" . ByHand::varint($this->numbers[$key]);
    }

    private function object(object $object): string
    {
        if ($this->objects->offsetExists($object)) {
            return "\xD5" . ByHand::varint($this->objects[$object]);
        }
        $this->objects[$object] = \count($this->objects);
        $class = $object::class;
        if (\in_array($class, self::BY_ARRAY, true)) {
            \assert(method_exists($object, '__serialize'));
            return $this->entry($class, "\1" . self::sized($class)) . $this->value($object->__serialize());
        }
        $values = (array) $object;
        if ($object instanceof \stdClass) {
            $bytes = $this->entry($class, "\3" . self::sized($class)) . ByHand::varint(\count($values));
            foreach ($values as $name => $value) {
                $bytes .= $this->string((string) $name) . $this->value($value);
            }

            return $bytes;
        }
        ksort($values, \SORT_STRING);
        $names = implode('', array_map(static function (string $name) use ($class): string {
            $own = str_replace(["\0*\0", "\0{$class}\0"], '', $name);

            return self::sized($own);
        }, array_map(strval(...), array_keys($values))));

        return $this->entry($class, "\0" . self::sized($class) . pack('V', ClassAnatomy::of($class)->layout()) . self::sized($names))
            . implode('', array_map($this->value(...), $values));
    }

    private static function sized(string $bytes): string
    {
        return ByHand::varint(\strlen($bytes)) . $bytes;
    }
}
