<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Method;

/**
 * How objects of one class are read under one selection.
 *
 * @internal
 */
final readonly class ReadObject
{
    /**
     * @param string $id equal for equal plans; also the name of the generated class
     * @param class-string $class
     * @param list<ReadField|Splice> $fields
     * @param list<Method|TellListeners> $afterwards to call when it is complete; listeners come last
     * @param ?list<string> $allowedKeys any other key is an error; null when unknown keys are ignored
     * @param list<string> $mapPrefixes of inlined maps: a key that begins with one is never unknown
     * @param ?HasValue $ownDiscriminator what a discriminator must say, if it is there; null for a class that no discriminator tells
     * @param array<string, bool|int|float|string|null> $facts of the class, for the format; only where that wants them
     * @param bool $showsData whether what listens to objects of the class is shown the data first, and may give other data
     */
    public function __construct(
        public string $id,
        public string $class,
        public NewObject|FactoryCall|BlankObject|ExistingObject $construction,
        public array $fields,
        public array $afterwards,
        public ?array $allowedKeys,
        public array $mapPrefixes = [],
        public ?HasValue $ownDiscriminator = null,
        public bool $showsData = false,
        public array $facts = [],
    ) {}

    public function tellsListeners(): bool
    {
        return ($this->afterwards[\count($this->afterwards) - 1] ?? null) instanceof TellListeners;
    }

    /**
     * @return list<Method> of its own, to call when it is complete
     */
    public function lastCalls(): array
    {
        return \array_values(\array_filter($this->afterwards, static fn(Method|TellListeners $call): bool => $call instanceof Method));
    }

    /**
     * Whether the key "0" has a meaning. To PHP, an array with the keys 0, 1, 2, ... is a list: what was a JSON object with such
     * keys can no longer be told from a JSON array, and here both are taken.
     */
    public function knowsKeyZero(): bool
    {
        if ($this->ownDiscriminator?->field === '0' || \in_array('0', $this->allowedKeys ?? [], true)) {
            return true;
        }
        foreach ($this->fields as $field) {
            if (\in_array('0', $field->keys, true) && ($field instanceof ReadField || !self::isMap($field->value))) {
                return true;
            }
        }

        // An inlined map takes it, unless it has another prefix.
        return \in_array('', $this->mapPrefixes, true) || \in_array('0', $this->mapPrefixes, true);
    }

    /**
     * The keys of an inlined map are those that others have taken.
     */
    private static function isMap(ReadNode $node): bool
    {
        return $node instanceof MapOf || ($node instanceof Nullable && self::isMap($node->inner));
    }
}
