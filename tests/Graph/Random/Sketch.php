<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

/**
 * A value as text, by which two values can be compared without running code of their classes: shared objects, cycles and PHP
 * references have numbers, floats all their bits.
 *
 * Bytes may describe values without end, such as a list that holds the same list twice, and so on for 4,000 levels; the text
 * ends somewhere.
 */
final class Sketch
{
    private const MOST = 5_000;

    /** @var list<string> */
    private array $lines = [];

    /** @var array<int, int> identity of an object => its number here */
    private array $objects = [];

    /** @var array<string, int> identity of a reference => the line of what it refers to */
    private array $references = [];

    /** @var array<int, object> by their identity, which no other object gets as long as they are here */
    private array $kept = [];

    public static function of(mixed $value): string
    {
        $sketch = new self();
        $sketch->value('', $value, 0);

        return implode("\n", $sketch->lines);
    }

    private function value(string $label, mixed $value, int $depth): void
    {
        if (\count($this->lines) >= self::MOST) {
            return;
        }
        $this->lines[] = str_repeat(' ', $depth) . $label . match (true) {
            \is_string($value) => '"' . addcslashes($value, "\0..\37\177..\377\"\\") . '"',
            \is_float($value) => var_export($value, true) . ' ' . bin2hex(pack('E', $value)),
            \is_array($value) => 'array of ' . \count($value),
            $value instanceof \UnitEnum => $value::class . "::{$value->name}",
            \is_object($value) => $this->named($value),
            default => var_export($value, true),
        };
        if (\is_array($value)) {
            $this->elements($value, $depth + 1);
        } elseif (\is_object($value) && !$value instanceof \UnitEnum && !isset($this->kept[spl_object_id($value)])) {
            $this->kept[spl_object_id($value)] = $value;
            $this->elements(get_mangled_object_vars($value), $depth + 1);
            $this->elements(self::inside($value), $depth + 1);
        }
    }

    private function named(object $object): string
    {
        $isKnown = isset($this->objects[spl_object_id($object)]);
        $number = $this->objects[spl_object_id($object)] ??= \count($this->objects);

        return $object::class . " #{$number}" . ($isKnown ? ' again' : '');
    }

    /**
     * @param array<array-key, mixed> $elements
     */
    private function elements(array $elements, int $depth): void
    {
        foreach ($elements as $key => $element) {
            $label = (\is_int($key) ? $key : '"' . addcslashes($key, "\0..\37\177..\377\"\\") . '"') . ': ';
            $reference = \ReflectionReference::fromArrayElement($elements, $key)?->getId();
            if ($reference !== null) {
                // One that stands here alone may be held by what nobody reaches, until the collector finds that.
                if (isset($this->references[$reference])) {
                    $this->lines[] = str_repeat(' ', $depth) . $label . "a reference to line {$this->references[$reference]}";
                    continue;
                }
                $this->references[$reference] = \count($this->lines);
            }
            $this->value($label, $element, $depth);
        }
    }

    /**
     * What built-in classes keep beside properties.
     *
     * @return array<array-key, mixed>
     */
    private static function inside(object $object): array
    {
        if (!method_exists($object, '__serialize') || !(new \ReflectionMethod($object, '__serialize'))->isInternal()) {
            return [];
        }
        try {
            return (array) $object->__serialize();
        } catch (\Throwable $refusal) {
            return [$refusal->getMessage()];
        }
    }
}
