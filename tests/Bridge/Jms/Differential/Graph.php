<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * A value as text: two values have the same one when no code can tell them apart, save by the order in which objects were made.
 */
final class Graph
{
    /** Seconds between two runs of the same case, at most. */
    private const TOLERANCE = 5.0;

    private const MOST = 400_000;

    /** Indentation that does not grow. */
    private const WIDEST = 40;

    public readonly string $text;

    /** @var list<float> the times in it that are not in the text */
    public array $moments = [];

    /** @var \SplObjectStorage<object, int> */
    private readonly \SplObjectStorage $numbers;

    private int $length = 0;

    /**
     * @param bool $hasMoments whether times are compared with tolerance, because some were taken from the clock
     */
    public function __construct(mixed $value, private readonly bool $hasMoments = false)
    {
        $this->numbers = new \SplObjectStorage();
        $this->text = $this->print($value, "\n");
    }

    public function equals(self $other): bool
    {
        if ($this->text !== $other->text || \count($this->moments) !== \count($other->moments)) {
            return false;
        }
        foreach ($this->moments as $i => $moment) {
            if (abs($moment - $other->moments[$i]) > self::TOLERANCE) {
                return false;
            }
        }

        return true;
    }

    private function print(mixed $value, string $newLine): string
    {
        $text = match (true) {
            $value === null => 'null',
            \is_bool($value) => $value ? 'true' : 'false',
            \is_int($value) => "int {$value}",
            \is_float($value) => 'float ' . var_export($value, true) . ' ' . bin2hex(pack('E', $value)),
            \is_string($value) => self::withoutIds(var_export($value, true)),
            \is_array($value) => $this->members('array', $value, $newLine),
            \is_object($value) => $this->object($value, $newLine),
            default => get_debug_type($value),
        };
        $this->length += \strlen($text);

        return $text;
    }

    /**
     * As collections and resources have them in their text.
     */
    public static function withoutIds(string $text): string
    {
        return str_contains($text, '@0') || str_contains($text, 'Resource id') ? (string) preg_replace(['/@0[0-9a-f]{31}/', '/Resource id #\d+/'], ['@id', 'Resource id'], $text) : $text;
    }

    /**
     * @param array<mixed> $members
     */
    private function members(string $name, array $members, string $newLine): string
    {
        if ($this->length > self::MOST) {
            return "{$name} ...";
        }
        $text = "{$name} {";
        // Spaces would be most of the text of what is as deep as JSON may be.
        $indented = \strlen($newLine) < self::WIDEST ? "{$newLine}  " : $newLine;
        foreach ($members as $key => $member) {
            $key = \is_int($key) ? (string) $key : '"' . str_replace("\0", '|', $key) . '"';
            $text .= "{$indented}{$key}: " . $this->print($member, $indented);
        }

        return $text . ($members === [] ? '}' : "{$newLine}}");
    }

    private function object(object $object, string $newLine): string
    {
        if ($object instanceof \UnitEnum) {
            return $object::class . "::{$object->name}";
        }
        if (isset($this->numbers[$object])) {
            return "#{$this->numbers[$object]} again";
        }
        $number = \count($this->numbers) + 1;
        $this->numbers[$object] = $number;
        $name = $object::class . " #{$number}";
        if ($object instanceof \DateTimeInterface) {
            return $name . ' ' . (self::isInitialized($object) ? $this->date($object) : 'not initialized');
        }
        if ($object instanceof \Closure || $object instanceof \Generator) {
            return $name;
        }
        if ($object instanceof \DateTimeZone || $object instanceof \DateInterval) {
            return $this->members($name, get_object_vars($object), $newLine);
        }
        if ($object instanceof \ArrayObject || $object instanceof \ArrayIterator) {
            return $this->members("{$name} flags {$object->getFlags()} at " . ($object instanceof \ArrayIterator ? var_export($object->key(), true) : ''), $object->getArrayCopy(), $newLine);
        }

        return $this->members($name, (array) $object, $newLine);
    }

    /**
     * One whose constructor never ran, as an object constructor may leave it, can be asked for nothing.
     */
    private static function isInitialized(\DateTimeInterface $date): bool
    {
        return isset(((array) $date)['timezone']);
    }

    private function date(\DateTimeInterface $date): string
    {
        $zone = var_export($date->getTimezone(), true);
        if (!$this->hasMoments) {
            return "{$date->format('x-m-d H:i:s.u I')} {$zone}";
        }
        $this->moments[] = (float) $date->format('U.u');

        return "at some time {$zone}";
    }
}
