<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\Build\Calls;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\RawProperty;
use Kiln\Graph\DamagedBytes;

/**
 * Makes a value of bytes that {@see Check} has gone through.
 *
 * @internal
 */
final class Making
{
    /** @var list<object> */
    private array $objects = [];

    /** @var array<int, array<array-key, mixed>> for __unserialize(), by the number of the object, in the order of the calls */
    private array $data = [];

    /**
     * @param list<Entry> $entries
     */
    public function __construct(private readonly Tokens $tokens, private readonly array $entries) {}

    /**
     * @throws DamagedBytes when a method does not accept what it is given
     */
    public function root(): mixed
    {
        $value = $this->value();
        Calls::make(\array_keys($this->data), $this->objects, $this->data);

        return $value;
    }

    private function value(): mixed
    {
        $tag = $this->tokens->cursor->byte();
        $count = $this->tokens->lengthOfList($tag);
        if ($count !== null) {
            $list = [];
            for (; $count > 0; --$count) {
                $list[] = $this->value();
            }

            return $list;
        }
        $count = $this->tokens->lengthOfMap($tag);
        if ($count !== null) {
            $map = [];
            for (; $count > 0; --$count) {
                $map[$this->key()] = $this->value();
            }

            return $map;
        }
        $number = $this->tokens->entry($tag);
        if ($number !== null) {
            return $this->entries[$number]->case ?? $this->object($this->entries[$number]);
        }

        return $tag === Tokens::KNOWN_OBJECT ? $this->objects[$this->tokens->cursor->unsigned()] : $this->tokens->scalar($tag);
    }

    private function key(): int|string
    {
        $key = $this->tokens->scalar($this->tokens->cursor->byte());

        return \is_int($key) || \is_string($key) ? $key : throw new \LogicException('A key has not been checked.');
    }

    private function object(Entry $entry): object
    {
        $facts = $entry->facts ?? throw new \LogicException('Nobody has looked for the class.');
        $object = $facts->reflection->newInstanceWithoutConstructor();
        $number = \count($this->objects);
        $this->objects[] = $object;
        if ($entry->tag === Entry::BY_ARRAY) {
            $data = $this->value();
            // What stands inside is restored first.
            $this->data[$number] = \is_array($data) ? $data : [];
        } elseif ($entry->tag === Entry::BY_NAMES) {
            for ($count = $this->tokens->cursor->unsigned(); $count > 0; --$count) {
                $object->{$this->key()} = $this->value(); // @phpstan-ignore property.dynamicName
            }
        } else {
            foreach ($facts->slotProperties() as $property) {
                $value = $this->value();
                if (ClassAnatomy::isHooked($property)) {
                    RawProperty::set($property, $object, $value);
                } else {
                    $property->setValue($object, $value);
                }
            }
        }

        return $object;
    }
}
