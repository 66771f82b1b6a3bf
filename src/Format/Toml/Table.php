<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

use Kiln\Format\WantedValue;

/**
 * A table while its document is read, and how it came into being: that decides what may be added to it.
 *
 * @internal
 */
final class Table
{
    /** Only tables in it have been named so far. Its own header may follow, and dotted keys may add to it. */
    public const IMPLIED = 0;

    /** It had a header, or is the root, or an element of an array of tables. */
    public const NAMED = 1;

    /** It came of dotted keys. Only such may add to it, in the same section. */
    public const DOTTED = 2;

    /** @var array<array-key, mixed> with something in the place of the tables in $tables, so that they keep it */
    public array $values = [];

    /** @var array<array-key, self|TableArray> tables and arrays of tables to which something may be added */
    public array $tables = [];

    /**
     * @param self::*      $kind
     * @param int          $section with whose dotted keys it came
     * @param int          $depth   levels of tables and arrays down to it, itself included
     * @param ?WantedValue $wanted  when places of values are looked for
     */
    public function __construct(
        public int $kind,
        public readonly int $depth,
        public int $section = 0,
        public readonly ?WantedValue $wanted = null,
    ) {}

    /**
     * @return array<array-key, mixed>|\stdClass
     */
    public function tree(): array|\stdClass
    {
        $values = $this->values;
        // Taken out, so that PHP does not copy it.
        $this->values = [];
        foreach ($this->tables as $key => $table) {
            $values[$key] = $table->tree();
        }

        return \array_is_list($values) ? (object) $values : $values;
    }
}
