<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\Build\Classes;
use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\Cursor;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\StaleData;

/**
 * A class, or a case of an enum, that a value in the direct form names.
 *
 * @internal
 */
final class Entry
{
    /** A class: each object has a value for each declared property. */
    public const BY_ALL_PROPERTIES = 0;

    /** A class: each object has an array for __unserialize(). */
    public const BY_ARRAY = 1;

    public const BY_CASE = 2;

    /** stdClass: names and values. */
    public const BY_NAMES = 3;

    /** What is known of it. */
    public const WEIGHT = 1_000;

    public ?ClassAnatomy $facts = null;

    public ?\UnitEnum $case = null;

    /**
     * @param string $names of the properties, each behind its length, or of the case
     */
    private function __construct(public readonly int $tag, public readonly string $class, private readonly string $names, private readonly int $layout) {}

    /**
     * @throws DamagedBytes
     */
    public static function read(Cursor $cursor): self
    {
        $tag = $cursor->byte();
        if ($tag > self::BY_NAMES) {
            throw new DamagedBytes('An entry has an unknown form.');
        }
        $class = $cursor->take($cursor->unsigned());
        $layout = $tag === self::BY_ALL_PROPERTIES ? $cursor->fixed32() : ClassAnatomy::NO_LAYOUT;
        $names = $tag === self::BY_ALL_PROPERTIES || $tag === self::BY_CASE ? $cursor->take($cursor->unsigned()) : '';

        return new self($tag, $class, $names, $layout);
    }

    /**
     * @throws StaleData
     * @throws DamagedBytes
     */
    public function find(Classes $classes): void
    {
        if ($this->tag === self::BY_CASE) {
            $this->case = Classes::enumCase($this->class, $this->names);

            return;
        }
        $restoring = $this->tag === self::BY_ARRAY ? Restoring::Data : Restoring::Properties;
        $facts = $classes->plan(new ReadShape($this->class, [], $restoring, $this->layout, 0, 0))->class;
        $fits = match ($this->tag) {
            self::BY_ALL_PROPERTIES => $facts->isUserland && !$facts->reflection->hasMethod('__destruct'),
            self::BY_ARRAY => $facts->isQuiet(),
            default => $facts->name === \stdClass::class,
        };
        if ($fits && $this->tag === self::BY_ALL_PROPERTIES && $this->names !== $facts->namesOfSlots()) {
            throw new DamagedBytes("Objects of class {$this->class} have other properties.");
        }
        $this->facts = $fits ? $facts : throw new StaleData($this->class, 'it has methods now that PHP calls by itself');
    }

    /**
     * @return list<string> of the properties, or of the case; as the class sees them, or as in an array cast where they are
     *                      private to an ancestor
     *
     * @throws DamagedBytes
     */
    public function names(): array
    {
        if ($this->tag === self::BY_CASE) {
            return [$this->names];
        }
        $cursor = new Cursor($this->names, 0, \strlen($this->names));
        $names = [];
        while ($cursor->remaining() > 0) {
            $names[] = $cursor->take($cursor->unsigned());
        }

        return $names;
    }

    /**
     * Of an object.
     */
    public function weight(): int
    {
        $slots = $this->facts === null ? 0 : $this->facts->countOfSlots();

        return Weight::OBJECT + $slots * Weight::CELL + Weight::ofProperties($slots, $slots, 0);
    }
}
