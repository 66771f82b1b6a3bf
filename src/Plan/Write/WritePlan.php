<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * Everything that is decided about writing values of one type in one context.
 *
 * @internal
 */
final readonly class WritePlan
{
    /**
     * @param string $type canonical spelling
     * @param array<string, WriteObject> $objects by id
     * @param list<string> $files the sources it rests on
     */
    public function __construct(
        public string $type,
        public WriteNode $root,
        public array $objects,
        public array $files,
    ) {}

    /**
     * Whether what is said of members comes with the object around them.
     */
    public function notesObjects(): bool
    {
        foreach ($this->objects as $object) {
            if ($object->notes !== []) {
                return true;
            }
        }

        return false;
    }
}
