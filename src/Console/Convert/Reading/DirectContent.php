<?php

declare(strict_types=1);

namespace Kiln\Console\Convert\Reading;

use Kiln\Console\Convert\CaseStandIn;
use Kiln\Console\Convert\ObjectStandIn;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Direct\Entry;
use Kiln\Graph\Direct\Tokens;
use Kiln\Graph\Read\Cursor;

/**
 * The value in a graph that is written in the direct form, with stand-ins for objects and enum cases.
 *
 * @internal
 */
final class DirectContent
{
    /** @var list<ObjectStandIn> */
    private array $objects = [];

    /** @var array<int, CaseStandIn> by the number of the entry, since a case is the same wherever it stands */
    private array $cases = [];

    /**
     * @param list<Entry> $entries
     */
    private function __construct(private readonly Tokens $tokens, private readonly array $entries, private readonly Depth $depth) {}

    /**
     * @throws DamagedBytes
     */
    public static function read(string $bytes, int $position, int $end): mixed
    {
        $cursor = new Cursor($bytes, $position, $end);
        $entries = [];
        for ($count = $cursor->unsigned(); $count > 0; --$count) {
            $entries[] = Entry::read($cursor);
        }
        $value = (new self(new Tokens($cursor), $entries, new Depth()))->value();

        return $cursor->remaining() === 0 ? $value : throw new DamagedBytes('There are bytes behind the end.');
    }

    private function value(): mixed
    {
        $tag = $this->tokens->cursor->byte();
        $length = $this->tokens->lengthOfList($tag);
        $pairs = $length ?? $this->tokens->lengthOfMap($tag);
        if ($pairs !== null) {
            return $this->array($pairs, $length !== null);
        }
        $number = $this->tokens->entry($tag);
        if ($number !== null) {
            return $this->cases[$number] ?? $this->entry($number);
        }
        if ($tag === Tokens::KNOWN_OBJECT) {
            return $this->objects[$this->tokens->cursor->unsigned()] ?? throw new DamagedBytes('There is no object with such a number.');
        }

        return $this->tokens->scalar($tag);
    }

    /**
     * @return array<array-key, mixed>
     */
    private function array(int $count, bool $isList): array
    {
        $this->depth->enter();
        $array = [];
        for (; $count > 0; --$count) {
            if ($isList) {
                $array[] = $this->value();
            } else {
                $array[$this->key()] = $this->value();
            }
        }
        $this->depth->leave();

        return $array;
    }

    private function key(): int|string
    {
        $key = $this->tokens->scalar($this->tokens->cursor->byte());

        return \is_int($key) || \is_string($key) ? $key : throw new DamagedBytes('A key is neither an integer nor a string.');
    }

    private function entry(int $number): ObjectStandIn|CaseStandIn
    {
        $entry = $this->entries[$number] ?? throw new DamagedBytes('There is no entry with such a number.');
        if ($entry->tag === Entry::BY_CASE) {
            return $this->cases[$number] = new CaseStandIn($entry->class, $entry->names()[0]);
        }
        $this->depth->enter();
        $this->objects[] = $object = new ObjectStandIn($entry->class);
        if ($entry->tag === Entry::BY_ARRAY) {
            $data = $this->value();
            $object->properties = \is_array($data) ? $data : [];
        } elseif ($entry->tag === Entry::BY_NAMES) {
            for ($count = $this->tokens->cursor->unsigned(); $count > 0; --$count) {
                $object->properties[$this->key()] = $this->value();
            }
        } else {
            foreach ($entry->names() as $name) {
                $object->properties[$name] = $this->value();
            }
        }
        $this->depth->leave();

        return $object;
    }
}
